import type { BusinessType } from '../../../src/session/storage.ts'
import type { FieldValue } from '../../../src/features/registration/profile-form.ts'
import type { Personal } from '../../../src/features/registration/personal.ts'

export const personal: Personal = {
  pincode: '422306',
  area: 'Kotamgaon',
  city: 'Niphad',
  district: 'Nashik',
  state: 'Maharashtra',
  address: '14 Market Yard',
  name: 'आशा पवार',
  email: 'asha@example.com',
  current_location: '20.0800, 74.1100',
}
const tax = { company_pan: 'AAPFU0939F', gst_number: '27AAPFU0939F1ZV' }
const works = {
  ...tax,
  company_name: 'Pawar Traders',
  office_location: 'Panchavati',
  factory_location: 'Sinnar',
  has_own_logistics: true,
  is_organic: false,
}
const trade = { ...works, cancelled_bill: new File(['%PDF-1.7\n'], 'bill.pdf', { type: 'application/pdf' }) }

/** Each form as a person fills it in. */
export const filled: Record<BusinessType, Record<string, FieldValue>> = {
  farmer: {
    farm_size: '12.5',
    farm_size_unit: 'hectares',
    farm_location: 'Niphad',
    total_products_harvested: '4',
    soil_testing_done: true,
    has_own_logistics: false,
    is_organic: true,
    product_certification_done: false,
  },
  buyer: { ...tax, company_name: 'Pawar Agro', storage_house_location: 'Pimpalgaon', has_own_logistics: false },
  manufacturer: works,
  fpo: {
    organization_name: 'निफाड शेतकरी उत्पादक कंपनी',
    role_in_organization: 'अध्यक्ष',
    organization_pan: 'AAPFU0939F',
    organization_gst: '27AAPFU0939F1ZV',
    organization_address: 'Niphad',
    number_of_farmers: '340',
    do_manufacturing: true,
  },
  agent: trade,
  company: trade,
  distributor: trade,
  retailer: trade,
  wholesaler: trade,
}
