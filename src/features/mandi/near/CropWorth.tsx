import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type SubmitEvent } from 'react'
import { decimalOf } from '../../../domain/forms/typed-number.ts'
import { button } from '../../../ui/controls/button.css.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { CommodityField } from '../CommodityField.tsx'
import type { MandiView } from '../mandi-view.ts'
import { UNITS, type Unit } from './near-markets.ts'
import * as styles from './worth.css.ts'
import { WorthRun, type Question } from './WorthRun.tsx'

/** The longest quantity that is taken. */
const MAX_DIGITS = 9

/** What is my crop worth: asks for crop and quantity, and compares the markets near the chosen district (§mandi.24). */
export default function CropWorth({ view }: { view: MandiView }) {
  const { t } = useLingui()
  const id = useId()
  const { state, district } = view.filters
  const [commodity, setCommodity] = useState(view.filters.commodity ?? '')
  const [quantity, setQuantity] = useState('')
  const [unit, setUnit] = useState<Unit>('quintal')
  const [asked, setAsked] = useState<Question & { id: number }>()
  const [isMissing, setMissing] = useState(false)
  const names = {
    quintal: t({ message: 'quintal (100 kg)', comment: 'Unit in a list.' }),
    kg: t({ message: 'kg', comment: 'Unit in a list: kilogram.' }),
    ton: t({ message: 'ton (1,000 kg)', comment: 'Unit in a list.' }),
  }
  const amount = quantity === '' ? 1 : Number(quantity)
  const isOdd = !(amount > 0)

  function ask(event: SubmitEvent) {
    event.preventDefault()
    const crop = commodity.trim()
    setMissing(crop === '' || isOdd)
    if (crop === '' || isOdd || !state || !district) return
    setAsked({ commodity: crop, quantity: amount, unit, here: { state, district }, id: (asked?.id ?? 0) + 1 })
  }

  function stop() {
    document.getElementById(`${id}-ask`)?.focus() // the button goes away
    setAsked(undefined)
  }

  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={styles.heading}>
        <Trans comment="Heading over a form: what a crop brings at the markets near the farmer. max 40">
          What is my crop worth?
        </Trans>
      </h2>
      {state && district ? (
        <>
          <form noValidate className={styles.form} onSubmit={ask}>
            <CommodityField id={`${id}-crop`} text={commodity} onText={setCommodity} />
            <NumberField
              label={t({ message: 'Quantity', comment: 'Label of a field: how much of a crop somebody has. max 20' })}
              value={quantity}
              onChange={setQuantity}
              convert={decimalOf}
              maxLength={MAX_DIGITS}
              autoComplete="off"
            />
            <SelectField
              label={t({ message: 'Unit', comment: 'Label of a list: kg, quintal or ton. max 20' })}
              value={unit}
              onChange={(chosen) => setUnit(chosen || 'quintal')}
              options={(Object.keys(names) as Unit[])
                .filter((each) => each in UNITS)
                .map((each) => ({ id: each, name: names[each] }))}
            />
            <div className={styles.actions}>
              <button type="submit" id={`${id}-ask`} className={button({ tone: 'leaf' })}>
                <Trans comment="Button: compares what the markets nearby pay for a crop. max 28">
                  Compare nearby markets
                </Trans>
              </button>
            </div>
          </form>
          <p role="alert">
            {isMissing &&
              (isOdd ? (
                <Trans comment="Under the form “What is my crop worth?”.">
                  Enter a quantity above 0, or leave it empty.
                </Trans>
              ) : (
                <Trans comment="Under the form “What is my crop worth?”.">Choose a crop first.</Trans>
              ))}
          </p>
          {asked && <WorthRun key={asked.id} question={asked} onEnd={stop} />}
        </>
      ) : (
        <p className={styles.note}>
          <Trans comment="In place of the form “What is my crop worth?”, while it is not known where the person is. “Near me” is the name of a button.">
            Tap “Near me”, or choose your state and district in the filters: then the markets near you can be compared.
          </Trans>
        </p>
      )}
    </section>
  )
}
