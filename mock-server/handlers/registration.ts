import type { components } from '../../src/api/generated/schema.ts'
import { refuse, type Problem, type Problems } from '../failure.ts'
import type { Call, Handlers, Reply } from '../operation.ts'
import { placeWords } from '../store/names.ts'
import { searchText } from '../store/search-text.ts'
import { gstinCheckCharacter } from '../store/seed/tax-numbers.ts'
import { successTexts } from '../success-texts.ts'
import type { Store } from '../store/store.ts'
import { readUpload } from '../uploads.ts'
import { businessOf, profileFlags, type Business, type BusinessType, type Extras } from './own-business.ts'

/** Pincodes and the two steps of the registration (§registration.7, §registration.11). */
export const registration = {
  lookUpPincode({ path: { pincode }, lang, store }) {
    const row = store.db.prepare('SELECT state, district, offices FROM pincode WHERE pin = ?').get(pincode)
    if (!row) return refuse(404, 'pincode_unknown', lang)
    const offices = JSON.parse(String(row['offices'])) as [string, string, string, string[]][]
    const city = offices.map(([name, block, division, areas]) => ({ name, block, division, areas }))
    const data = { state: String(row['state']), district: String(row['district']), city }
    return { status: 200, body: { status: 'success', data } }
  },

  createBusiness({ body, lang, store, user, now }) {
    // `body.mobile` is ignored: the account's number is the one verified by an OTP.
    const stored = businessOf(store, user.id)
    if (stored && isOtherType(stored, body.business_type)) return refuse(400, 'wrong_business_type', lang)
    const sameType = stored?.business_type === body.business_type
    saveOwner(store, user.id, body.name, body.email)
    const business_id = saveBusiness(store, user.id, now, {
      business_type: body.business_type,
      company_name: stored?.company_name ?? '',
      address: stored?.address ?? '',
      city: body.city,
      district: body.district,
      state: body.state,
      pin_code: body.pincode,
      current_location: body.current_location,
      has_profile: stored?.has_profile ?? false,
      extras: sameType ? stored.extras : {},
    })
    return { status: 201, body: { message: successTexts.details_saved[lang], business_id } }
  },

  createFarmer: (call) => completeProfile(call, 'farmer'),
  createBuyer: (call) => completeProfile(call, 'buyer'),
  createManufacturer: (call) => completeProfile(call, 'manufacturer'),
  createFpo: (call) => completeProfile(call, 'fpo'),
  createAgent: (call) => completeProfile(call, 'agent'),
  createCompany: (call) => completeProfile(call, 'company'),
  createDistributor: (call) => completeProfile(call, 'distributor'),
  createRetailer: (call) => completeProfile(call, 'retailer'),
  createWholesaler: (call) => completeProfile(call, 'wholesaler'),
} satisfies Partial<Handlers>

type Step2 = Pick<Call<'createFarmer'>, 'lang' | 'store' | 'user' | 'now'> & {
  body: components['schemas']['PersonalProfile'] & Extras & { cancelled_bill?: File }
}

/** Step 2 of the registration, shared by all types. The document declares which fields each type takes. */
async function completeProfile(
  { body, lang, store, user, now }: Step2,
  type: BusinessType,
): Promise<Reply<'createFarmer'>> {
  const { full_name, email, company_name, address, city, district, state, pin_code, ...rest } = body
  const { current_location, business_type: _, cancelled_bill, ...extras } = rest

  const stored = businessOf(store, user.id)
  if (stored && isOtherType(stored, type)) return refuse(400, 'wrong_business_type', lang)

  const problems: Problems = {}
  for (const field of ['gst_number', 'organization_gst'] as const) {
    const gstin = extras[field]
    if (gstin !== undefined && !isGstin(gstin)) problems[field] = 'gst'
  }
  const bill = cancelled_bill && (await readUpload(cancelled_bill, ['pdf', 'jpeg', 'png']))
  if (typeof bill === 'string') problems['cancelled_bill'] = billProblem(bill, cancelled_bill, type)
  // A complete profile already has a bill, which stays valid.
  if (!bill && withBill.has(type) && !stored?.has_profile) problems['cancelled_bill'] = missingBill(type)
  if (typeof bill === 'string' || Object.keys(problems).length > 0) return refuse(400, 'invalid', lang, problems)

  const business: Omit<Business, 'id'> = {
    business_type: type,
    // Every profile needs a company name, but not every type's form asks for one.
    company_name: company_name ?? extras.organization_name ?? full_name,
    address,
    city,
    district,
    state,
    pin_code,
    current_location,
    has_profile: true,
    extras: { ...directoryDetails(stored?.extras), ...extras },
  }
  saveOwner(store, user.id, full_name, email)
  const business_id = saveBusiness(store, user.id, now, business)
  return {
    status: 201,
    body: { message: successTexts.registration_complete[lang], business_id, ...profileFlags(business) },
  }
}

/** Details that the directory shows but no form asks for. They survive a repeated step 2. */
function directoryDetails(extras: Extras & Record<string, unknown> = {}): Record<string, unknown> {
  const names = ['preferred_quantity', 'payment_terms', 'processing_capacity', 'certifications']
  return Object.fromEntries(names.filter((name) => name in extras).map((name) => [name, extras[name]]))
}

/** Checks the last character, a check digit. The document has already validated the format. */
function isGstin(gstin: string): boolean {
  return gstinCheckCharacter(gstin.slice(0, 14)) === gstin[14]
}

/** A user has one business of one type. The type may change until step 2 is done. */
function isOtherType(stored: Business, type: BusinessType): boolean {
  return stored.has_profile && stored.business_type !== type
}

const withBill: ReadonlySet<BusinessType> = new Set(['agent', 'company', 'distributor', 'retailer', 'wholesaler'])
const missingBill = (type: BusinessType) => (type === 'company' ? 'passbook_required' : 'bill_required')

function billProblem(refused: 'type' | 'size', file: File | undefined, type: BusinessType): Problem {
  if (file?.size === 0) return missingBill(type)
  return refused === 'size' ? ['file_size', '5 MB'] : ['file_type', 'PDF, JPEG, PNG']
}

/** Saves the owner's name and e-mail address; without an address the stored one stays. */
function saveOwner({ db }: Store, userId: number, fullName: string, email: string | undefined): void {
  db.prepare('UPDATE user SET full_name = ?, email = coalesce(?, email) WHERE id = ?').run(
    fullName,
    email ?? null,
    userId,
  )
}

function saveBusiness(store: Store, userId: number, now: number, business: Omit<Business, 'id'>): number {
  const { has_profile, extras, ...columns } = business
  const { company_name, city, district, state } = columns
  const row = store.db
    .prepare(
      `INSERT INTO business (user_id, business_type, company_name, address, city, district, state, pin_code,
         current_location, has_profile, extras, search, created_at)
       VALUES (:user_id, :business_type, :company_name, :address, :city, :district, :state, :pin_code,
         :current_location, :has_profile, :extras, :search, :created_at)
       ON CONFLICT (user_id) DO UPDATE SET business_type = :business_type, company_name = :company_name,
         address = :address, city = :city, district = :district, state = :state, pin_code = :pin_code,
         current_location = :current_location, has_profile = :has_profile, extras = :extras, search = :search
       RETURNING id`,
    )
    .get({
      user_id: userId,
      ...columns,
      has_profile: Number(has_profile),
      extras: JSON.stringify(extras),
      // Without the owner's name: a search must not find what the reply hides.
      search: searchText(company_name, ...placeWords(store.db, city, district, state)),
      created_at: new Date(now).toISOString(),
    })
  return Number(row?.['id'])
}
