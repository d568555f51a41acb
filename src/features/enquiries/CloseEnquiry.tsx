import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { closeEnquiry, type Enquiry } from '../../api/enquiries.ts'
import { refusalOf } from '../../api/errors.ts'
import { PageForm } from '../../domain/forms/PageForm.tsx'
import { produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { useOnward } from '../../domain/navigation/useOnward.ts'
import { notifyIfLeft } from '../../domain/forms/notify-if-left.ts'
import { useDraft } from '../../domain/forms/useDraft.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/overlay/Overlay.tsx'
import { showMessage } from '../../ui/toast/messages.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { requiredText } from '../../domain/forms/rules.ts'
import { useForm } from '../../ui/form/useForm.ts'
import * as styles from './enquiries.css.ts'
import { closedNotice } from './list-view.ts'
import { Failed } from './Reason.tsx'
import { stack } from '../../ui/theme/global.css.ts'

/** Longest remark that the server takes (openapi, ClosingRemark), in characters. */
const MAX_REMARK = 500

const closingRemark = msg({
  message: 'Closing remark',
  comment: 'Label of the field for why an enquiry is closed.',
})

/** Check of the closing remark (§enquiries.11). */
const schema = v.object({
  closing_remark: requiredText(
    MAX_REMARK,
    closingRemark,
    msg({
      message: 'Please provide a closing remark',
      comment: 'When somebody closes an enquiry without saying why.',
    }),
  ),
})

/** The remark is a draft until it is sent. */
export function CloseEnquiry({ enquiry, onDismiss }: { enquiry: Enquiry; onDismiss: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const onward = useOnward()
  const queryClient = useQueryClient()
  const { id } = enquiry
  const produce = produceName(enquiry)
  const form = useForm({
    schema,
    initial: { closing_remark: '' },
    onSubmit: notifyIfLeft(async ({ closing_remark }) => {
      const closing = closeEnquiry({ id, closing_remark }, locale).catch((error: unknown) => {
        // It was closed before, in another tab or by a request whose answer was lost.
        if (refusalOf(error).error !== 'enquiry_closed') throw error
      })
      await openSession().during(closing)
      // What was typed since the press goes too: the enquiry has its remark.
      draft.startAfresh()
      showMessage(
        t({
          message: `Your enquiry for ${produce} is closed.`,
          comment: 'Short message after an own enquiry was closed. {produce}: crop and variety.',
        }),
      )
      onDismiss()
      await onward(paths.enquiries(), { state: closedNotice(produce) })
      void queryClient.invalidateQueries({ queryKey: ['enquiries'] })
    }),
  })
  const draft = useDraft(`enquiry-close-${id}`, form)
  return (
    <Dialog
      isOpen
      withoutClose
      onOpenChange={(isOpen) => !isOpen && !form.isPending && onDismiss()}
      title={<Trans comment="Button of an own enquiry, and title of its dialog. max 24">Close Enquiry</Trans>}
    >
      <PageForm form={form} draft={draft} className={stack.m}>
        <p>
          {enquiry.status === 'approved' ? (
            <Trans comment="Before it is closed.">It will be taken off the public board and can’t be reopened.</Trans>
          ) : (
            <Trans comment="Before an enquiry is closed that was never on the public board.">
              It can’t be reopened.
            </Trans>
          )}
        </p>
        <TextField
          {...form.field('closing_remark')}
          multiline
          isRequired
          autoCapitalize="sentences"
          label={t(closingRemark)}
          description={
            <Trans comment="Under the label Closing remark. {MAX_REMARK}: a number.">
              Why are you closing it? For example: the deal is done. At most {MAX_REMARK} characters.
            </Trans>
          }
        />
        <Failed error={form.formFailure}>
          <Trans comment="An enquiry was not closed. A reason may follow.">
            Failed to close enquiry. Please try again.
          </Trans>
        </Failed>
        <div className={styles.formActions}>
          <Button onPress={onDismiss} isDisabled={form.isPending}>
            <Trans comment="Button of the dialog that closes an enquiry: nothing is done. max 18">Keep it open</Trans>
          </Button>
          <Button tone="danger" type="submit" isPending={form.isPending}>
            <Trans comment="Button of the dialog “Close Enquiry”: does it. max 20">Yes, close it</Trans>
          </Button>
        </div>
      </PageForm>
    </Dialog>
  )
}
