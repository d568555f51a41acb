import { inQuintals, SELL_UNITS, type SellUnit, type Transport } from '../../../domain/mandi/where-to-sell.ts'

/** Transport costs and market fee. */
export type SellCosts = { transport: Transport; feePercent: number }
/** What someone wants to sell, and at which costs. Crop and place are filters of the list. */
export type SellQuestion = SellCosts & { quantity: number; unit: SellUnit }

/** A pickup that carries 15 quintals at about ₹22 per km costs about ₹150 per quintal and 100 km. */
export const USUAL_TRANSPORT = {
  weight: { by: 'weight', rate: 150 },
  vehicle: { by: 'vehicle', rate: 22, load: 15 },
} as const

export const quintalsOf = ({ quantity, unit }: SellQuestion): number => inQuintals(quantity, unit)

const positive = (text: string | undefined) => {
  const number = Number(text)
  return text && number > 0 && number < 1e9 ? number : undefined
}

/**
 * Costs from an address or from storage: `way=150` is ₹150 per quintal and 100 km, `way=22-15` is ₹22 per km with 15
 * quintals.
 */
export function readCosts(query: URLSearchParams): SellCosts {
  const [rateText, loadText] = (query.get('way') ?? '').split('-')
  const rate = positive(rateText)
  const load = positive(loadText)
  const fee = Number(query.get('fee') ?? 0)
  return {
    transport: !rate ? USUAL_TRANSPORT.weight : load ? { by: 'vehicle', rate, load } : { by: 'weight', rate },
    feePercent: fee >= 0 && fee < 100 ? fee : 0,
  }
}

export const costsQuery = ({ transport, feePercent }: SellCosts): [string, string][] => [
  ['way', transport.by === 'vehicle' ? `${transport.rate}-${transport.load}` : String(transport.rate)],
  ...(feePercent > 0 ? [['fee', String(feePercent)] as [string, string]] : []),
]

/** The question in an address, e.g. `sell=12-quintal&way=150`. Undefined for `sell=open`, before anything was asked. */
export function readSell(text: string | undefined): SellQuestion | undefined {
  const query = new URLSearchParams(text)
  const [amount, unitText] = (query.get('sell') ?? '').split('-')
  const quantity = positive(amount)
  const unit = SELL_UNITS.find((each) => each === unitText)
  return quantity && unit ? { quantity, unit, ...readCosts(query) } : undefined
}

export const sellQuery = (question: SellQuestion): string =>
  new URLSearchParams([['sell', `${question.quantity}-${question.unit}`], ...costsQuery(question)]).toString()
