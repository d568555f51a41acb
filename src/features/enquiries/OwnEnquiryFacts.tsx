import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Enquiry } from '../../api/enquiries.ts'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { LongText } from '../../domain/texts/LongText.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { Quantity } from '../../domain/enquiry/Quantity.tsx'
import { formatDate, formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Card, Facts } from '../../ui/layout/Card.tsx'
import * as styles from './enquiry-page.css.ts'

/** What an enquiry says, to its owner. */
export function OwnEnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useLingui()
  const locale = useLocale()
  const price = formatRupees(enquiry.expected_price)
  const expectedOn = enquiry.expected_date && formatDate(locale, enquiry.expected_date)
  const facts: { term: string; value: ReactNode }[] = [
    {
      term: t({ message: 'Category', comment: 'Fact about an enquiry.' }),
      value: <ForeignText text={enquiry.product.name} />,
    },
    {
      term: t({ message: 'Quantity', comment: 'Fact about an enquiry.' }),
      value: <Quantity {...enquiry} />,
    },
    // None was given.
    ...(enquiry.minimum_expected_price > 0
      ? [
          {
            term: t({ message: 'Minimum expected price', comment: 'Fact about an enquiry.' }),
            value: <PerKg rupees={enquiry.minimum_expected_price} />,
          },
        ]
      : []),
    ...given(t({ message: 'Grade', comment: 'Fact about an enquiry: quality of the produce.' }), enquiry.grade),
    {
      term: t({ message: 'Organic', comment: 'Fact about an enquiry; its value is Yes or No.' }),
      value: enquiry.is_organic
        ? t({ message: 'Yes', context: 'fact', comment: 'Value of a fact: the produce is organic.' })
        : t({ message: 'No', context: 'fact', comment: 'Value of a fact: the produce is not organic.' }),
    },
    {
      term: t({ message: 'Location', comment: 'Fact about an enquiry: where the produce is or is wanted.' }),
      value: enquiry.location ? (
        <ForeignText text={enquiry.location} />
      ) : (
        t({ message: 'Location unavailable', comment: 'Where the place of an enquiry is not known.' })
      ),
    },
    ...given(t({ message: 'Needed or ready by', comment: 'Fact about an enquiry; its value is a date.' }), expectedOn),
    {
      term: t({ message: 'Posted on', comment: 'Fact about an enquiry; its value is a date.' }),
      value: <time dateTime={enquiry.created_at}>{formatDate(locale, enquiry.created_at)}</time>,
    },
    ...given(
      t({ message: 'Notes', comment: 'Fact about an enquiry: what its owner added.' }),
      enquiry.additional_notes,
    ),
    ...given(
      t({ message: 'Closing remark', comment: 'Fact about a closed enquiry: why its owner closed it.' }),
      enquiry.closing_remark,
    ),
  ]
  return (
    <Card as="section">
      <h2 className={styles.heading}>
        <Trans comment="Heading over quantity, price and other facts of an enquiry.">Details</Trans>
      </h2>
      <p className={styles.price}>
        <Trans comment="Price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">
          <strong className={styles.amount}>{price}</strong> per kg
        </Trans>
      </p>
      <MandiHint commodityName={enquiry.sub_category.name} location={enquiry.location} />
      {enquiry.status === 'pending' && (
        <p>
          <Trans comment="On the page of an own enquiry that waits for approval.">
            Enquiries are approved after 24 hours. Then others see it on the public board.
          </Trans>
        </p>
      )}
      <Facts facts={facts} />
    </Card>
  )
}

/** A fact only where there is one. */
const given = (term: string, value: string | null | undefined) =>
  value ? [{ term, value: <LongText text={value} /> }] : []

function PerKg({ rupees }: { rupees: number }) {
  const price = formatRupees(rupees)
  return (
    <Trans comment="Least price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">{price} per kg</Trans>
  )
}
