import { Plural, Trans } from '@lingui/react/macro'
import type { Enquiry } from '../../api/enquiries.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'

/** How much is wanted or offered: 12 quintals. */
export function Quantity({ quantity, unit }: Pick<Enquiry, 'quantity' | 'unit'>) {
  const amount = formatNumber(useLocale(), quantity)
  if (unit === 'kg') return <Trans comment="A quantity. {amount}: a number. kg: kilogram.">{amount} kg</Trans>
  if (unit === 'ton')
    return (
      <Plural
        comment="A quantity. {amount}: a number. A ton is 1,000 kg."
        value={quantity}
        one={`${amount} ton`}
        other={`${amount} tons`}
      />
    )
  return (
    <Plural
      comment="A quantity. {amount}: a number. A quintal is 100 kg."
      value={quantity}
      one={`${amount} quintal`}
      other={`${amount} quintals`}
    />
  )
}
