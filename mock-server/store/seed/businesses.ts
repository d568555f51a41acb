import { FALLBACK, localeOfPreferred, type Locale } from '../../../src/i18n/locales.ts'
import { createExtras, type BusinessType, type Extras } from './business-extras.ts'
import type { Catalogue, Commodity } from './catalogue.ts'
import { dealtIn } from './crops-of-state.ts'
import { companyName, hasOwnBoard } from './company-names.ts'
import { demoUsers, type DemoUser } from './demo-users.ts'
import type { MandiTrade } from './open-data.ts'
import type { Place, Places } from './places.ts'
import { createRandom, type Random } from './random.ts'
import { pickWritten, regionOfState } from './regions.ts'

export type Business = {
  id: number
  userId: number
  mobile: string
  type: BusinessType
  owner: string
  company: string
  /** Language in which the owner writes. */
  lang: Locale
  place: Place
  address: string
  products: Commodity[]
  extras: Extras
  complete: boolean
  demo?: DemoUser
}

/** Number of businesses by type, without the demo users. */
const numbers: Record<BusinessType, number> = {
  farmer: 104,
  buyer: 58,
  manufacturer: 40,
  fpo: 24,
  wholesaler: 18,
  agent: 16,
  company: 14,
  retailer: 14,
  distributor: 12,
}

/** The data from which the seed's people are made. */
export type Ground = { places: Places; catalogue: Catalogue; trade: MandiTrade }

/** The demo users first, then some 300 businesses across all states. */
export function createBusinesses(ground: Ground): Business[] {
  const random = createRandom('businesses')
  const demo = demoUsers.flatMap((user, index) => (user.business ? [demoBusiness(user, index + 1, ground)] : []))
  const states = stateOrder(ground)
  const types = (Object.entries(numbers) as [BusinessType, number][]).flatMap(([type, count]) =>
    Array<BusinessType>(count).fill(type),
  )
  // Types rotate over the states: each state gets several types, and the big trading states get most businesses.
  const others = random.some(types, types.length).map((type, index) => {
    const userId = demoUsers.length + index + 1
    return createBusiness(random, type, userId, demo.length + index + 1, states[index % states.length] ?? '', ground)
  })
  return [...demo, ...others]
}

function demoBusiness(user: DemoUser, userId: number, { places, catalogue }: Ground): Business {
  const { business } = user
  if (!business) throw new TypeError(`${user.mobile} has no business`)
  const random = createRandom(user.mobile)
  const place = places.at(business.pin)
  const address = business.incomplete ? '' : `${random.int(2, 240)}, ${place.area}`
  const products = business.products.map((id) => {
    const product = catalogue.commodities.find((commodity) => commodity.id === id)
    if (!product) throw new RangeError(`No such subcategory: ${id}`)
    return product
  })
  const { type, company } = business
  const family = user.name.split(' ').at(-1) ?? ''
  const gstCode = gstOf(places, place.state)
  return {
    id: userId - 1, // the first demo user has no business
    userId,
    mobile: user.mobile,
    type,
    owner: user.name,
    company,
    lang: localeOfPreferred(user.language) ?? FALLBACK,
    place,
    address,
    products,
    extras: business.incomplete
      ? {}
      : createExtras({ random, type, company, family, address, place, gstCode, products }),
    complete: !business.incomplete,
    demo: user,
  }
}

export function createBusiness(
  random: Random,
  type: BusinessType,
  userId: number,
  id: number,
  state: string,
  { places, catalogue, trade }: Ground,
  chosen?: { place: Place; products: Commodity[] },
): Business {
  const region = regionOfState(state)
  const place = chosen?.place ?? places.pick(random, state)
  const [given, family, board] = [region.given, region.family, region.boards].map((names) => pickWritten(random, names))
  if (!given || !family || !board) throw new RangeError(`No names for ${state}`)
  const products = chosen?.products ?? dealtIn(random, state, type, catalogue.commodities, trade)

  // In Hindi- and Marathi-speaking states some people write their names in Devanagari.
  const own = region.lang !== 'en' && hasOwnBoard(type) && random.chance(0.4) ? region.lang : undefined
  const script = own ? 'own' : 'latin'
  const owner = `${given[script]} ${family[script]}`
  const city = place.city.replace(/\s*\(.*\)|\.$/g, '')
  const parts = { given: given[script], family: family[script], board: board[script], city }
  const company = companyName(random, type, parts, products[0]?.categoryId ?? 1, own)
  const address = addressIn(random, place, type)
  const gstCode = gstOf(places, state)
  return {
    id,
    userId,
    mobile: String(6000000000 + userId),
    type,
    owner,
    company,
    lang: region.lang,
    place,
    address,
    products,
    extras: createExtras({ random, type, company, family: family.latin, address, place, gstCode, products }),
    complete: true,
  }
}

function addressIn(random: Random, place: Place, type: BusinessType): string {
  if (type === 'farmer') {
    return random.pick([
      `Survey No. ${random.int(11, 480)}, ${place.area}`,
      `Near ${random.pick(['the primary school', 'the temple', 'the canal', 'the bus stand', 'Gram Panchayat'])}, ${place.area}`,
      `Village ${place.area}, Post ${place.city}`,
    ])
  }
  return `${random.pick(['Shop', 'Plot', 'House', 'Godown', 'Unit'])} ${random.int(1, 220)}, ${random.pick(['Main Road', 'Market Yard', 'Station Road', 'Old Mandi', 'Bypass Road'])}, ${place.area}`
}

/** All states in random order, each at least twice, and more often the more its markets trade. */
function stateOrder({ places, trade }: Ground): string[] {
  const weights = places.states.map(({ name }) => {
    const rows = Array.from(trade.get(name)?.values() ?? []).reduce((sum, count) => sum + count, 0)
    return {
      name,
      times:
        2 +
        Math.round(Math.sqrt(rows) / 9) +
        (name === 'Maharashtra' ? 22 : 0) +
        (name === 'Bihar' || name === 'Rajasthan' ? 5 : 0),
    }
  })
  const random = createRandom('states')
  return random.some(
    weights.flatMap(({ name, times }) => Array<string>(times).fill(name)),
    Infinity,
  )
}

function gstOf({ states }: Places, state: string): string {
  return states.find(({ name }) => name === state)?.gst ?? ''
}
