import type { BusinessType } from './business-extras.ts'
import type { Commodity } from './catalogue.ts'
import type { MandiTrade } from './open-data.ts'
import type { Random } from './random.ts'

/** Crops (subcategory ids) of the states in which Agmarknet has no market. */
const grownWithoutMarket: Record<string, number[]> = {
  'Dadra and Nagar Haveli and Daman and Diu': [108, 124, 2, 179],
  Jharkhand: [52, 86, 73, 2, 33, 101, 54],
  Ladakh: [110, 131, 8, 32],
  Lakshadweep: [47, 134, 179],
  Mizoram: [138, 140, 106, 99],
  Sikkim: [154, 138, 113, 140],
  'Arunachal Pradesh': [114, 138, 123, 110, 154],
  Puducherry: [2, 106, 179, 53],
  Bihar: [5, 156, 108, 51, 1, 23],
  Telangana: [140, 142, 155, 5],
  Assam: [2, 138, 160, 156, 113],
  Goa: [165, 134, 108, 160, 179],
}

/** Crops sold in markets all over India but grown only in these states. */
const grownOnlyIn: { commodities: number[]; states: string[] }[] = [
  // apple, pear, plum, persimmon
  {
    commodities: [110, 131, 132, 133],
    states: ['Himachal Pradesh', 'Jammu and Kashmir', 'Uttarakhand', 'Ladakh', 'Arunachal Pradesh'],
  },
  // grapes, pomegranate, fig
  {
    commodities: [111, 112, 130],
    states: ['Maharashtra', 'Karnataka', 'Andhra Pradesh', 'Telangana', 'Tamil Nadu', 'Gujarat'],
  },
  // coconut and its kin, arecanut, pepper, cardamom, coffee, rubber
  {
    commodities: [47, 48, 134, 135, 149, 154, 160, 162, 163],
    states: [
      'Kerala',
      'Karnataka',
      'Tamil Nadu',
      'Goa',
      'Assam',
      'Sikkim',
      'Tripura',
      'Lakshadweep',
      'Andaman and Nicobar Islands',
    ],
  },
  // pineapple
  {
    commodities: [123],
    states: [
      'Kerala',
      'Karnataka',
      'West Bengal',
      'Assam',
      'Tripura',
      'Manipur',
      'Meghalaya',
      'Nagaland',
      'Arunachal Pradesh',
    ],
  },
]

/** Milled, pressed or boiled products: sold by manufacturers, not by growers. */
const made = new Set([4, 13, 16, 18, 20, 22, 24, 37, 159, 176, 177, 178])

export function isMade({ id }: Commodity): boolean {
  return made.has(id)
}

/** Whether the commodity can grow in the state. */
export function growsIn(state: string, { id }: Commodity): boolean {
  return grownOnlyIn.every(({ commodities, states }) => !commodities.includes(id) || states.includes(state))
}

/** The commodities that a business deals in: a few of those traded in its state's markets. */
export function dealtIn(
  random: Random,
  state: string,
  type: BusinessType,
  commodities: readonly Commodity[],
  trade: MandiTrade,
) {
  const traded = trade.get(state)
  const grown = grownWithoutMarket[state]
  const grower = type === 'farmer' || type === 'fpo'
  const known = commodities.filter((entry) => {
    return (
      (traded?.has(entry.id) || grown?.includes(entry.id)) && (!grower || (growsIn(state, entry) && !isMade(entry)))
    )
  })
  // Manufacturers process crops of one category; farmers and traders deal in a few different things.
  const first =
    grown && random.chance(0.8) ? random.pick(known.filter(({ id }) => grown.includes(id))) : random.pick(known)
  const same = known.filter((entry) => entry !== first && entry.categoryId === first.categoryId)
  const rest = type === 'manufacturer' || random.chance(0.5) ? same : known.filter((entry) => entry !== first)
  return [first, ...random.some(rest, random.int(1, type === 'wholesaler' || type === 'distributor' ? 6 : 3))]
}
