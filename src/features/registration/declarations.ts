import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { components } from '../../api/generated/schema.ts'
import { type Detail, requiredDetails } from '../../domain/business/profile-completeness.tsx'
import type { ProfileInput } from '../../api/registration.ts'
import type { BusinessType } from '../../session/storage.ts'

/** A field of step 2, for its look (DeclaredField.tsx) and its check (profile-form.ts). */
export type FieldDeclaration = {
  label: MessageDescriptor
  description?: MessageDescriptor
  isRequired?: boolean
} & (
  | {
      kind: 'text'
      maxLength: number
      autoComplete?: 'organization' | 'organization-title'
      isPlace?: boolean
    }
  /** A number above 0 with a unit, sent as one text: '12.5 acres'. */
  | { kind: 'size' }
  /** `wrong` is also the error of a required field that is empty. */
  | { kind: 'count'; min: number; max: number; wrong: MessageDescriptor }
  | { kind: 'yesNo' | 'pan' | 'gstin' | 'file' }
)

// Fields that several business types ask for (§registration.19).

const companyName: FieldDeclaration = {
  kind: 'text',
  label: msg({ message: 'Company name', comment: 'Label in the registration.' }),
  isRequired: true,
  maxLength: 200,
  autoComplete: 'organization',
}
/** If omitted, the server uses the person's name (openapi/schemas/registration.yaml, PersonalProfile). */
const optionalCompanyName: FieldDeclaration = {
  ...companyName,
  isRequired: false,
  description: msg({
    message: 'If you leave this empty, your own name is shown.',
    comment: 'Hint at the company’s name.',
  }),
}
const companyPan: FieldDeclaration = {
  kind: 'pan',
  label: msg({ message: 'Company PAN', comment: 'Label in the registration. PAN: the tax number.' }),
  description: msg({ message: '10 characters, like ABCDE1234F', comment: 'Hint at a field for a PAN.' }),
}
const gstNumber: FieldDeclaration = {
  kind: 'gstin',
  label: msg({ message: 'GST number', comment: 'Label in the registration.' }),
  description: msg({ message: '15 characters', comment: 'Hint at a field for a GST number.' }),
}
const place = (label: MessageDescriptor): FieldDeclaration => ({ kind: 'text', label, maxLength: 200, isPlace: true })
const required = (field: FieldDeclaration): FieldDeclaration => ({ ...field, isRequired: true })
const yesNo = (label: MessageDescriptor): FieldDeclaration => ({ kind: 'yesNo', label })
const file = (label: MessageDescriptor): FieldDeclaration => ({ kind: 'file', label, isRequired: true })
const officeLocation = place(msg({ message: 'Office location', comment: 'Label in the registration.' }))
const factoryLocation = place(msg({ message: 'Factory location', comment: 'Label in the registration.' }))
const ownLogistics = yesNo(msg({ message: 'I have my own transport', comment: 'Box to tick in the registration.' }))
const organic = yesNo(msg({ message: 'My produce is organic', comment: 'Box to tick in the registration.' }))
const bill = file(msg({ message: 'Cancelled bill', comment: 'Label in the registration.' }))

const trade = {
  company_name: optionalCompanyName,
  company_pan: companyPan,
  gst_number: gstNumber,
  office_location: officeLocation,
  factory_location: factoryLocation,
  cancelled_bill: bill,
  has_own_logistics: ownLogistics,
  is_organic: organic,
}

/** Names of the fields in a type's call, without the personal ones. */
type Asked<Type extends BusinessType> = Exclude<
  keyof ProfileInput<Type>,
  keyof components['schemas']['PersonalProfile'] | 'business_type'
>

/** The nine forms of step 2 in display order (§registration.15). A missing or extra field doesn't compile. */
const declarations: {
  [Type in BusinessType]: { [Name in Asked<Type>]: FieldDeclaration } & { company_name?: FieldDeclaration }
} = {
  farmer: {
    farm_size: {
      kind: 'size',
      label: msg({ message: 'Farm size', comment: 'Label in the registration, with a unit beside it.' }),
      isRequired: true,
    },
    farm_location: required(place(msg({ message: 'Farm location', comment: 'Label in the registration.' }))),
    total_products_harvested: {
      kind: 'count',
      min: 0,
      max: 100_000,
      label: msg({ message: 'How many crops you grow', comment: 'Label in the registration.' }),
      wrong: msg({
        message: 'Enter the number of crops as a whole number up to 1,00,000',
        comment: 'Error in the registration.',
      }),
    },
    soil_testing_done: yesNo(msg({ message: 'My soil has been tested', comment: 'Box to tick in the registration.' })),
    has_own_logistics: ownLogistics,
    is_organic: organic,
    product_certification_done: yesNo(
      msg({ message: 'My produce is certified', comment: 'Box to tick in the registration.' }),
    ),
  },
  buyer: {
    company_name: companyName,
    company_pan: companyPan,
    gst_number: gstNumber,
    storage_house_location: required(
      place(msg({ message: 'Storage house location', comment: 'Label in the registration.' })),
    ),
    has_own_logistics: ownLogistics,
  },
  manufacturer: {
    company_name: companyName,
    company_pan: companyPan,
    gst_number: gstNumber,
    factory_location: required(factoryLocation),
    office_location: required(officeLocation),
    has_own_logistics: ownLogistics,
    is_organic: organic,
  },
  fpo: {
    organization_name: {
      ...companyName,
      label: msg({ message: 'Organization name', comment: 'Label in the registration of an FPO.' }),
    },
    role_in_organization: {
      kind: 'text',
      label: msg({ message: 'Role in organization', comment: 'Label in the registration of an FPO.' }),
      description: msg({ message: 'For example chairperson or director', comment: 'Hint at a field.' }),
      isRequired: true,
      maxLength: 100,
      autoComplete: 'organization-title',
    },
    organization_pan: {
      ...companyPan,
      label: msg({ message: 'Organization PAN', comment: 'Label of a field. PAN: the tax number.' }),
    },
    organization_gst: {
      ...gstNumber,
      label: msg({ message: 'Organization GST number', comment: 'Label in the registration of an FPO.' }),
    },
    organization_address: {
      kind: 'text',
      label: msg({ message: 'Organization address', comment: 'Label in the registration of an FPO.' }),
      isRequired: true,
      maxLength: 500,
      isPlace: true,
    },
    number_of_farmers: {
      kind: 'count',
      min: 1,
      max: 10_000_000,
      label: msg({ message: 'Number of farmers', comment: 'Label in the registration of an FPO.' }),
      isRequired: true,
      wrong: msg({ message: 'Number of farmers must be a positive number', comment: 'Error in the registration.' }),
    },
    do_manufacturing: yesNo(
      msg({ message: 'We process produce ourselves', comment: 'Box to tick in the registration of an FPO.' }),
    ),
  },
  agent: trade,
  company: {
    ...trade,
    cancelled_bill: file(msg({ message: 'Cancelled cheque/passbook', comment: 'Label in the registration.' })),
  },
  distributor: trade,
  retailer: { ...trade, office_location: required(officeLocation) },
  wholesaler: trade,
}

export const fieldsOf = (type: BusinessType) => Object.entries<FieldDeclaration>(declarations[type])

/** The fields of an edit. A farmer's include the company name if it differs from the person's, as after a correction of that. */
export const editedFieldsOf = (type: BusinessType, company_name: string | null, person: string) =>
  type === 'farmer' && company_name && company_name !== person
    ? Object.entries<FieldDeclaration>({ company_name: optionalCompanyName, ...declarations[type] })
    : fieldsOf(type)

/** Details that step 2 doesn't require, but posting does (§registration.21). Without a company's name, the person's is shown. */
export const optionalButNeeded = (type: BusinessType): Detail[] =>
  requiredDetails[type].filter((detail) =>
    fieldsOf(type).some(([name, { isRequired }]) => name === detail && name !== 'company_name' && !isRequired),
  )
