import { Trans } from '@lingui/react/macro'
import { formatRupees } from '../../i18n/format.ts'
import { amount, largeAmount } from './enquiry.css.ts'

/** The price of produce: ₹42.50 per kg. */
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
