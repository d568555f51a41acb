import { useLingui } from '@lingui/react/macro'
import { useEventListener } from '../../ui/hooks/events.ts'
import { showMessage } from '../../ui/toast/messages.ts'

/** Says that a pasted text was cut: the browser drops, without a word, what goes beyond a field's `maxLength`. */
export function useCutPaste(): void {
  const { t } = useLingui()
  useEventListener('paste', ({ target, clipboardData }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.maxLength < 0) return
    const { value, selectionStart, selectionEnd, maxLength } = target
    const room = maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0))
    const pasted = clipboardData?.getData('text').replaceAll('\r\n', '\n') ?? ''
    if (pasted.length <= room) return
    const text = t({
      message: 'What you pasted is too long for this field. Its end was left out.',
      comment: 'Short message after pasting into a field that takes fewer characters.',
    })
    showMessage(text, { for: 10_000 })
  })
}
