import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { components } from '../../api/generated/schema.ts'
import type { ProfileInput } from '../../api/registration.ts'
import type { BusinessType } from '../../session/storage.ts'
import type { FieldDeclaration } from './field.ts'

// Fields that several business types ask for (§registration.19).

const companyName: FieldDeclaration = {
  kind: 'text',
  label: msg({ message: 'Company name', comment: 'Label of a field of the registration.' }),
  required: msg({ message: 'Company name is required', comment: 'Error at a field of the registration.' }),
  maxLength: 200,
  autoComplete: 'organization',
}
/** If omitted, the server uses the person's name (openapi/schemas/registration.yaml, PersonalProfile). */
const optionalCompanyName: FieldDeclaration = {
  ...companyName,
  required: undefined,
  description: msg({
    message: 'If you leave this empty, your own name is shown.',
    comment: 'Hint at the field for the company’s name.',
  }),
}
const companyPan: FieldDeclaration = {
  kind: 'pan',
  label: msg({ message: 'Company PAN', comment: 'Label of a field of the registration. PAN: the tax number.' }),
  description: msg({ message: '10 characters, like ABCDE1234F', comment: 'Hint at a field for a PAN.' }),
}
const gstNumber: FieldDeclaration = {
  kind: 'gstin',
  pan: 'company_pan',
  label: msg({ message: 'GST number', comment: 'Label of a field of the registration.' }),
  description: msg({ message: '15 characters', comment: 'Hint at a field for a GST number.' }),
}
const place = (label: MessageDescriptor, required?: MessageDescriptor, maxLength = 200): FieldDeclaration => ({
  kind: 'text',
  label,
  required,
  maxLength,
  isPlace: true,
})
const yesNo = (label: MessageDescriptor): FieldDeclaration => ({ kind: 'yesNo', label })
const file = (label: MessageDescriptor, required: MessageDescriptor): FieldDeclaration => ({
  kind: 'file',
  label,
  required,
})
const officeLocation = place(msg({ message: 'Office location', comment: 'Label of a field of the registration.' }))
const requiredOfficeLocation: FieldDeclaration = {
  ...officeLocation,
  required: msg({ message: 'Office location is required', comment: 'Error at a field of the registration.' }),
}
const factoryLocation = place(msg({ message: 'Factory location', comment: 'Label of a field of the registration.' }))
const ownLogistics = yesNo(msg({ message: 'I have my own transport', comment: 'Box to tick in the registration.' }))
const organic = yesNo(msg({ message: 'My produce is organic', comment: 'Box to tick in the registration.' }))
const bill = file(
  msg({ message: 'Cancelled bill', comment: 'Label of a file field of the registration.' }),
  msg({ message: 'Cancelled bill is required', comment: 'Error at a file field of the registration.' }),
)

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

const farmers = msg({
  message: 'Number of farmers must be a positive number',
  comment: 'Error at a field of the registration.',
})

/** Names of the fields in a type's call, without the personal ones. */
type Asked<Type extends BusinessType> = Exclude<
  keyof ProfileInput<Type>,
  keyof components['schemas']['PersonalProfile'] | 'business_type'
>
type Declaration<Type extends BusinessType> = {
  /** Fields in display order; checkboxes come last. */
  fields: { [Name in Asked<Type>]: FieldDeclaration } & { company_name?: FieldDeclaration }
  /** Field with the company's name, if the form doesn't ask for the name itself (§registration.20). */
  companyName?: Asked<Type>
  /** Whether the form has a Back button (§registration.20). */
  hasBack?: true
}

/** The nine forms of step 2 (§registration.15). A missing or extra field doesn't compile. */
export const declarations: { [Type in BusinessType]: Declaration<Type> } = {
  farmer: {
    fields: {
      farm_size: {
        kind: 'size',
        label: msg({ message: 'Farm size', comment: 'Label of a field of the registration, with a unit beside it.' }),
        required: msg({ message: 'Farm size is required', comment: 'Error at a field of the registration.' }),
        wrong: msg({
          message: 'Farm size must be a positive number',
          comment: 'Error at a field of the registration.',
        }),
        tooLarge: msg({
          message: 'Enter at most 9 digits before the decimal point',
          comment: 'Error at the field for the size of a farm.',
        }),
        units: [
          { id: 'acres', name: msg({ message: 'Acres', comment: 'Unit of the size of a farm.' }) },
          { id: 'hectares', name: msg({ message: 'Hectares', comment: 'Unit of the size of a farm.' }) },
          { id: 'sq_meters', name: msg({ message: 'Square metres', comment: 'Unit of the size of a farm.' }) },
        ],
      },
      farm_location: place(
        msg({ message: 'Farm location', comment: 'Label of a field of the registration.' }),
        msg({ message: 'Farm location is required', comment: 'Error at a field of the registration.' }),
      ),
      total_products_harvested: {
        kind: 'count',
        min: 0,
        max: 100_000,
        label: msg({ message: 'How many crops you grow', comment: 'Label of a field of the registration.' }),
        wrong: msg({
          message: 'Enter a whole number up to 1,00,000',
          comment: 'Error at a field of the registration.',
        }),
      },
      soil_testing_done: yesNo(
        msg({ message: 'My soil has been tested', comment: 'Box to tick in the registration.' }),
      ),
      has_own_logistics: ownLogistics,
      is_organic: organic,
      product_certification_done: yesNo(
        msg({ message: 'My produce is certified', comment: 'Box to tick in the registration.' }),
      ),
    },
  },
  buyer: {
    fields: {
      company_name: companyName,
      company_pan: companyPan,
      gst_number: gstNumber,
      storage_house_location: place(
        msg({ message: 'Storage house location', comment: 'Label of a field of the registration.' }),
        msg({ message: 'Storage house location is required', comment: 'Error at a field of the registration.' }),
      ),
      has_own_logistics: ownLogistics,
    },
  },
  manufacturer: {
    fields: {
      company_name: companyName,
      company_pan: companyPan,
      gst_number: gstNumber,
      factory_location: {
        ...factoryLocation,
        required: msg({ message: 'Factory location is required', comment: 'Error at a field of the registration.' }),
      },
      office_location: requiredOfficeLocation,
      has_own_logistics: ownLogistics,
      is_organic: organic,
    },
  },
  fpo: {
    companyName: 'organization_name',
    hasBack: true,
    fields: {
      organization_name: {
        kind: 'text',
        label: msg({ message: 'Organization name', comment: 'Label of a field of the registration of an FPO.' }),
        required: msg({ message: 'Organization name is required', comment: 'Error at a field of the registration.' }),
        maxLength: 200,
        autoComplete: 'organization',
      },
      role_in_organization: {
        kind: 'text',
        label: msg({ message: 'Role in organization', comment: 'Label of a field of the registration of an FPO.' }),
        description: msg({ message: 'For example chairperson or director', comment: 'Hint at a field.' }),
        required: msg({
          message: 'Role in organization is required',
          comment: 'Error at a field of the registration.',
        }),
        maxLength: 100,
        autoComplete: 'organization-title',
      },
      organization_pan: {
        ...companyPan,
        label: msg({ message: 'Organization PAN', comment: 'Label of a field. PAN: the tax number.' }),
      },
      organization_gst: {
        ...gstNumber,
        kind: 'gstin',
        pan: 'organization_pan',
        label: msg({ message: 'Organization GST number', comment: 'Label of a field of the registration of an FPO.' }),
      },
      organization_address: place(
        msg({ message: 'Organization address', comment: 'Label of a field of the registration of an FPO.' }),
        msg({ message: 'Organization address is required', comment: 'Error at a field of the registration.' }),
        500,
      ),
      number_of_farmers: {
        kind: 'count',
        min: 1,
        max: 10_000_000,
        label: msg({ message: 'Number of farmers', comment: 'Label of a field of the registration of an FPO.' }),
        required: farmers,
        wrong: farmers,
      },
      do_manufacturing: yesNo(
        msg({ message: 'We process produce ourselves', comment: 'Box to tick in the registration of an FPO.' }),
      ),
    },
  },
  agent: { fields: trade },
  company: {
    fields: {
      ...trade,
      cancelled_bill: file(
        msg({ message: 'Cancelled cheque/passbook', comment: 'Label of a file field of the registration.' }),
        msg({
          message: 'Cancelled cheque/passbook is required',
          comment: 'Error at a file field of the registration.',
        }),
      ),
    },
  },
  distributor: { fields: trade },
  retailer: { fields: { ...trade, office_location: requiredOfficeLocation } },
  wholesaler: { fields: trade },
}
