import type { Commodity } from './catalogue.ts'
import type { Random } from './random.ts'

/** Rupees per kg within the commodity's range, mostly near the usual price. The minimum is below the expected price. */
export function priceOf(
  random: Random,
  { low, usual, high }: Commodity['price'],
): { expected: number; minimum: number } {
  const swing = (random.next() + random.next()) / 2
  const raw = swing < 0.5 ? low + (usual - low) * swing * 2 : usual + (high - usual) * (swing * 2 - 1)
  const expected = Math.min(high, Math.max(low, roundAsPeopleDo(raw)))
  return { expected, minimum: roundAsPeopleDo(expected * (0.88 + random.next() * 0.09)) }
}

/** Rounds a price to the steps that people use (never ₹23.47): 0.1 to 0.25 rupees for cheap goods, then 1, 5 and 10. */
function roundAsPeopleDo(rupees: number): number {
  const step = rupees < 8 ? 0.1 : rupees < 40 ? 0.25 : rupees < 150 ? 1 : rupees < 600 ? 5 : 10
  return Math.round(Math.round(rupees / step) * step * 100) / 100
}
