import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { mayBuy } from '../../domain/business/business-types.ts'
import { DraftNotice } from '../../domain/forms/FormNotices.tsx'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { atStart, button } from '../../ui/controls/button.css.ts'
import { FileField } from '../../ui/fields/FileField.tsx'
import { ErrorSummary, FormTitle } from '../../ui/form/ErrorSummary.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { retry, trash } from '../../ui/layout/icons.ts'
import { column } from '../../ui/theme/global.css.ts'
import { ProductFields } from './ProductFields.tsx'
import { SendFailure } from './SendFailure.tsx'
import { AmountFields, QualityFields, TradePlaceFields, TypeField } from './TradeFields.tsx'
import type { EnquiryOutput, EnquiryValues } from './enquiry-schema.ts'
import * as styles from './form.css.ts'
import { type EnquiryFormState, useEnquiryForm } from './useEnquiryForm.ts'

/**
 * The form for a new or changed enquiry (§enquiries.13).
 * @param props.name name of its draft
 * @param props.storedPhoto URL of the enquiry's stored photo
 * @param props.failed heading of the error when sending fails
 * @param props.title document title of the page
 * @param props.cancelTo where Cancel leads. Cancelling a change discards its draft; the draft of a new enquiry stays
 */
export function EnquiryForm(props: {
  name: string
  initial: EnquiryValues
  isChange?: boolean
  storedPhoto?: string | null
  submitLabel: ReactNode
  failed: ReactNode
  cancelTo: string
  title: string
  onSubmit: (output: EnquiryOutput) => Promise<unknown>
}) {
  const { t } = useLingui()
  const { name, initial, onSubmit, isChange } = props
  const fixedToSell = !mayBuy(useSession().businessType)
  const { form, draft } = useEnquiryForm({ name, initial, fixedToSell, onSubmit })
  return (
    <form noValidate onSubmit={form.submit} className={styles.form}>
      <FormTitle title={props.title} form={form} />
      <ErrorSummary
        key={form.attempt}
        title={t({
          message: 'Please correct these fields',
          comment: 'Heading above a form, over a list of what is wrong.',
        })}
        errors={form.summary}
      />
      <DraftNotice draft={draft} hasFile />
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
        <PhotoField form={form} stored={props.storedPhoto} />
      </section>
      {form.formFailure !== undefined && !form.isPending && (
        <SendFailure key={form.attempt} title={props.failed} error={form.formFailure} onRetry={form.submit} />
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="main" isPending={form.isPending}>
          {props.submitLabel}
        </Button>
        <Link to={props.cancelTo} className={button({ tone: 'quiet' })} onClick={isChange ? draft.drop : undefined}>
          <Trans comment="Link beside a button: leaves a form without sending it. max 16">Cancel</Trans>
        </Link>
      </div>
    </form>
  )
}

/**
 * The frame of both pages: heading, lead and content. If the content is the form, the form renders the document title.
 */
export function FormLayout(props: { heading: string; hasForm: boolean; lead?: ReactNode; children: ReactNode }) {
  const { heading, hasForm, lead } = props
  const title = usePageTitle(heading)
  return (
    <div className={`${column} ${styles.page}`}>
      <PageHeader title={hasForm ? undefined : title} sub={lead}>
        {heading}
      </PageHeader>
      {props.children}
    </div>
  )
}

/**
 * The photo field: choose, see the size, replace, remove. Removing a stored photo can be undone until the form is sent.
 */
function PhotoField({ form, stored }: { form: EnquiryFormState; stored: string | null | undefined }) {
  const { t } = useLingui()
  const { value, onChange, ...field } = form.field('photo')
  const file = value instanceof File ? value : null
  const isRemoved = value === 'removed'
  return (
    <div className={styles.photo}>
      <FileField
        {...field}
        label={t({ message: 'Photo', comment: 'Label in the enquiry form: a photo of the produce. max 20' })}
        file={file}
        onChange={onChange}
        description={
          stored === undefined &&
          t({
            message: 'You can add more photos once the enquiry is posted.',
            comment: 'Hint at the field for the photo, in the form of a new enquiry.',
          })
        }
        preview={(!isRemoved && stored) || undefined}
      />
      {stored && !file && (
        <div className={styles.stored}>
          <p role="status">
            {isRemoved && (
              <Trans comment="In the form that changes an enquiry, after the button Remove photo.">
                The photo will be removed when you update the enquiry.
              </Trans>
            )}
          </p>
          <Button tone="quiet" className={atStart} onPress={() => onChange(isRemoved ? null : 'removed')}>
            <Icon icon={isRemoved ? retry : trash} />
            {isRemoved ? (
              <Trans comment="Button: the photo stays after all. max 20">Keep photo</Trans>
            ) : (
              <Trans comment="Button: the stored photo shall go. max 20">Remove photo</Trans>
            )}
          </Button>
        </div>
      )}
    </div>
  )
}
