import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DraftNotice } from '../../domain/drafts/DraftNotice.tsx'
import { FormTitle } from '../../ui/form/FormTitle.tsx'
import { useSession } from '../../session/session.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import type { EnquiryOutput, EnquiryValues } from './enquiry-schema.ts'
import { mayBuy } from '../../domain/business/business-types.ts'
import * as styles from './form.css.ts'
import { PhotoField } from './PhotoField.tsx'
import { ProductFields } from './ProductFields.tsx'
import { SendFailure } from './SendFailure.tsx'
import { AmountFields, TradePlaceFields, QualityFields, TypeField } from './TradeFields.tsx'
import { useEnquiryForm } from './useEnquiryForm.ts'

/**
 * The one form of an enquiry, new or changed (§enquiries.13).
 * @param props.name of its draft
 * @param props.storedPhoto address of the photo that the enquiry has
 * @param props.failed heading when it could not be sent
 * @param props.title the browser's, of its page
 * @param props.cancelTo where the way leads without sending it. Who cancels a change wants nothing of it back; a new enquiry can be gone on with.
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
      {form.wholeFailure !== undefined && !form.isPending && (
        <SendFailure key={form.attempt} title={props.failed} error={form.wholeFailure} onRetry={form.submit} />
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
