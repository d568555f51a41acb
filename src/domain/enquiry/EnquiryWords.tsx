import { Trans, useLingui } from '@lingui/react/macro'
import type { EnquirySummary, Enquiry } from '../../api/enquiries.ts'
import { msg, plural } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { formatNumber, formatRupees } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { amount, largeAmount } from './enquiry.css.ts'

export const EnquiryType = ({ type }: Pick<EnquirySummary, 'type'>) =>
  type === 'buy' ? (
    <Trans comment="Badge of an enquiry: somebody wants to buy. A noun. max 12" context="badge">
      Buy
    </Trans>
  ) : (
    <Trans comment="Badge of an enquiry: somebody wants to sell. A noun. max 12" context="badge">
      Sell
    </Trans>
  )

export function Price({ rupees, isLarge = false }: { rupees: number; isLarge?: boolean }) {
  const price = formatRupees(rupees)
  return (
    <span>
      <Trans comment="Price of produce; {price} is an amount such as ₹42.50. kg: kilogram.">
        <strong className={isLarge ? largeAmount : amount}>{price}</strong> per kg
      </Trans>
    </span>
  )
}

export const unitNames = {
  kg: msg({ message: 'kg', comment: 'Unit in a list: kilogram.' }),
  quintal: msg({ message: 'quintal (100 kg)', comment: 'Unit in a list.' }),
  ton: msg({ message: 'ton (1,000 kg)', comment: 'Unit in a list.' }),
}

type Amount = Pick<Enquiry, 'quantity' | 'unit'>

export function Quantity(props: Amount) {
  const { i18n } = useLingui()
  return i18n._(quantityText(useLocale(), props))
}

export function quantityText(locale: Locale, { quantity, unit }: Amount): MessageDescriptor {
  const amount = formatNumber(locale, quantity)
  if (unit === 'kg') return msg({ message: `${amount} kg`, comment: 'A quantity. {amount}: a number. kg: kilogram.' })
  if (unit === 'ton')
    return msg({
      message: plural(quantity, { one: `${amount} ton`, other: `${amount} tons` }),
      comment: 'A quantity. {amount}: a number. A ton is 1,000 kg.',
    })
  return msg({
    message: plural(quantity, { one: `${amount} quintal`, other: `${amount} quintals` }),
    comment: 'A quantity. {amount}: a number. A quintal is 100 kg.',
  })
}
