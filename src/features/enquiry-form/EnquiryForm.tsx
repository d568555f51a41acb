import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useCallback, useState } from 'react'
import type { Enquiry } from '../../api/enquiries.ts'
import { refusalOf } from '../../api/errors.ts'
import { mayBuy } from '../../domain/business/business-types.ts'
import { PhotoRefused, photoRefusal } from '../../domain/files.ts'
import { PageForm } from '../../domain/forms/PageForm.tsx'
import { useDraft } from '../../domain/forms/useDraft.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { useOnward } from '../../domain/navigation/useOnward.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { atStart } from '../../ui/controls/button.css.ts'
import { FileField } from '../../ui/fields/FileField.tsx'
import * as panel from '../../ui/feedback/feedback.css.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { usePromise } from '../../ui/hooks/events.ts'
import { retry, trash } from '../../ui/layout/icons.ts'
import { ProductFields } from './ProductFields.tsx'
import { OwnEnquiries, SendFailure } from './SendFailure.tsx'
import { AmountFields, QualityFields, TradePlaceFields, TypeField } from './TradeFields.tsx'
import {
  emptyValues,
  type EnquiryFormState,
  type EnquiryOutput,
  type EnquiryValues,
  enquirySchema,
  formValuesOf,
} from './enquiry-schema.ts'
import * as styles from './form.css.ts'
import { isUnanswered } from './post-enquiry.ts'
import { row, stack } from '../../ui/theme/global.css.ts'

/** The form of a new or changed enquiry (§enquiries.13). */
export function EnquiryForm(props: {
  stored?: Enquiry
  submitLabel: ReactNode
  failed: ReactNode
  onSubmit: (output: EnquiryOutput, initial: EnquiryValues) => Promise<unknown>
}) {
  const { stored, onSubmit } = props
  const { businessType } = useSession()
  const fixedToSell = !mayBuy(businessType)
  const onward = useOnward()
  const [initial] = useState(() => (stored ? formValuesOf(stored) : emptyValues(businessType)))
  const form = useForm({
    schema: enquirySchema,
    initial,
    onSubmit: async (output) => {
      await onSubmit(output, initial)
      draft.drop()
    },
    fieldErrors,
  })
  const draft = useDraft(stored ? `enquiry-edit-${stored.id}` : 'enquiry-new', form)
  // A draft may be older than the person's business type.
  if (fixedToSell && form.values.type !== 'sell') form.change({ type: 'sell' })
  /** Replaces the form in the history: Back from the enquiry would open it again. */
  function cancelEdit() {
    draft.drop()
    void onward(paths.enquiry(stored!.id), { replace: true })
  }
  const cancel = <Trans comment="Link beside a button: leaves a form without sending it. max 16">Cancel</Trans>
  return (
    <PageForm form={form} draft={draft} hasFile className={stack.l}>
      {!stored && draft.restoredAt && <SentNotice restored={form.values} />}
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans comment="Heading of a part of the enquiry form: what is bought or sold.">Produce</Trans>
        </h2>
        <div className={styles.wide}>
          <TypeField form={form} fixedToSell={fixedToSell} />
        </div>
        <ProductFields form={form} />
        <QualityFields form={form} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans comment="Heading of a part of the enquiry form.">Quantity and price</Trans>
        </h2>
        <AmountFields form={form} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <Trans comment="Heading of a part of the enquiry form.">Place, notes and photo</Trans>
        </h2>
        <TradePlaceFields form={form} />
        <PhotoField form={form} stored={stored?.photo} />
      </section>
      {form.formFailure !== undefined && !form.isPending && (
        <SendFailure
          key={`failed ${form.attempt}`}
          title={props.failed}
          error={form.formFailure}
          isChange={stored !== undefined}
          onRetry={form.submit}
        />
      )}
      <div className={row.m}>
        <Button type="submit" tone="main" isPending={form.isPending}>
          {props.submitLabel}
        </Button>
        {stored ? (
          <Button tone="quiet" onPress={cancelEdit}>
            {cancel}
          </Button>
        ) : (
          // The draft of a new enquiry stays.
          <Link to={paths.enquiries()} tone="quiet">
            {cancel}
          </Link>
        )}
      </div>
    </PageForm>
  )
}

/** Says that the restored enquiry was sent, so it may be posted. Sent once more, it isn't posted twice (§enquiries.27). */
function SentNotice({ restored }: { restored: EnquiryValues }) {
  const [first] = useState(restored)
  const isSent = usePromise(
    useCallback(() => isUnanswered(first), [first]),
    false,
  )
  if (!isSent) return null
  return (
    <div role="status" className={panel.panel}>
      <p>
        <Trans comment="Above the form of an enquiry that was sent before the page was reloaded. A link to the person’s own enquiries follows.">
          You sent this enquiry and no answer came, so it may already be posted. If you send it again unchanged, it is
          not posted twice.
        </Trans>
      </p>
      <OwnEnquiries />
    </div>
  )
}

/** Errors of single fields, from the photo's check or the server. */
function fieldErrors(failure: unknown): Record<string, readonly string[]> | undefined {
  if (failure instanceof PhotoRefused) return { photo: [i18n._(photoRefusal(failure.problem))] }
  return refusalOf(failure).errors
}

/** A removed photo can be put back until the form is sent. `stored`: undefined for a new enquiry. */
function PhotoField({ form, stored }: { form: EnquiryFormState; stored: string | null | undefined }) {
  const { value, onChange, ...field } = form.field('photo')
  const file = value instanceof File ? value : null
  const isRemoved = value === 'removed'
  return (
    <FileField
      {...field}
      label={<Trans comment="Label in the enquiry form: a photo of the produce. max 20">Photo</Trans>}
      file={file}
      // A file that turns out to be no photo leaves the stored one as decided before: kept or removed.
      onChange={(chosen) => onChange(chosen ?? (isRemoved ? 'removed' : ''))}
      description={
        stored === undefined && (
          <Trans comment="Hint at the photo of a new enquiry.">
            You can add more photos once the enquiry is posted.
          </Trans>
        )
      }
      preview={(!isRemoved && stored) || undefined}
    >
      {stored && !file && (
        <div className={styles.stored}>
          <p role="status">
            {isRemoved && (
              <Trans comment="In the form that changes an enquiry, after the button Remove photo.">
                The photo will be removed when you update the enquiry.
              </Trans>
            )}
          </p>
          <Button
            tone="quiet"
            className={atStart}
            onPress={() => onChange(isRemoved ? '' : 'removed')}
            icon={isRemoved ? retry : trash}
          >
            {isRemoved ? (
              <Trans comment="Button: the photo stays after all. max 20">Keep photo</Trans>
            ) : (
              <Trans comment="Button: the stored photo shall go. max 20">Remove photo</Trans>
            )}
          </Button>
        </div>
      )}
    </FileField>
  )
}
