import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import type { Enquiry } from '../../api/enquiries.ts'
import { LongText } from '../../domain/texts/LongText.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Quantity } from '../../domain/enquiry/Quantity.tsx'
import { formatDate, formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Facts } from '../../ui/layout/Card.tsx'
import * as styles from './enquiry.css.ts'

/** Quantity, the produce in detail, and what its owner wrote. */
export function LeadFacts({ enquiry }: { enquiry: Enquiry }) {
  const heading = useId()
  const notes = useId()
  const locale = useLocale()
  const minimum = formatRupees(enquiry.minimum_expected_price)
  const expected = enquiry.expected_date && formatDate(locale, enquiry.expected_date)
  const facts: (Fact | false)[] = [
    {
      term: <Trans comment="Fact about an enquiry: how much.">Quantity</Trans>,
      value: (
        <strong>
          <Quantity {...enquiry} />
        </strong>
      ),
    },
    {
      term: <Trans comment="Fact about an enquiry: kind of produce.">Category</Trans>,
      value: <ForeignText text={enquiry.product.name} />,
    },
    {
      term: <Trans comment="Fact about an enquiry: kind of produce.">Subcategory</Trans>,
      value: <ForeignText text={enquiry.sub_category.name} />,
    },
    given(
      <Trans comment="Fact about an enquiry: variety of the produce.">Variety</Trans>,
      enquiry.sub_sub_category?.name,
    ),
    given(<Trans comment="Fact about an enquiry: quality of the produce.">Grade</Trans>, enquiry.grade),
    {
      term: <Trans comment="Fact about an enquiry; its value is Yes or No.">Organic</Trans>,
      value: enquiry.is_organic ? (
        <Trans comment="Value of a fact: the produce is organic." context="fact">
          Yes
        </Trans>
      ) : (
        <Trans comment="Value of a fact: the produce is not organic." context="fact">
          No
        </Trans>
      ),
    },
    enquiry.minimum_expected_price > 0 && {
      term: <Trans comment="Fact about an enquiry; its value is a price.">Minimum expected price</Trans>,
      value: (
        <Trans comment="Least price of produce. {minimum}: an amount such as ₹42.50. kg: kilogram.">
          {minimum} per kg
        </Trans>
      ),
    },
    {
      term: <Trans comment="Fact about an enquiry: where the produce is, or is wanted.">Location</Trans>,
      value: enquiry.location ? (
        <ForeignText text={enquiry.location} />
      ) : (
        <Trans comment="Where the place of an enquiry is not known.">Location unavailable</Trans>
      ),
    },
    given(
      <Trans comment="Fact about an enquiry: the day by which. Its value is a date.">Needed or ready by</Trans>,
      expected,
    ),
  ]
  return (
    <>
      <section aria-labelledby={heading} className={styles.card}>
        <h2 id={heading} className={styles.heading}>
          <Trans comment="Heading over the facts about an enquiry.">Product details</Trans>
        </h2>
        <Facts facts={facts.filter((fact) => fact !== false)} />
      </section>
      {enquiry.additional_notes && (
        <section aria-labelledby={notes} className={styles.card}>
          <h2 id={notes} className={styles.heading}>
            <Trans comment="Heading over what the owner of an enquiry added.">Notes</Trans>
          </h2>
          <p className={styles.notes}>
            <LongText text={enquiry.additional_notes} />
          </p>
        </section>
      )}
    </>
  )
}

type Fact = { term: ReactNode; value: ReactNode }

/** A fact only where there is one. */
const given = (term: ReactNode, value: string | null | undefined): Fact | false =>
  !!value && { term, value: <ForeignText text={value} /> }
