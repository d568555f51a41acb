import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { mandiAddress, type MandiView } from './mandi-view.ts'
import type { PriceUnit } from '../../domain/mandi/mandi-price.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import * as styles from './unit-switch.css.ts'

/** Switches between rupees per quintal, as markets report, and per kg, as buyers calculate. */
export function UnitSwitch({ view }: { view: MandiView }) {
  const navigate = useNavigate()
  const choice = (unit: PriceUnit) => ({
    type: 'radio',
    name: 'unit',
    value: unit,
    checked: view.unit === unit,
    className: styles.radio,
    onChange: () => void navigate(mandiAddress({ ...view, unit }), { replace: true }),
  })
  return (
    <fieldset className={styles.group}>
      <legend className={visuallyHidden}>
        <Trans comment="Before a choice of two: rupees per quintal or per kg. max 14">Prices in</Trans>
      </legend>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input {...choice('quintal')} />
          <span className={styles.face}>
            <span aria-hidden>
              <Trans comment="Unit of a price, in the head of a column.">₹/quintal</Trans>
            </span>
            <span className={visuallyHidden}>
              <Trans comment="Screen reader: choice of the unit of the prices.">rupees per quintal</Trans>
            </span>
          </span>
        </label>
        <label className={styles.choice}>
          <input {...choice('kg')} />
          <span className={styles.face}>
            <span aria-hidden>
              <Trans comment="Choice of a unit: rupees per kg. max 10">₹/kg</Trans>
            </span>
            <span className={visuallyHidden}>
              <Trans comment="Screen reader: choice of the unit of the prices.">rupees per kg</Trans>
            </span>
          </span>
        </label>
      </div>
    </fieldset>
  )
}
