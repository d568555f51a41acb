import { columns, namesOf } from '../../mock-server/store/names.ts'
import type { DatabaseSync } from 'node:sqlite'
import type { BusinessType } from '../../mock-server/store/seed/business-extras.ts'
import { insertRows, type Row } from '../../mock-server/store/seed/rows.ts'
import type { Store } from '../../mock-server/store/store.ts'

/** The marketplace after some years: the number of records of each kind. */
const sizes = {
  categories: 500,
  subcategoriesOfCategory: 20,
  /** Subcategories of one category, and varieties of one subcategory. */
  mostInOneList: 500,
  enquiries: 10_000,
  businessesOfType: 10_000,
  products: 200,
  interests: 500,
  interestedUsers: 500,
  tasks: 500,
  images: 200,
  subscriptions: 200,
  villagesOfPin: 500,
} as const

/** The records and people that the tests use. The people are demo users of the seed (mock-server/README.md). */
export const grown = {
  /** Owns the 10,000 enquiries. */
  farmer: '9876500031',
  premiumBuyer: '9876500022',
  /** An enquiry with only long texts, and with images, tasks and interested users. */
  enquiry: 100_000,
  /** A business of each type with only long texts, and with products, interests and certifications. */
  businesses: { farmer: 100_000, buyer: 110_000, manufacturer: 120_000 },
  product: 500_000,
  category: 1,
  subcategory: 700_000,
  pin: '999999',
  /** Every fourth text is long. */
  isLong: (index: number) => index % 4 === 0,
} as const

/** Texts of this length (characters) are pasted, with and without places to break a line, in both scripts. */
const LENGTH = 2_000
const longTexts = [
  'Red onion of the new harvest, dried and sorted by hand; ',
  'Lasalgaonredonionxl',
  'नई फसल का सूखा और छँटा हुआ लाल प्याज, ',
  'लालकांदालासलगाव',
].map((piece) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH))
const longText = (number: number): string => longTexts[number % longTexts.length]!

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const directoryTypes = ['farmer', 'buyer', 'manufacturer'] as const satisfies BusinessType[]

/** Fills the mock's store with `sizes`, in addition to the seed. */
export function grow(store: Store, now: number): void {
  const { db } = store
  db.exec('BEGIN')
  growCatalogue(db)
  growBusinesses(db, now)
  growEnquiries(db, now)
  growPeople(db, now)
  growOpenData(db)
  db.exec('COMMIT')
}

const at = (now: number, age: number) => new Date(now - age).toISOString()
const range = (length: number) => Array.from({ length }, (_, index) => index)
const named = (name: string) => columns('name', namesOf(name))
const short = (text: string, index: number) => (grown.isLong(index) ? longText(index / 4) : `${text} ${index}`)

const add = (db: DatabaseSync, table: string, length: number, rowOf: (index: number) => Row) =>
  insertRows(db, table, range(length).map(rowOf))

function growCatalogue(db: DatabaseSync): void {
  const known = Number(db.prepare('SELECT count(*) AS count FROM category').get()!['count'])
  const categories = range(sizes.categories - known).map((index) => ({ id: 1_000 + index, index }))
  insertRows(
    db,
    'category',
    // Menus show the first categories in the server's order, so the long names are spread over the list.
    categories.map(({ id, index }) => ({
      id,
      ...named(index % 50 === 0 ? `${id}${longText(index / 50)}` : `Category ${id}`),
    })),
  )
  const subcategory = (id: number, category_id: number, name: string) => ({
    id,
    category_id,
    ...named(name),
    photo: '/media/crops/onion.svg',
    search: `${name.slice(0, 40).toLowerCase()} kanda`,
  })
  add(db, 'subcategory', sizes.mostInOneList, (index) =>
    subcategory(grown.subcategory + index, grown.category, index % 50 === 1 ? longText(index) : `Crop ${index}`),
  )
  insertRows(
    db,
    'subcategory',
    categories.flatMap(({ id, index }) =>
      range(sizes.subcategoriesOfCategory).map((one) => {
        const number = index * sizes.subcategoriesOfCategory + one
        return subcategory(800_000 + number, id, number % 200 === 0 ? longText(number / 200) : `Produce ${number}`)
      }),
    ),
  )
  const variety = (id: number, subcategory_id: number, name: string) => ({ id, subcategory_id, ...named(name) })
  add(db, 'variety', sizes.mostInOneList, (index) =>
    variety(900_000 + index, grown.subcategory, index % 50 === 1 ? longText(index) : `Variety ${index}`),
  )
  const local = columns('name', namesOf('Local', { hi: 'देसी', mr: 'गावरान' }))
  db.exec(`
    INSERT INTO variety (id, subcategory_id, ${Object.keys(local).join()})
    SELECT id + 1000000, id, ${Object.values(local)
      .map((name) => `'${name}'`)
      .join()} FROM subcategory WHERE id > ${grown.subcategory}
  `)
}

function growBusinesses(db: DatabaseSync, now: number): void {
  for (const business_type of directoryTypes) {
    const first = grown.businesses[business_type]
    add(db, 'user', sizes.businessesOfType, (index) => ({
      id: first + index,
      mobile: `6${String(first + index).padStart(9, '0')}`,
      full_name: short('Asha Pawar', index),
      email: `${short('asha', index).replaceAll(' ', '.')}@example.com`,
      created_at: at(now, 90 * DAY),
    }))
    add(db, 'business', sizes.businessesOfType, (index) => ({
      // Lists are in id order, and these ids precede the seed's.
      id: first + index,
      user_id: first + index,
      business_type,
      company_name: short('Pawar Farm', index),
      address: short('Market Yard', index),
      city: grown.isLong(index) ? longText(index / 4 + 1) : 'Ozar',
      district: grown.isLong(index) ? longText(index / 4 + 2) : 'Nashik',
      state: 'Maharashtra',
      pin_code: '422206',
      has_profile: 1,
      extras: JSON.stringify(index === 0 ? longExtras : {}),
      search: `pawar farm ${index} nashik`,
      created_at: at(now, 90 * DAY),
    }))
    // Hides the seed's businesses, whose lower ids would come first.
    db.prepare('UPDATE business SET has_profile = 0 WHERE business_type = ? AND id < 100000').run(business_type)
    db.prepare(
      `INSERT INTO product_interest (business_id, subcategory_id) SELECT ?, id FROM subcategory WHERE id >= ? ORDER BY id LIMIT ?`,
    ).run(first, grown.subcategory, sizes.interests)
    db.prepare(
      `INSERT INTO product_interest (business_id, subcategory_id) SELECT id, ? + id % 400 FROM business WHERE id > ? AND id < ?`,
    ).run(grown.subcategory, first, first + sizes.businessesOfType)
    db.prepare(
      `INSERT INTO business_product (id, business_id, category_id, subcategory_id, variety_id, photo, expected_price, quantity, unit)
       SELECT ? + row_number() OVER (ORDER BY v.id) - 1, ?, category_id, s.id, v.id, photo, 9999999.99, 10000000, 'quintal'
       FROM variety v JOIN subcategory s ON s.id = v.subcategory_id WHERE v.id >= 900000 ORDER BY v.id LIMIT ?`,
    ).run(grown.product + first, first, sizes.products)
  }
}

const longExtras = {
  farm_size: longText(0),
  farm_location: longText(1),
  is_organic: true,
  preferred_quantity: longText(2),
  payment_terms: longText(3),
  processing_capacity: longText(0),
  certifications: range(sizes.interests).map((index) => short('Certificate', index).slice(0, index ? 80 : undefined)),
}

function growEnquiries(db: DatabaseSync, now: number): void {
  const owner = idOf(db, grown.farmer)
  const subcategories = db.prepare('SELECT id, category_id FROM subcategory WHERE id >= 800000 ORDER BY id').all()
  add(db, 'enquiry', sizes.enquiries, (index) => {
    const subcategory = subcategories[(index * sizes.subcategoriesOfCategory) % subcategories.length]!
    const typed = index % 8 === 0
    return {
      id: grown.enquiry + index,
      user_id: owner,
      user_product: 1_000_000 + index,
      type: index % 3 === 0 ? 'buy' : 'sell',
      product: Number(subcategory['category_id']),
      sub_category: typed ? null : Number(subcategory['id']),
      sub_sub_category: typed ? null : Number(subcategory['id']) + 1_000_000,
      new_subcategory_name: typed ? longText(index / 8) : null,
      new_sub_subcategory_name: typed ? longText(index / 8 + 1) : null,
      grade: short('FAQ', index),
      is_organic: index % 2,
      quantity: 10_000_000,
      unit: 'quintal',
      expected_price: 10_000_000,
      minimum_expected_price: 9_999_999.99,
      location: short('Nashik', index),
      district: 'Nashik',
      state: 'Maharashtra',
      expected_date: '2027-01-01',
      additional_notes: short('Sorted by hand', index),
      photo: '/media/crops/onion.svg',
      search: `produce ${index} nashik`,
      // Newest first: just old enough to be approved, and newer than the seed's.
      created_at: at(now, DAY + (index + 1) * 1_000),
    }
  })
  // Ages the seed's recent enquiries, so that the suite's come first.
  db.prepare('UPDATE enquiry SET created_at = ? WHERE id < 100000 AND created_at > ?').run(
    at(now, 60 * DAY),
    at(now, 2 * DAY),
  )
  const user_product = 1_000_000
  add(db, 'enquiry_image', sizes.images, (index) => ({
    user_product,
    image: `/media/crops/${index % 2 ? 'onion' : 'wheat'}.svg?${index}`,
    created_at: at(now, DAY),
  }))
  const stages = ['enquirygenerated', 'sampleinspection', 'sitevisit', 'finaldiscussion', 'pickupandpayment']
  add(db, 'task', sizes.tasks, (index) => {
    const title = short('Sample checked', index)
    const task_created_at = at(now, index * MINUTE)
    const stage = stages[index % stages.length]!
    const task = { enquiry_id: grown.enquiry, stage, remark: short('Taken by hand', index), task_created_at }
    return Object.assign(task, columns('title', namesOf(title)))
  })
  add(db, 'payment_order', sizes.interestedUsers, (index) => ({
    order_id: `order_grown${index}`,
    user_id: grown.businesses.buyer + index,
    kind: 'enquiry',
    target_id: grown.enquiry,
    amount: 1_000,
    created_at: at(now, index * MINUTE),
    paid_at: at(now, index * MINUTE),
  }))
}

function growPeople(db: DatabaseSync, now: number): void {
  // The buyer's own profile with its longest possible texts.
  const id = idOf(db, grown.premiumBuyer)
  db.prepare('UPDATE user SET full_name = ?, email = ? WHERE id = ?').run(longText(1), `${longText(1)}@example.com`, id)
  db.prepare('UPDATE business SET company_name = ?, address = ?, city = ?, extras = ? WHERE user_id = ?').run(
    longText(1),
    longText(3),
    longText(0),
    JSON.stringify({
      company_pan: 'AAPFU0939F',
      gst_number: '27AAPFU0939F1ZV',
      storage_house_location: longText(1).slice(0, 200),
    }),
    id,
  )
  db.prepare('UPDATE user SET premium_until = ? WHERE mobile IN (?, ?)').run(
    at(now, -100 * DAY),
    grown.farmer,
    grown.premiumBuyer,
  )
  add(db, 'subscription', sizes.subscriptions, (index) => ({
    user_id: id,
    amount: 999,
    expires_at: at(now, (index - 100) * DAY),
  }))
}

function growOpenData(db: DatabaseSync): void {
  const villages = range(sizes.villagesOfPin).map((index) => [
    short('Ozar', index),
    'Niphad',
    'Nashik',
    ['Ozar', 'Mig'],
  ])
  db.prepare('INSERT INTO pincode (pin, state, district, offices) VALUES (?, ?, ?, ?)').run(
    grown.pin,
    'Maharashtra',
    'Nashik',
    JSON.stringify(villages),
  )
  // Keeps all 71,156 prices of the seed; the first page has only long texts.
  const first = Number(db.prepare('SELECT min(id) AS id FROM mandi_price').get()!['id'])
  const day = String(db.prepare('SELECT max(arrival_date) AS day FROM mandi_price').get()!['day'])
  add(db, 'mandi_price', 20, (index) => ({
    id: first - 20 + index,
    state: index % 2 ? 'Maharashtra' : longText(index / 2),
    district: index % 2 ? 'Nashik' : longText(index / 2 + 1),
    market: longText(index),
    commodity: longText(index + 1),
    variety: longText(index + 2),
    grade: longText(index + 3),
    min_price: 99_999_999,
    max_price: 99_999_999,
    modal_price: 99_999_999,
    arrival_date: day,
  }))
}

function idOf(db: DatabaseSync, mobile: string): number {
  const row = db.prepare('SELECT id FROM user WHERE mobile = ?').get(mobile)
  if (!row) throw new Error(`The seed has no ${mobile}`)
  return Number(row['id'])
}
