import { i18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import document from '../../openapi/dist/openapi.json' with { type: 'json' }
import { EnquiryCard } from '../../src/domain/enquiry/EnquiryCard.tsx'
import { Quantity } from '../../src/domain/enquiry/EnquiryWords.tsx'
import { readMandiView } from '../../src/features/mandi/mandi-view.ts'
import { Prices } from '../../src/features/mandi/Prices.tsx'
import { ActivePlan } from '../../src/features/subscription/ActivePlan.tsx'
import { PlanOffer } from '../../src/features/subscription/PlanOffer.tsx'
import { PaymentError, paymentErrorText } from '../../src/payments/payment-error.ts'
import { anEnquiry, aPlan, aPrice } from '../factories.ts'
import { show } from '../render.tsx'

const PER_QUINTAL = 'Prices in rupees per quintal (100 kg).'
const card = <EnquiryCard enquiry={anEnquiry({ expected_price: 24.5 })} to="/" />
const quantity = (unit: 'kg' | 'quintal') => <Quantity quantity={40} unit={unit} />
const order = <PriceSaid paise={1500} />
const price = aPrice({ min_price: 3900, max_price: 4600, modal_price: 4250 })
const plan = <PlanOffer plan={aPlan()} />
const prices = <Prices view={readMandiView(new URLSearchParams())} records={[price]} />
const runs = <ActivePlan subscription={{ ...aPlan(), expiry_date: '2026-11-07', days_remaining: 200 }} />

type Shown = { unit: string; element: ReactNode; says: string[] } | { unit: string; notShown: string }
/** Each number in the document with a unit, and how the app displays it. */
const numbers: Record<string, Shown> = {
  'schemas/PricePerKg': { unit: 'rupees per kg', element: card, says: ['₹24.50 per kg'] },
  'schemas/Quantity': { unit: 'the field `unit`', element: quantity('quintal'), says: ['40 quintals'] },
  'schemas/BusinessProduct/properties/quantity': { unit: 'the field `unit`', element: quantity('kg'), says: ['40 kg'] },
  'schemas/PricePerQuintal': { unit: 'rupees per quintal', element: prices, says: [PER_QUINTAL, '₹3,900', '₹4,600'] },
  'schemas/PriceRecord/properties/modal_price': { unit: 'rupees per quintal', element: prices, says: ['₹4,250'] },
  'schemas/Plan/properties/amount': { unit: 'rupees', element: plan, says: ['₹999 per year'] },
  'schemas/PaymentOrder/properties/amount': { unit: 'paise', element: order, says: ['The price is ₹15 now.'] },
  'schemas/Subscription/properties/days_remaining': { unit: 'days', element: runs, says: ['200 days'] },
  'schemas/Subscription/properties/amount': { unit: 'rupees', notShown: 'no page says what was paid' },
  'schemas/CreatePayment/properties/amount': { unit: 'rupees', notShown: 'sent: the pact has 999 for a plan of ₹999' },
  'schemas/EnquiryForm/properties/minimum_expected_price': {
    unit: 'rupees per kg',
    notShown: 'sent: what the field “per kg” has, digit for digit (the pact)',
  },
  'parameters/Timestamp/schema': { unit: 'milliseconds since 1970', notShown: 'sent: `Date.now()`' },
}

function PriceSaid({ paise }: { paise: number }) {
  return i18n._(paymentErrorText(new PaymentError('price', { paise })))
}

test('every number of the document that has a unit is here, with the unit that the formats were made for', () => {
  const units: Record<string, unknown> = {}
  const visit = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return
    if ('x-unit' in node) units[at] = node['x-unit']
    for (const [key, inner] of Object.entries(node)) visit(inner, at ? `${at}/${key}` : key)
  }
  visit(document.components, '')
  expect(units).toEqual(Object.fromEntries(Object.entries(numbers).map(([at, { unit }]) => [at, unit])))
})

const said = Object.entries(numbers).flatMap(([at, shown]) => ('says' in shown ? [{ at, ...shown }] : []))
test.each(said)('$at is shown in $unit', async ({ element, says }) => {
  const { container } = await show(element)
  for (const words of says) expect(container.textContent).toContain(words)
})
