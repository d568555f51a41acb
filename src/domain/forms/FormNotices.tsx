import { useState, type ReactNode, useRef } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { warning, retry } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './form-notices.css.ts'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import { Button } from '../../ui/controls/Button.tsx'
import type { FormDraft } from './useDraft.ts'

/** Why a form could not be sent. The form's `attempt` is its key, so that each failure is announced. */
export function FormFailure(props: {
  /** Heading on a line of its own. */
  title?: ReactNode
  children?: ReactNode
  serverMessage?: string
}) {
  const { title, children, serverMessage } = props
  const locale = useLocale()
  // The message stays in this language when the page's changes.
  const [lang] = useState(locale)
  return (
    <div role="alert" className={styles.failure}>
      <Icon icon={warning} />
      <p>
        {title && <strong className={styles.title}>{title}</strong>} {children}{' '}
        {serverMessage && <span lang={lang}>{serverMessage}</span>}
      </p>
    </div>
  )
}

/** At the top of a form: a draft is back, or the device can't keep what is typed. `hasFile`: a draft has no files. */
export function DraftNotice(props: {
  draft: Pick<FormDraft, 'restoredAt' | 'isUnsafe' | 'startAfresh'>
  hasFile?: boolean
}) {
  const { draft, hasFile = false } = props
  const box = useRef<HTMLDivElement>(null)
  const locale = useLocale()
  if (draft.isUnsafe)
    return (
      <div role="status" className={styles.notice}>
        <p>
          <Trans comment="Above a form, when the browser’s storage is full or blocked: a reload would lose what is in the form.">
            What you type can’t be kept on this device. It is lost when you close or reload this page.
          </Trans>
        </p>
      </div>
    )
  if (!draft.restoredAt) return null
  const day = formatDate(locale, draft.restoredAt.toISOString())

  function startAfresh() {
    // The button disappears, so the focus moves to the first field.
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
      <Button tone="outline" onPress={startAfresh} icon={retry}>
        <Trans comment="Button above a form: throws away what was typed earlier and brought back. max 24">
          Start afresh
        </Trans>
      </Button>
    </div>
  )
}
