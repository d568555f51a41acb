import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Enquiry, EnquirySummary } from '../../api/enquiries.ts'
import { formatDate, formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Fact, Facts } from '../../ui/layout/Card.tsx'
import { ForeignText, Names } from '../texts/ForeignText.tsx'
import { usePlaced } from './EnquiryTitle.tsx'
import { Quantity } from './EnquiryWords.tsx'

/** Facts by kind of page: the board puts the produce first, the owner's page follows the form. */
const SHOWN = {
  board: ['quantity', 'category', 'subcategory', 'variety', 'grade', 'organic', 'minimum', 'location', 'expectedOn'],
  own: ['category', 'quantity', 'minimum', 'grade', 'organic', 'location', 'expectedOn'],
} as const
type FactName = (typeof SHOWN)[keyof typeof SHOWN][number]

export function EnquiryFacts(props: {
  enquiry: EnquirySummary & Partial<Enquiry>
  variant: keyof typeof SHOWN
  children?: ReactNode
}) {
  const { enquiry, variant } = props
  const { minimum_expected_price: least = 0 } = enquiry
  const { location } = usePlaced(enquiry)
  const locale = useLocale()
  const minimum = formatRupees(least)
  const quantity = <Quantity {...enquiry} />
  const facts: Record<FactName, { term: ReactNode; value: ReactNode }> = {
    quantity: {
      term: <Trans comment="Fact about an enquiry: how much.">Quantity</Trans>,
      value: variant !== 'own' ? <strong>{quantity}</strong> : quantity,
    },
    category: {
      term: <Trans comment="Fact about an enquiry: kind of produce.">Category</Trans>,
      value: <ForeignText text={enquiry.product.name} />,
    },
    subcategory: {
      term: <Trans comment="Fact about an enquiry: kind of produce.">Subcategory</Trans>,
      value: <ForeignText text={enquiry.sub_category.name} />,
    },
    variety: {
      term: <Trans comment="Fact about an enquiry: variety of the produce.">Variety</Trans>,
      value: written(enquiry.sub_sub_category?.name),
    },
    grade: {
      term: <Trans comment="Fact about an enquiry: quality of the produce.">Grade</Trans>,
      value: written(enquiry.grade),
    },
    organic: {
      term: <Trans comment="Fact about an enquiry; its value is Yes or No.">Organic</Trans>,
      value:
        enquiry.is_organic === true ? (
          <Trans comment="Value of a fact: the produce is organic." context="fact">
            Yes
          </Trans>
        ) : (
          enquiry.is_organic === false && (
            <Trans comment="Value of a fact: the produce is not organic." context="fact">
              No
            </Trans>
          )
        ),
    },
    minimum: {
      term: <Trans comment="Fact about an enquiry; its value is a price.">Minimum expected price</Trans>,
      value: least > 0 && (
        <Trans comment="Least price of produce. {minimum}: such as ₹42.50. kg: kilogram.">{minimum} per kg</Trans>
      ),
    },
    location: {
      term: <Trans comment="Fact about an enquiry: where the produce is, or is wanted.">Location</Trans>,
      value: location ? (
        <Names texts={location.split(', ')} />
      ) : (
        <Trans comment="Where the place of an enquiry is not known.">Location unavailable</Trans>
      ),
    },
    expectedOn: {
      term: <Trans comment="Fact about an enquiry: the day by which. Its value is a date.">Needed or ready by</Trans>,
      value: enquiry.expected_date && formatDate(locale, enquiry.expected_date),
    },
  }
  return (
    <Facts>
      {SHOWN[variant].map((name) => {
        const { term, value } = facts[name]
        return (
          value && (
            <Fact key={name} term={term}>
              {value}
            </Fact>
          )
        )
      })}
      {props.children}
    </Facts>
  )
}

const written = (text: string | null | undefined) => text && <ForeignText text={text} />
