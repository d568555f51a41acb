import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subcategoriesOfCategoryQuery } from '../../api/catalogue.ts'
import { typedPrice } from '../../domain/formats.ts'
import { MandiHint } from '../../domain/mandi/MandiHint.tsx'
import { commodityPricesQuery, type Crop } from '../../domain/mandi/commodity-prices.ts'
import { priceDoubt, usualRange } from '../../domain/mandi/price-range.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { formatRupees } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useTimeout } from '../../ui/hooks/events.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { type EnquiryFormState, OTHER } from './enquiry-schema.ts'
import * as styles from './form.css.ts'

/** Warns of a price far outside the mandis' range, or apparently per quintal, and blocks nothing (§enquiries.23). */
export function PriceHint({ form }: { form: Pick<EnquiryFormState, 'values' | 'change'> }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { product, sub_category, new_subcategory_name, expected_price } = form.values
  const { data: subcategories } = useQuery({
    ...subcategoriesOfCategoryQuery(locale, Number(product)),
    enabled: product !== '' && sub_category !== OTHER,
  })
  const typed = useDebouncedValue(new_subcategory_name.trim())
  const chosen = subcategories?.find(({ id }) => String(id) === sub_category)
  const crop: Crop = chosen ?? { id: null, name: sub_category === OTHER ? typed : '' }
  const location = useDebouncedValue(form.values.location.trim())
  const settledPrice = useDebouncedValue(expected_price)
  const { data } = useQuery({
    ...commodityPricesQuery(locale, crop, location),
    enabled: crop.name !== '',
  })

  const price = settledPrice === expected_price ? typedPrice(settledPrice) : undefined
  const doubt =
    data && price !== undefined ? priceDoubt(price, { usual: usualRange(data.records), ever: data.ever }) : undefined
  const low = doubt && formatRupees(doubt.range.low)
  const high = doubt && formatRupees(doubt.range.high)
  const perKg = doubt?.kind === 'perQuintal' ? formatRupees(doubt.perKg) : ''
  const commodity = <ForeignText text={crop.name} />
  return (
    <div className={styles.hints}>
      <div className={doubt ? styles.doubt : visuallyHidden}>
        <p role="status">
          {doubt?.kind === 'perQuintal' ? (
            <Trans comment="Hint under the prices of the enquiry form. {perKg}, {low}, {high}: amounts such as ₹25. {commodity}: a crop.">
              Is this price per quintal? Prices here are per kg: that would be {perKg}. At the mandis {commodity}{' '}
              usually brought {low} to {high} per kg.
            </Trans>
          ) : doubt?.kind === 'high' ? (
            <Trans comment="Hint under the prices of the enquiry form. {low}, {high}: amounts such as ₹25. {commodity}: a crop.">
              This is far above what {commodity} usually brought at the mandis: {low} to {high} per kg.
            </Trans>
          ) : doubt ? (
            <Trans comment="Hint under the prices of the enquiry form. {low}, {high}: amounts such as ₹25. {commodity}: a crop.">
              This is far below what {commodity} usually brought at the mandis: {low} to {high} per kg.
            </Trans>
          ) : null}
        </p>
        {doubt?.kind === 'perQuintal' && (
          <Button tone="outline" onPress={() => form.change({ expected_price: String(doubt.perKg) })}>
            {t({ message: `Use ${perKg} per kg`, comment: 'Button: takes over a price. {perKg}: such as ₹25.' })}
          </Button>
        )}
      </div>
      {crop.name && <MandiHint crop={crop} location={location} />}
    </div>
  )
}

/** Time without typing after which the price is compared (ms). */
const SETTLED_AFTER = 600

/** The value once nothing was typed for a while, so that not each key press sends a request. */
function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useTimeout(() => setSettled(value), SETTLED_AFTER, value)
  return settled
}
