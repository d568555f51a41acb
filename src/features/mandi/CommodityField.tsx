import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type ComponentType } from 'react'
import { control, field, label } from '../../ui/field.css.ts'
import { LONGEST_FILTER } from './mandi-view.ts'
import type { Caret, SuggestBoxProps } from './SuggestBox.tsx'

const ID = 'mandi-commodity'

type Enhanced = { Box: ComponentType<SuggestBoxProps>; selection: Caret | undefined }

const caret = (input: HTMLInputElement): Caret => [input.selectionStart ?? 0, input.selectionEnd ?? 0]

/**
 * The filter by commodity: free text, with suggestions. It starts as a plain field that costs nothing; when somebody touches
 * it, React Aria's combobox takes its place, with the text and the caret as they were. Where that can't be downloaded, the
 * plain field goes on working.
 */
export function CommodityField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const loading = useRef(false)
  const composing = useRef(false)
  const [enhanced, setEnhanced] = useState<Enhanced>()
  const placeholder = t({
    message: 'kanda…',
    comment: 'Example in the empty filter by commodity: onion, as people say it, in Latin or other letters. max 10',
  })

  async function enhance() {
    if (loading.current) return
    loading.current = true
    try {
      const { SuggestBox } = await import('./SuggestBox.tsx')
      // An input method that is in the middle of a word (most Indian keyboards) must not lose its field.
      while (composing.current) {
        await new Promise((resolve) => input.current?.addEventListener('compositionend', resolve, { once: true }))
      }
      const focused = document.activeElement === input.current ? input.current : undefined
      setEnhanced({ Box: SuggestBox, selection: focused ? caret(focused) : undefined })
    } catch {
      loading.current = false
    }
  }

  return (
    <div className={field}>
      <label id={`${ID}-label`} htmlFor={ID} className={label}>
        <Trans comment="Label of a filter of the mandi prices, and head of a column. max 16">Commodity</Trans>
      </label>
      {enhanced ? (
        <enhanced.Box
          {...{ placeholder, text, onText }}
          id={ID}
          labelledBy={`${ID}-label`}
          selection={enhanced.selection}
        />
      ) : (
        <input
          ref={input}
          id={ID}
          type="text"
          name="commodity"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST_FILTER}
          placeholder={placeholder}
          className={control()}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onFocus={() => void enhance()}
          onPointerEnter={() => void enhance()}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={() => (composing.current = false)}
        />
      )}
    </div>
  )
}
