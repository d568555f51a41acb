import type { BusinessType } from './business-extras.ts'
import type { Random } from './random.ts'

/** A plausible amount: expensive goods in kg, cheap ones in quintals or tons. */
export function stock(random: Random, rupeesPerKg: number, type: BusinessType): [quantity: number, unit: string] {
  if (rupeesPerKg > 90) return [random.int(2, 40) * (type === 'farmer' ? 5 : 25), 'kg']
  if (type === 'farmer' || random.chance(0.5)) {
    return rupeesPerKg > 35 && random.chance(0.35) ? [random.int(3, 60) * 10, 'kg'] : [random.int(4, 90), 'quintal']
  }
  return [random.int(2, 40), 'ton']
}
