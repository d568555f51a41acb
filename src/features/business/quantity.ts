import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BusinessProduct } from '../../api/directory.ts'
import { formatNumber } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

const inUnit: Record<BusinessProduct['unit'], (amount: string) => MessageDescriptor> = {
  kg: (amount) => msg({ message: `${amount} kg`, comment: 'How much there is of a product. kg: kilogram.' }),
  quintal: (amount) =>
    msg({ message: `${amount} quintal`, comment: 'How much there is of a product. quintal: 100 kg.' }),
  ton: (amount) => msg({ message: `${amount} ton`, comment: 'How much there is of a product. ton: 1,000 kg.' }),
}

/** How much there is of a product, with its unit in words. */
export const quantityText = (locale: Locale, { quantity, unit }: Pick<BusinessProduct, 'quantity' | 'unit'>) =>
  inUnit[unit](formatNumber(locale, quantity))
