import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { numberIn } from '../../../domain/forms/typed-number.ts'
import { button } from '../../../ui/controls/button.css.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { say, useForm } from '../../../ui/form/useForm.ts'
import { CommodityField } from '../CommodityField.tsx'
import type { MandiView } from '../mandi-view.ts'
import { WORTH_UNITS } from './near-markets.ts'
import * as styles from './worth.css.ts'
import { WorthRun, type WorthQuestion } from './WorthRun.tsx'

/** The longest quantity that is taken. */
const MAX_DIGITS = 9

const schema = v.object({
  commodity: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(
      say(msg({ message: 'Choose a crop first.', comment: 'Error at a field of the form “What is my crop worth?”.' })),
    ),
  ),
  quantity: v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? 1 : Number(numberIn(text)))),
    v.check(
      (amount) => amount > 0,
      say(
        msg({
          message: 'Enter a quantity above 0, or leave it empty.',
          comment: 'Error at a field of the form “What is my crop worth?”.',
        }),
      ),
    ),
  ),
  unit: v.picklist(WORTH_UNITS),
})

/** What is my crop worth: asks for crop and quantity, and compares the markets near the chosen district (§mandi.24). */
export default function CropWorth({ view }: { view: MandiView }) {
  const { t } = useLingui()
  const id = useId()
  const { state, district } = view.filters
  const [asked, setAsked] = useState<WorthQuestion & { id: number }>()
  const names = {
    quintal: t({ message: 'quintal (100 kg)', comment: 'Unit in a list.' }),
    kg: t({ message: 'kg', comment: 'Unit in a list: kilogram.' }),
    ton: t({ message: 'ton (1,000 kg)', comment: 'Unit in a list.' }),
  }
  const form = useForm({
    schema,
    initial: { commodity: view.filters.commodity ?? '', quantity: '', unit: 'quintal' },
    onSubmit: async (question) => {
      if (state && district) setAsked({ ...question, here: { state, district }, id: (asked?.id ?? 0) + 1 })
    },
  })

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
          <ErrorSummary
            key={form.attempt}
            title={t({ message: 'Please check these fields', comment: 'Heading over a list of what is wrong.' })}
            errors={form.summary}
          />
          <form noValidate className={styles.form} onSubmit={form.submit}>
            <CommodityField {...form.field('commodity')} />
            <NumberField
              {...form.field('quantity')}
              label={t({ message: 'Quantity', comment: 'Label of a field: how much of a crop somebody has. max 20' })}
              maxLength={MAX_DIGITS}
              autoComplete="off"
            />
            <SelectField
              {...form.field('unit')}
              label={t({ message: 'Unit', comment: 'Label of a list: kg, quintal or ton. max 20' })}
              onChange={(unit) => form.change({ unit: unit || 'quintal' })}
              options={WORTH_UNITS.map((each) => ({ id: each, name: names[each] }))}
            />
            <div className={styles.actions}>
              <button type="submit" id={`${id}-ask`} className={button({ tone: 'leaf' })}>
                <Trans comment="Button: compares what the markets nearby pay for a crop. max 28">
                  Compare nearby markets
                </Trans>
              </button>
            </div>
          </form>
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
