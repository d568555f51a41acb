import { useState, type ReactNode, useRef } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { warning, retry } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './form-notices.css.ts'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import { Button } from '../../ui/controls/Button.tsx'
import type { FormDraft } from './useDraft.ts'

/**
 * Alert that a form could not be sent for a reason not tied to a single field. Use the form's `attempt` as its key, so
 * that each failure is announced.
 * @param props.serverMessage in the language of the request
 */
export function FormFailure({
  title,
  children,
  serverMessage,
}: {
  /** Shown on its own line, above the reason. */
  title?: ReactNode
  children?: ReactNode
  serverMessage?: string
}) {
  const locale = useLocale()
  // The server's message stays in this language when the page's language changes.
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

/**
 * Notice at the top of a form, inside the `<form>`. It says that a draft was restored, with a button to start afresh.
 * Or it warns that the device can't store what is typed.
 * @param props.hasFile whether the form has a file field, which a draft can't save
 */
export function DraftNotice({
  draft,
  hasFile = false,
}: {
  draft: Pick<FormDraft, 'restoredAt' | 'isUnsafe' | 'startAfresh'>
  hasFile?: boolean
}) {
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
      <Button tone="outline" onPress={startAfresh}>
        <Icon icon={retry} />
        <Trans comment="Button above a form: throws away what was typed earlier and brought back. max 24">
          Start afresh
        </Trans>
      </Button>
    </div>
  )
}
