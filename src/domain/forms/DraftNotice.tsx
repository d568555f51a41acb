import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { retry } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './draft-notice.css.ts'
import type { FormDraft } from './useFormDraft.ts'

/**
 * At the head of a form: what was typed earlier is back, and how to be rid of it. Goes inside the `<form>`.
 * @param props.hasFile whether the form takes a file, which a draft can't keep
 */
export function DraftNotice({
  draft,
  hasFile = false,
}: {
  draft: Pick<FormDraft, 'restoredAt' | 'startAfresh'>
  hasFile?: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const locale = useLocale()
  if (!draft.restoredAt) return null
  const day = formatDate(locale, draft.restoredAt.toISOString())

  function startAfresh() {
    // The button goes away: the focus goes on to where one begins.
    const form = box.current?.closest('form')
    draft.startAfresh()
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <div ref={box} role="status" className={styles.notice}>
      <div>
        <p>
          <Trans comment="Above a form: what the person typed earlier and did not send is in it again. {day}: 21 Apr 2026.">
            What you typed on {day} and did not send is back.
          </Trans>
        </p>
        {hasFile && (
          <p>
            <Trans comment="After “What you typed … is back”, above a form in which one can choose a file, such as a bill or a photo.">
              Files can’t be kept: if you had chosen one, please choose it again.
            </Trans>
          </p>
        )}
      </div>
      <Button tone="outline" onPress={startAfresh}>
        <Icon icon={retry} />
        <Trans comment="Button above a form: throws away what was typed earlier and brought back. max 24">
          Start afresh
        </Trans>
      </Button>
    </div>
  )
}
