import type { DatabaseSync } from 'node:sqlite'
import { searchText } from '../search-text.ts'
import { createExtras, type BusinessType, type Extras } from './business-extras.ts'
import type { Catalogue, Commodity } from './catalogue.ts'
import { companyName, hasOwnBoard } from './company-names.ts'
import { demoUsers, type DemoUser } from './demo-users.ts'
import type { MandiTrade } from './open-data.ts'
import type { Place, Places } from './places.ts'
import { priceOf } from './prices.ts'
import { createRandom, type Random } from './random.ts'
import { pickWritten, regionOfState } from './regions.ts'
import { insertRows } from './rows.ts'

export type Business = {
  id: number
  userId: number
  mobile: string
  type: BusinessType
  owner: string
  company: string
  /** What its owner writes in. */
  lang: 'en' | 'hi' | 'mr'
  place: Place
  address: string
  products: Commodity[]
  extras: Extras
  complete: boolean
  demo?: DemoUser
}

/** How many of each type, besides the demo users. */
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

/** Where Agmarknet has no market: what is grown there. */
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

const languages = { en: 'english', hi: 'hindi', mr: 'marathi' } as const
const langOf = { english: 'en', hindi: 'hi', marathi: 'mr' } as const

export type Ground = { places: Places; catalogue: Catalogue; trade: MandiTrade }

/** Demo users first, then some 300 businesses over all states. */
export function createBusinesses(ground: Ground): Business[] {
  const random = createRandom('businesses')
  const demo = demoUsers.flatMap((user, index) => (user.business ? [demoBusiness(user, index + 1, ground)] : []))
  const states = stateOrder(ground)
  const types = (Object.entries(numbers) as [BusinessType, number][]).flatMap(([type, count]) =>
    Array<BusinessType>(count).fill(type),
  )
  // Types turn over the states so that each state gets several, and the big trading states get most.
  const others = random.some(types, types.length).map((type, index) => {
    const userId = demoUsers.length + index + 1
    return createBusiness(random, type, userId, demo.length + index + 1, states[index % states.length] ?? '', ground)
  })
  return [...demo, ...others]
}

export function seedBusinesses(db: DatabaseSync, businesses: readonly Business[], now: number): void {
  const random = createRandom('accounts')
  const owners = new Map(businesses.map((business) => [business.userId, business]))
  const userIds = new Set([...demoUsers.keys()].map((index) => index + 1).concat([...owners.keys()]))
  const joined = new Map(
    Array.from(userIds, (id) => [id, new Date(now - random.int(70 * 24, 700 * 24) * 3600_000).toISOString()]),
  )

  insertRows(
    db,
    'user',
    Array.from(userIds, (id) => {
      const owner = owners.get(id)
      const demo = demoUsers[id - 1]
      const email = owner && (demo || random.chance(0.5)) ? `${owner.type}${id}@example.com` : null
      return {
        id,
        mobile: owner?.mobile ?? demo?.mobile ?? '',
        full_name: owner?.owner ?? demo?.name ?? '',
        email,
        preferred_language: demo?.language ?? languages[owner?.lang ?? 'en'],
        created_at: joined.get(id) ?? '',
      }
    }),
  )
  insertRows(
    db,
    'business',
    businesses.map((business) => ({
      id: business.id,
      user_id: business.userId,
      business_type: business.type,
      user_name: business.owner,
      company_name: business.company,
      address: business.address,
      city: business.place.city,
      district: business.place.district,
      state: business.place.state,
      pin_code: business.place.pin,
      current_location: business.place.position,
      has_profile: Number(business.complete),
      profile_complete: Number(business.complete),
      extras: JSON.stringify(business.extras),
      search: searchText(
        business.owner,
        business.company,
        business.place.area,
        business.place.city,
        business.place.district,
        business.place.ownDistrict,
        business.place.state,
        ...business.products.flatMap(({ en, hi, mr, words }) => [en, hi, mr, ...words]),
      ),
      created_at: joined.get(business.userId) ?? '',
    })),
  )
  insertRows(
    db,
    'product_interest',
    businesses.flatMap(({ id, products }) =>
      products.map((product) => ({ business_id: id, subcategory_id: product.id })),
    ),
  )
  insertRows(
    db,
    'business_product',
    businesses.flatMap((business) => productRows(random, business)),
  )
}

function productRows(random: Random, { id, type, products, complete }: Business) {
  // Some have not entered a product yet: the page's 'No Products Found'.
  if (!complete || type === 'buyer' || random.chance(0.06)) return []
  return products.map((product) => {
    const [quantity, unit] = stock(random, product.price.usual, type)
    return {
      business_id: id,
      category_id: product.categoryId,
      subcategory_id: product.id,
      variety_id: random.pick(product.varieties).id,
      photo: random.chance(0.08) ? null : product.photo,
      expected_price: priceOf(random, product.price).expected,
      quantity,
      unit,
    }
  })
}

/** A believable amount: dear goods by the kg, cheap ones by the quintal or ton. */
export function stock(random: Random, rupeesPerKg: number, type: BusinessType): [quantity: number, unit: string] {
  if (rupeesPerKg > 90) return [random.int(2, 40) * (type === 'farmer' ? 5 : 25), 'kg']
  if (type === 'farmer' || random.chance(0.5)) {
    return rupeesPerKg > 35 && random.chance(0.35) ? [random.int(3, 60) * 10, 'kg'] : [random.int(4, 90), 'quintal']
  }
  return [random.int(2, 40), 'ton']
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
    lang: langOf[user.language],
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

function createBusiness(
  random: Random,
  type: BusinessType,
  userId: number,
  id: number,
  state: string,
  { places, catalogue, trade }: Ground,
): Business {
  const region = regionOfState(state)
  const place = places.pick(random, state)
  const [given, family, board] = [region.given, region.family, region.boards].map((names) => pickWritten(random, names))
  if (!given || !family || !board) throw new RangeError(`No names for ${state}`)
  const products = dealtIn(random, state, type, catalogue.commodities, trade)

  // A third of the people in Hindi- and Marathi-speaking states wrote their names in Devanagari.
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

function dealtIn(
  random: Random,
  state: string,
  type: BusinessType,
  commodities: readonly Commodity[],
  trade: MandiTrade,
) {
  const traded = trade.get(state)
  const grown = grownWithoutMarket[state]
  const known = commodities.filter(({ id }) => traded?.has(id) || grown?.includes(id))
  // Who makes something takes one category's crops; who farms or trades has a few things side by side.
  const first =
    grown && random.chance(0.8) ? random.pick(known.filter(({ id }) => grown.includes(id))) : random.pick(known)
  const same = known.filter((entry) => entry !== first && entry.categoryId === first.categoryId)
  const rest = type === 'manufacturer' || random.chance(0.5) ? same : known.filter((entry) => entry !== first)
  return [first, ...random.some(rest, random.int(1, type === 'wholesaler' || type === 'distributor' ? 6 : 3))]
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

/** Each state once, then again as often as its markets' weight asks. */
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
