import { Fragment, useContext, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { warning, retry } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './page-form.css.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../i18n/format.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import type { FailureWords } from '../failures.ts'
import { FormTitle } from '../navigation/Page.tsx'
import type { FormDraft } from './useDraft.ts'

/** A form: the browser's title, what is wrong, why it could not be sent, the draft, and the fields. */
export function PageForm(props: {
  form: {
    attempt: number
    summary: readonly { fieldId: string; message: string }[]
    formFailure: unknown
    submit: (event: FormEvent) => void
  }
  failure?: ReactNode
  draft?: FormDraft
  hasFile?: boolean
  className: string
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}) {
  const { form, failure, draft, hasFile, children, ...rest } = props
  const { t } = useLingui()
  const title = useContext(FormTitle)
  return (
    <form noValidate onSubmit={form.submit} {...rest}>
      {/* With errors, it is announced before the focus moves to the summary. */}
      {title && (
        <title>
          {form.summary.length === 0
            ? title
            : t({
                message: `Error: ${title}`,
                comment: 'Title of a page whose form has errors. {title}: of the page.',
              })}
        </title>
      )}
      <ErrorSummary key={form.attempt} errors={form.summary} />
      {/* The key changes with each failure, so that each is announced. */}
      {form.formFailure !== undefined && <Fragment key={`failed ${form.attempt}`}>{failure}</Fragment>}
      {draft && <DraftNotice draft={draft} hasFile={hasFile} />}
      {children}
    </form>
  )
}

/** The button of a long form may be far below what is said above it. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Why a form could not be sent: the app's text and the server's message. */
export function FormFailure(props: FailureWords & { title?: ReactNode; children?: ReactNode }) {
  const { title, text, serverMessage, children } = props
  const { t } = useLingui()
  const locale = useLocale()
  // The message stays in this language when the page's changes.
  const [lang] = useState(locale)
  return (
    <div ref={intoView} role="alert" className={styles.failure}>
      <Icon icon={warning} />
      <p>
        {title && <strong className={styles.title}>{title}</strong>} {text && t(text)} {children}{' '}
        {serverMessage && <span lang={lang}>{serverMessage}</span>}
      </p>
    </div>
  )
}

/** Notice above a form: a draft was restored, or the device can't store one. `hasFile`: the draft lacks its file. */
export function DraftNotice(props: {
  draft: Pick<FormDraft, 'restoredAt' | 'isUnsafe' | 'startAfresh'>
  hasFile?: boolean
}) {
  const { draft, hasFile = false } = props
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

  return (
    <div role="status" className={styles.notice}>
      <div>
        <p>
          <Trans comment="Above a form: what the person typed earlier is in it again. {day}: 21 Apr 2026.">
            What you typed on {day} is back.
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
      <Button tone="outline" onPress={draft.startAfresh} icon={retry}>
        <Trans comment="Button above a form: throws away a draft. max 24">Start afresh</Trans>
      </Button>
    </div>
  )
}
