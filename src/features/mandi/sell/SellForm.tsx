import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { useProduceName } from '../../../domain/catalogue/produce.ts'
import { unitNames } from '../../../domain/enquiry/EnquiryWords.tsx'
import { typedNumber, typedPrice } from '../../../domain/formats.ts'
import {
  costsQuery,
  isSellable,
  readCosts,
  readSell,
  SELL_UNITS,
  sellQuery,
  TOO_MUCH,
  USUAL_TRANSPORT,
} from '../../../domain/mandi/where-to-sell.ts'
import { districtId, districtOf } from '../../../domain/places/place-options.ts'
import { PageForm } from '../../../domain/forms/PageForm.tsx'
import { openSession } from '../../../session/session.ts'
import { readStored } from '../../../session/storage.ts'
import { ComboField } from '../../../ui/combobox/ComboField.tsx'
import { button } from '../../../ui/controls/button.css.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { say, useForm } from '../../../ui/form/useForm.ts'
import { CommodityField, useDistrictOptions } from '../FilterForm.tsx'
import { mandiAddress, type MandiView } from '../mandi-view.ts'
import * as styles from './sell.css.ts'

const texts = {
  crop: msg({ message: 'Choose a crop', comment: 'Error at a field of the form “Where should I sell?”.' }),
  place: msg({ message: 'Choose your district', comment: 'Error at a field of the form “Where should I sell?”.' }),
  rate: msg({
    message: 'Enter a cost of transport above 0',
    comment: 'Error at a field of the form “Where should I sell?”.',
  }),
  load: msg({
    message: 'Enter how many quintals the vehicle carries',
    comment: 'Error at a field of the form “Where should I sell?”.',
  }),
  least: msg({
    message: 'Enter the quantity as a number, at least 1 kg',
    comment: 'Error at a field of the form “Where should I sell?”.',
  }),
  percent: msg({
    message: 'Enter the commission and fees as a number from 0 to 99, or leave the field empty',
    comment: 'Error at a field for percent in the form “Where should I sell?”.',
  }),
}
const above0 = (error: MessageDescriptor, numberIn = typedNumber) =>
  v.pipe(
    v.string(),
    v.transform((text) => numberIn(text) ?? NaN),
    v.check((amount) => amount > 0 && amount < TOO_MUCH, say(error)),
  )
export const sellSchema = v.pipe(
  v.object({
    commodity: v.pipe(v.string(), v.trim(), v.nonEmpty(say(texts.crop))),
    quantity: above0(texts.least),
    unit: v.picklist(SELL_UNITS),
    place: v.pipe(v.string(), v.nonEmpty(say(texts.place))),
    by: v.picklist(['weight', 'vehicle']),
    rate: above0(texts.rate, typedPrice),
    load: above0(texts.load),
    feePercent: v.pipe(
      v.string(),
      v.transform((text) => (text.trim() === '' ? 0 : (typedNumber(text.replace('%', '')) ?? NaN))),
      v.check((percent) => percent >= 0 && percent <= 99, say(texts.percent)),
    ),
  }),
  v.forward(
    v.partialCheck([['quantity'], ['unit']], ({ quantity, unit }) => isSellable(quantity, unit), say(texts.least)),
    ['quantity'],
  ),
)

/** Asks for crop, quantity, place and costs. They go into the address, and the costs are remembered on the device. */
export function SellForm({ view, askId, onAsk }: { view: MandiView; askId: string; onAsk: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { state, district, commodity = '' } = view.filters
  const crop = useProduceName(commodity)
  const asked = readSell(view.sell)
  const { transport, feePercent } = asked ?? readCosts(readStored('sell_costs') ?? '')
  const initial = {
    commodity: crop,
    quantity: asked ? String(asked.quantity) : '',
    unit: asked?.unit ?? ('quintal' as const),
    place: state && district ? districtId(state, district) : '',
    by: transport.load ? ('vehicle' as const) : ('weight' as const),
    rate: String(transport.rate),
    load: String(transport.load ?? USUAL_TRANSPORT.vehicle.load),
    feePercent: feePercent > 0 ? String(feePercent) : '',
  }
  const form = useForm({
    schema: sellSchema,
    initial,
    onSubmit: async ({ commodity: typed, place, by, rate, load, ...amount }) => {
      const question = { ...amount, transport: by === 'weight' ? { rate } : { rate, load } }
      openSession().store({ sell_costs: costsQuery(question) })
      onAsk()
      const address = mandiAddress({
        ...view,
        filters: { ...view.filters, ...districtOf(place), commodity: typed === crop ? commodity : typed },
        page: 1,
        sell: sellQuery(question),
      })
      if (address !== mandiAddress(view)) void navigate(address)
    },
  })
  /** The rate last typed for each way of paying, else the usual one. */
  const [rates, setRates] = useState({
    weight: String(USUAL_TRANSPORT.weight.rate),
    vehicle: String(USUAL_TRANSPORT.vehicle.rate),
  })
  // Back and Near me change the address while the form is open, and the crop may get its name in the page's language.
  const now = { commodity, crop, place: initial.place, sell: view.sell }
  const [before, setBefore] = useState(now)
  if (JSON.stringify(before) !== JSON.stringify(now)) {
    setBefore(now)
    const isOtherCrop = before.commodity !== commodity
    const isOtherPlace = before.place !== now.place
    const isRenamed = before.crop !== crop && form.values.commodity === before.crop
    if (asked && (isOtherCrop || isOtherPlace || before.sell !== now.sell)) form.reset(initial)
    // What was typed before the first question stays, except a crop or place that the address changes.
    else
      form.change({
        ...((isOtherCrop || isRenamed) && crop && { commodity: crop }),
        ...(isOtherPlace && now.place && { place: now.place }),
      })
  }
  const { place } = form.values
  const districts = useDistrictOptions({ isWanted: true, applied: place })
  return (
    <PageForm form={form} className={styles.form}>
      <CommodityField {...form.field('commodity')} />
      <NumberField
        {...form.field('quantity')}
        label={t({ message: 'Quantity', comment: 'Label of a field: how much of a crop somebody has. max 20' })}
        autoComplete="off"
      />
      <SelectField
        {...form.field('unit')}
        label={t({ message: 'Unit', comment: 'Label of a list: kg, quintal or ton. max 20' })}
        placeholder={null}
        onChange={(unit) => form.change({ unit: unit || 'quintal' })}
        options={SELL_UNITS.map((id) => ({ id, name: t(unitNames[id]) }))}
      />
      <ComboField
        {...form.field('place')}
        label={t({ message: 'Your district', comment: 'Label of a list: where the crop is. max 24' })}
        options={districts.options}
        isPending={!districts.isLoaded}
        isLate
        value={place || null}
        onChange={(id) => form.change({ place: id ?? '' })}
      />
      <SelectField
        {...form.field('by')}
        label={t({
          message: 'Cost of transport',
          comment: 'Label of a list: how the way to the market is paid. max 28',
        })}
        placeholder={null}
        onChange={(chosen) => {
          const by = chosen || 'weight'
          const kept = { ...rates, [form.values.by]: form.values.rate }
          setRates(kept)
          form.change({ by, rate: kept[by] })
        }}
        options={[
          {
            id: 'weight',
            name: t({ message: 'per quintal for 100 km', comment: 'How transport is paid, in a list.' }),
          },
          {
            id: 'vehicle',
            name: t({ message: 'per km of a vehicle', comment: 'How transport is paid, in a list.' }),
          },
        ]}
      />
      <NumberField
        {...form.field('rate')}
        label={
          form.values.by === 'vehicle'
            ? t({ message: 'Rupees per km', comment: 'Label of a field: price of a vehicle. max 32' })
            : t({ message: 'Rupees per quintal for 100 km', comment: 'Label of a field: price of transport. max 40' })
        }
        autoComplete="off"
      />
      {form.values.by === 'vehicle' && (
        <NumberField
          {...form.field('load')}
          label={t({ message: 'Load of the vehicle in quintals', comment: 'Label of a field. max 40' })}
          autoComplete="off"
        />
      )}
      <NumberField
        {...form.field('feePercent')}
        label={t({
          message: 'Commission and fees in % (optional)',
          comment: 'Label of a field: what the market keeps of the price. max 48',
        })}
        autoComplete="off"
      />
      <div>
        <button type="submit" id={askId} className={`${button({ tone: 'leaf' })} ${styles.ask}`}>
          <Trans comment="Button: compares what the markets around pay for a crop. max 28">Compare markets</Trans>
        </button>
      </div>
    </PageForm>
  )
}
