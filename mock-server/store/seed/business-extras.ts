import { vBusinessType } from '../../../src/api/generated/replies.ts'
import type { Commodity } from './catalogue.ts'
import type { Place } from './places.ts'
import type { Random } from './random.ts'
import { createGstin, createPan, type PanHolder } from './tax-numbers.ts'

export const businessTypes = vBusinessType.options
export type BusinessType = (typeof businessTypes)[number]

/** Fields of a business's type (§registration.15), and others that the directory shows (§directory.10). */
export type Extras = Record<string, string | number | boolean | string[]>

export type ExtrasInput = {
  random: Random
  type: BusinessType
  company: string
  /** Family name in Latin letters, for the initial in a PAN. */
  family: string
  address: string
  place: Place
  gstCode: string
  products: readonly Commodity[]
}

export function createExtras(input: ExtrasInput): Extras {
  const { random, type } = input
  if (type === 'farmer') return farmerExtras(input)
  if (type === 'fpo') return fpoExtras(input)

  const has_own_logistics = random.chance(0.45)
  const tax = taxExtras(input)
  if (type === 'buyer') {
    return {
      ...tax,
      storage_house_location: storage(input),
      has_own_logistics,
      preferred_quantity: random.pick(preferredQuantities),
      payment_terms: random.pick(paymentTerms),
    }
  }
  const shared = {
    ...tax,
    factory_location: works(input),
    office_location: input.address,
    has_own_logistics,
    is_organic: random.chance(0.2),
  }
  if (type !== 'manufacturer') return shared
  return {
    ...shared,
    processing_capacity: random.pick(capacities),
    certifications: random.some(certificates, random.int(1, 3)),
  }
}

function farmerExtras({ random, address, products }: ExtrasInput): Extras {
  const unit = random.pick(['acres', 'acres', 'acres', 'hectares'] as const)
  const size = unit === 'acres' ? random.int(3, 60) / 2 : random.int(2, 20) / 2
  const is_organic = random.chance(0.25)
  return {
    farm_size: `${size} ${unit}`,
    farm_location: address,
    soil_testing_done: random.chance(0.55),
    has_own_logistics: random.chance(0.3),
    is_organic,
    product_certification_done: is_organic && random.chance(0.6),
    total_products_harvested: products.length + random.int(0, 2),
  }
}

function fpoExtras({ random, company, family, address, gstCode }: ExtrasInput): Extras {
  const pan = createPan(random, 'C', company.match(/[A-Za-z]/) ? company : family)
  return {
    role_in_organization: random.pick(['Chairperson', 'Director', 'Chief Executive Officer', 'Secretary', 'Member']),
    organization_name: company,
    organization_pan: pan,
    organization_gst: createGstin(gstCode, pan),
    organization_address: address,
    number_of_farmers: random.int(8, 96) * 11 + random.int(0, 9),
    do_manufacturing: random.chance(0.35),
  }
}

function taxExtras({ random, type, company, family, gstCode }: ExtrasInput): Extras {
  const holder: PanHolder = /Private|Pvt|Ltd/.test(company) ? 'C' : type === 'retailer' || type === 'agent' ? 'P' : 'F'
  const company_pan = createPan(random, holder, holder === 'P' || !/[A-Za-z]/.test(company) ? family : company)
  return { company_pan, gst_number: createGstin(gstCode, company_pan) }
}

function storage({ random, place }: ExtrasInput): string {
  const kind = random.pick(['Warehouse', 'Godown', 'Cold storage', 'Market yard godown'])
  return `${kind} ${random.int(1, 48)}, ${place.area}, ${place.district}`
}

function works({ random, place }: ExtrasInput): string {
  const kind = random.pick(['Industrial Area', 'MIDC', 'Mandi Road', 'Bypass Road', 'Growth Centre'])
  return `Plot ${random.int(2, 180)}, ${kind === 'MIDC' && place.state !== 'Maharashtra' ? 'Industrial Estate' : kind}, ${place.area}`
}

const preferredQuantities = [
  '50 quintal a week',
  '2 to 5 ton a week',
  'One truck load (9 ton) a week',
  '10 ton a month',
  '25 ton a month in season',
  '100 quintal a month',
  '500 kg a day',
  'Full truck loads only (16 ton)',
]
const paymentTerms = [
  'Bank transfer on the day of loading',
  'Half in advance, the rest on delivery',
  'Within 3 days of weighing',
  'Within 7 days of delivery',
  'On delivery, after quality check',
  'Weekly settlement by NEFT',
  'Cash or UPI at the farm gate',
]
const capacities = [
  '5 ton a day',
  '12 ton a day',
  '20 ton a day',
  '40 ton a day',
  '2 ton an hour',
  '800 kg an hour',
  '100 ton a day',
  '150 ton a month',
]
const certificates = [
  'FSSAI',
  'AGMARK',
  'ISO 22000',
  'HACCP',
  'India Organic (NPOP)',
  'APEDA registered',
  'Spices Board registered',
  'BIS',
]
