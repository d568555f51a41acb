import { LOCALES } from '../../../src/i18n/locales.ts'
import type { Names } from '../names.ts'
import type { DatabaseSync } from 'node:sqlite'
import { searchText } from '../search-text.ts'
import type { Business, Ground } from './businesses.ts'
import type { Commodity, Variety } from './catalogue.ts'
import { closingOf } from './closing.ts'
import { growsIn, isMade } from './crops-of-state.ts'
import { createNotes } from './notes.ts'
import { priceOf } from './prices.ts'
import { stock } from './quantities.ts'
import { createRandom, type Random } from './random.ts'
import { insertRows } from './rows.ts'
import { otherProducts } from './other-products.ts'

export type Enquiry = {
  id: number
  author: Business
  type: 'buy' | 'sell'
  categoryId: number
  /** Absent if the author typed the product's name: `custom`. */
  product?: { commodity: Commodity; variety: Variety }
  custom?: { name: string; variety: string }
  /** Time since it was posted, in ms. */
  age: number
  closing?: { age: number; remark: string }
  row: Record<string, string | number | null>
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Number of enquiries in each category (500 in total), by category id. */
const numbers: Record<number, number> = { 1: 68, 2: 52, 3: 48, 4: 96, 5: 84, 6: 58, 7: 36, 8: 20, 9: 20, 10: 18 }

/** Oldest first, so that ids grow with time. */
export function createEnquiries(businesses: readonly Business[], ground: Ground): Enquiry[] {
  const random = createRandom('enquiries')
  const note = createNotes(random)
  const able = businesses.filter(({ complete }) => complete)
  const planned = [...demoPlans(random, able), ...otherProducts.map((entry) => customPlan(random, able, entry))]
  for (const [category, number] of Object.entries(numbers)) {
    const missing = number - planned.filter(({ categoryId }) => categoryId === Number(category)).length
    for (let index = 0; index < missing; index += 1) planned.push(plan(random, Number(category), able, ground))
  }
  const states = new Map(ground.places.states.map((state) => [state.name, state]))
  const ages = planned.map(() => ageOf(random)).sort((one, other) => other - one)
  return random
    .some(planned, planned.length)
    .map((entry, index) => write(random, entry, index + 1, ages[index] ?? 0, note, states))
}

/** One approved, open enquiry for each business, about its first product. */
export function createOneEach(businesses: readonly Business[], { places }: Ground, firstId: number): Enquiry[] {
  const random = createRandom('one enquiry each')
  const note = createNotes(random)
  const states = new Map(places.states.map((state) => [state.name, state]))
  return businesses.map((author, index) => {
    const [commodity] = author.products
    if (!commodity) throw new RangeError(`${author.mobile} deals in nothing`)
    const entry = planOf(random, author, commodity, author.type === 'buyer' ? 'buy' : 'sell')
    return { ...write(random, entry, firstId + index, 2 * DAY + ageOf(random), note, states), closing: undefined }
  })
}

export function seedEnquiries(db: DatabaseSync, enquiries: readonly Enquiry[], now: number): void {
  const at = (age: number) => new Date(now - age).toISOString()
  insertRows(
    db,
    'enquiry',
    enquiries.map(({ row, age, closing }) => ({
      ...row,
      expected_date: at(age - Number(row.expected_date) * DAY).slice(0, 10),
      created_at: at(age),
      closed_at: closing ? at(closing.age) : null,
      closing_remark: closing?.remark ?? null,
    })),
  )
}

type Plan = Pick<Enquiry, 'author' | 'type' | 'categoryId' | 'product' | 'custom'>

/** The demo users' enquiries, about products they deal in. */
function demoPlans(random: Random, businesses: readonly Business[]): Plan[] {
  return businesses.flatMap((author) =>
    Array.from({ length: author.demo?.ownEnquiries ?? 0 }, (_, index) => {
      const commodity = author.products[index % author.products.length]
      if (!commodity) throw new RangeError(`${author.mobile} deals in nothing`)
      return planOf(random, author, commodity, author.type === 'buyer' && random.chance(0.8) ? 'buy' : 'sell')
    }),
  )
}

function plan(random: Random, categoryId: number, businesses: readonly Business[], { catalogue, trade }: Ground): Plan {
  const commodities = catalogue.commodities.filter((entry) => entry.categoryId === categoryId)
  const type = random.chance(0.34) ? 'buy' : 'sell'
  const authors = businesses.filter((author) => !author.demo && (author.type === 'buyer') === (type === 'buy'))

  // Mostly products that the author deals in; sometimes something else traded in their state.
  const dealers = authors.flatMap((author) =>
    author.products.filter((product) => product.categoryId === categoryId).map((commodity) => ({ author, commodity })),
  )
  const neighbours = authors.flatMap((author) =>
    commodities.filter(({ id }) => trade.get(author.place.state)?.has(id)).map((commodity) => ({ author, commodity })),
  )
  const choices = neighbours.length === 0 || (dealers.length > 5 && random.chance(0.7)) ? dealers : neighbours
  const fitting = choices.filter(({ author, commodity }) => type === 'buy' || fits(author, commodity))
  const { author, commodity } = random.pick(fitting.length ? fitting : choices)
  return planOf(random, author, commodity, type)
}

function fits({ type, place }: Business, commodity: Commodity): boolean {
  if (type === 'farmer' || type === 'fpo')
    return growsIn(place.state, commodity) && (type === 'fpo' || !isMade(commodity))
  return type === 'manufacturer' ? isMade(commodity) : type !== 'buyer'
}

function planOf(random: Random, author: Business, commodity: Commodity, type: 'buy' | 'sell'): Plan {
  const product = { commodity, variety: random.pick(commodity.varieties) }
  return { author, type, categoryId: commodity.categoryId, product }
}

function customPlan(random: Random, businesses: readonly Business[], entry: (typeof otherProducts)[number]): Plan {
  const author = random.pick(
    businesses.filter(
      ({ demo, lang, type }) => !demo && lang === entry.lang && (type === 'buyer') === (entry.type === 'buy'),
    ),
  )
  return { author, type: entry.type, categoryId: entry.categoryId, custom: entry }
}

/** Age in ms: between minutes and 60 days, mostly recent. */
function ageOf(random: Random): number {
  return Math.round(7 * MINUTE + 60 * DAY * random.next() ** 2.1)
}

type Note = ReturnType<typeof createNotes>
type StateNames = Map<string, Partial<Names>>

function write(random: Random, entry: Plan, id: number, age: number, note: Note, states: StateNames): Enquiry {
  const { author, type, categoryId, product, custom } = entry
  const subject = product?.commodity ?? { id: 0, categoryId, price: { low: 60, usual: 110, high: 180 } }
  const [quantity, unit] = stock(random, subject.price.usual, author.type)
  const price = priceOf(random, subject.price)
  const additional_notes = note(author, type, subject)
  const location = locationOf(random, author, states)
  const photo = product && !random.chance(0.07) ? product.commodity.photo : null
  const row = {
    id,
    user_id: author.userId,
    user_product: 5000 + id,
    type,
    product: categoryId,
    sub_category: product?.commodity.id ?? null,
    sub_sub_category: product?.variety.id ?? null,
    new_subcategory_name: custom?.name ?? null,
    new_sub_subcategory_name: custom?.variety ?? null,
    grade: gradeOf(random, categoryId),
    is_organic: Number(random.chance(author.extras.is_organic ? 0.8 : 0.08)),
    quantity,
    unit,
    expected_price: price.expected,
    // Some leave the minimum empty; the app sends 0.00.
    minimum_expected_price: random.chance(0.12) ? 0 : price.minimum,
    location,
    district: author.place.district,
    state: author.place.state,
    expected_date: random.int(3, 40), // days after the enquiry
    additional_notes,
    photo,
    search: searchText(
      ...LOCALES.map((locale) => product?.commodity[locale]),
      ...(product?.commodity.words ?? []),
      ...LOCALES.map((locale) => product?.variety[locale]),
      custom?.name,
      custom?.variety,
      location,
      author.place.district,
      author.place.state,
      additional_notes,
    ),
  }
  return { ...entry, id, age, row, closing: closingOf(random, age, author.lang, type) }
}

/** The place as local people write it: market or village and district, in Devanagari where the region uses it. */
function locationOf(random: Random, { place, lang }: Business, states: StateNames): string {
  if (lang !== 'en' && place.ownDistrict && random.chance(0.6)) {
    const state = states.get(place.state)?.[lang] ?? place.state
    const district = lang === 'hi' ? `जिला ${place.ownDistrict}` : `जि. ${place.ownDistrict}`
    return random.chance(0.7) ? `${place.ownDistrict}, ${state}` : `${district}, ${state}`
  }
  const area = place.area === place.district || random.chance(0.25) ? place.city : place.area
  return area === place.district ? `${area}, ${place.state}` : `${area}, ${place.district}`
}

const gradesOfCategory: Record<number, string[]> = {
  1: ['FAQ', 'FAQ', 'FAQ', 'Non-FAQ', 'Local', 'Grade A'],
  2: ['FAQ', 'FAQ', 'FAQ', 'Non-FAQ', 'Local', 'Grade A'],
  3: ['FAQ', 'FAQ', 'FAQ', 'Non-FAQ', 'Local', 'Grade A'],
  4: ['Grade A', 'Grade A', 'Grade B', 'Medium', 'Large', 'Local', 'Small'],
  5: ['Grade A', 'Grade A', 'Grade B', 'Large', 'Medium', 'Grade C'],
}

function gradeOf(random: Random, categoryId: number): string | null {
  if (random.chance(0.1)) return null
  return random.pick(gradesOfCategory[categoryId] ?? ['FAQ', 'Grade A', 'Grade B', 'Local', 'Medium'])
}
