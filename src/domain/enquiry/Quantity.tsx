import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Enquiry } from '../../api/enquiries.ts'
import { formatNumber } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'

type Amount = Pick<Enquiry, 'quantity' | 'unit'>

/** The quantity wanted or offered: 12 quintals. */
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
