import type { components } from '../../src/api/generated/schema.ts'
import type { Store } from '../store/store.ts'

type Schemas = components['schemas']
export type BusinessType = Schemas['BusinessType']
export type ProfileFlags = Schemas['ProfileFlags']
/** The type-specific fields that a business may have, under the API's names. */
export type Extras = Schemas['FarmerDetails'] &
  Schemas['BuyerDetails'] &
  Schemas['OfficeDetails'] &
  Schemas['FpoDetails']

/** The signed-in user's business. */
export type Business = {
  id: number
  business_type: BusinessType
  company_name: string
  address: string
  city: string
  district: string
  state: string
  pin_code: string
  current_location: string
  /** Whether step 2 of the registration is done. */
  has_profile: boolean
  extras: Extras
}

export function businessOf({ db }: Store, userId: number): Business | undefined {
  const row = db
    .prepare(
      `SELECT id, business_type, company_name, address, city, district, state, pin_code, current_location, has_profile, extras
       FROM business WHERE user_id = ?`,
    )
    .get(userId)
  if (!row) return undefined
  const { has_profile, extras, ...columns } = row
  return {
    ...(columns as Omit<Business, 'has_profile' | 'extras'>),
    has_profile: has_profile === 1,
    extras: JSON.parse(String(extras)) as Extras,
  }
}

/** Sets the flag of the business's type once step 2 is done; at most one flag is true. */
export function profileFlags(business: Pick<Business, 'business_type' | 'has_profile'> | undefined): ProfileFlags {
  const done = business?.has_profile ? business.business_type : undefined
  return {
    has_farmer_profile: done === 'farmer',
    has_fpo_profile: done === 'fpo',
    has_agent_profile: done === 'agent',
    has_company_profile: done === 'company',
    has_buyer_profile: done === 'buyer',
    has_distributor_profile: done === 'distributor',
    has_retailer_profile: done === 'retailer',
    has_wholesaler_profile: done === 'wholesaler',
    has_manufacturer_profile: done === 'manufacturer',
  }
}
