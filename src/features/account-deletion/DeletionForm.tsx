import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { ApiError } from '../../api/errors.ts'
import { requestAccountDeletion } from '../../api/profile.ts'
import { DraftNotice } from '../../domain/drafts/DraftNotice.tsx'
import { useDraft } from '../../domain/drafts/useDraft.ts'
import { FormFailure } from '../../domain/forms/FormFailure.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { FormTitle } from '../../ui/form/FormTitle.tsx'
import { say, useForm } from '../../ui/form/useForm.ts'
import { rememberRequest } from './RequestReceived.tsx'
import * as styles from './deletion.css.ts'

const schema = v.object({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(
      say(
        msg({
          message: 'Please provide a reason for deleting your account',
          comment: 'Error on the page where a person asks for their account to be deleted.',
        }),
      ),
    ),
  ),
})

export function DeletionForm({ title, onReceived }: { title: string; onReceived: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const form = useForm({
    schema,
    initial: { reason: '' },
    onSubmit: async (output) => {
      const session = openSession()
      await session.during(requestAccountDeletion(output, locale))
      draft.drop()
      rememberRequest(session)
      onReceived()
    },
    fieldErrors: (failure) => (failure instanceof ApiError ? failure.refusal.errors : undefined),
  })
  const draft = useDraft('delete-account', v.object({ reason: v.string() }), form)
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <FormTitle title={title} form={form} />
      <DraftNotice draft={draft} />
      <ErrorSummary
        key={form.attempt}
        title={t({
          message: 'Please correct this',
          comment: 'On the page where a person asks for their account to be deleted: heading of what is wrong.',
        })}
        errors={form.summary}
      />
      {form.formFailure !== undefined && (
        <FormFailure
          key={form.attempt}
          title={
            <Trans comment="On the page where a person asks for their account to be deleted. The server’s words may follow.">
              Failed to submit deletion request
            </Trans>
          }
          serverMessage={deletionWords(form.formFailure)}
        />
      )}
      <TextField
        {...form.field('reason')}
        label={<Trans comment="Label of the field for the reason of a deletion.">Why do you want to delete it?</Trans>}
        isRequired
        multiline
        maxLength={2000}
      />
      <div>
        <Button type="submit" tone="danger" isPending={form.isPending}>
          <Trans comment="Button: asks for the account to be deleted. max 32">Request deletion</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The server's message when it rejects a deletion request, shown after the app's own text (§profile.12). */
const deletionWords = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status < 500 ? error.refusal.message : undefined
