import type { ReactNode } from 'react'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { Listen } from '../../domain/voice/Listen.tsx'
import type { PriceRecord } from '../../api/mandi.ts'
import type { PriceUnit } from '../../domain/mandi/mandi-price.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { aloud } from './prices.css.ts'

type Props = { record: PriceRecord; unit: PriceUnit; about: string }

/**
 * A button at the end of a card that reads its price aloud (§voice.10).
 * @param props.about id of the element that names the card
 */
export default function PriceAloud({ record, unit, about }: Props): ReactNode {
  const locale = useLocale()
  const districtName = useDistrictName()
  const { commodity, market, district, state, arrival_date: date } = record
  const { modal_price: modal, min_price: min, max_price: max } = record
  const place = [market, districtName(state, district), stateName(locale, state)].join(', ')
  return (
    <div className={aloud}>
      <Listen content={{ price: { commodity, place, date, unit, modal, min, max } }} about={about} />
    </div>
  )
}
