import { msg } from '@lingui/core/macro'
import type { FieldDeclaration } from './field.ts'

// Fields that several business types ask for (§registration.19).

export const companyName: FieldDeclaration = {
  kind: 'text',
  label: msg({ message: 'Company name', comment: 'Label of a field of the registration.' }),
  required: msg({ message: 'Company name is required', comment: 'Error at a field of the registration.' }),
  maxLength: 200,
  autoComplete: 'organization',
}
/** The server takes the person's name where none is given (openapi/schemas/registration.yaml, PersonalProfile). */
const optionalCompanyName: FieldDeclaration = {
  ...companyName,
  required: undefined,
  description: msg({
    message: 'If you leave this empty, your own name is shown.',
    comment: 'Hint at the field for the company’s name.',
  }),
}
export const companyPan: FieldDeclaration = {
  kind: 'pan',
  label: msg({ message: 'Company PAN', comment: 'Label of a field of the registration. PAN: the tax number.' }),
  description: msg({ message: '10 characters, like ABCDE1234F', comment: 'Hint at a field for a PAN.' }),
}
export const gstNumber: FieldDeclaration = {
  kind: 'gstin',
  pan: 'company_pan',
  label: msg({ message: 'GST number', comment: 'Label of a field of the registration.' }),
  description: msg({ message: '15 characters', comment: 'Hint at a field for a GST number.' }),
}
const officeLocation: FieldDeclaration = {
  kind: 'text',
  label: msg({ message: 'Office location', comment: 'Label of a field of the registration.' }),
  maxLength: 200,
  isPlace: true,
}
export const requiredOfficeLocation: FieldDeclaration = {
  ...officeLocation,
  required: msg({ message: 'Office location is required', comment: 'Error at a field of the registration.' }),
}
export const factoryLocation: FieldDeclaration = {
  kind: 'text',
  label: msg({ message: 'Factory location', comment: 'Label of a field of the registration.' }),
  maxLength: 200,
  isPlace: true,
}
export const ownLogistics: FieldDeclaration = {
  kind: 'yesNo',
  label: msg({ message: 'I have my own transport', comment: 'Box to tick in the registration.' }),
}
export const organic: FieldDeclaration = {
  kind: 'yesNo',
  label: msg({ message: 'My produce is organic', comment: 'Box to tick in the registration.' }),
}
const bill: FieldDeclaration = {
  kind: 'file',
  label: msg({ message: 'Cancelled bill', comment: 'Label of a file field of the registration.' }),
  required: msg({ message: 'Cancelled bill is required', comment: 'Error at a file field of the registration.' }),
}

/** Of agents, companies, distributors, retailers and wholesalers. */
export const trade = {
  company_name: optionalCompanyName,
  company_pan: companyPan,
  gst_number: gstNumber,
  office_location: officeLocation,
  factory_location: factoryLocation,
  cancelled_bill: bill,
  has_own_logistics: ownLogistics,
  is_organic: organic,
}
