import type { Enquiry } from '../../api/enquiries.ts'
import { mayBuy } from '../../domain/business/business-types.ts'
import type { BusinessType } from '../../session/storage.ts'
import { OTHER, type EnquiryValues } from './enquiry-schema.ts'

/** An empty form, in the order of its fields. */
export const emptyValues = (businessType: BusinessType | undefined): EnquiryValues => ({
  type: mayBuy(businessType) ? '' : 'sell',
  product: '',
  sub_category: '',
  new_subcategory_name: '',
  sub_sub_category: '',
  new_sub_subcategory_name: '',
  grade: '',
  is_organic: '',
  quantity: '',
  unit: '',
  expected_price: '',
  minimum_expected_price: '',
  location: '',
  additional_notes: '',
  photo: null,
})

/** The fields of an enquiry as it is stored. A product that its owner typed has no id. */
export function formValuesOf(enquiry: Enquiry): EnquiryValues {
  const { sub_category, sub_sub_category } = enquiry
  const isTyped = sub_category.id === null
  return {
    type: enquiry.type,
    product: String(enquiry.product.id ?? ''),
    sub_category: isTyped ? OTHER : String(sub_category.id),
    new_subcategory_name: isTyped ? sub_category.name : '',
    sub_sub_category: isTyped ? '' : String(sub_sub_category?.id ?? ''),
    new_sub_subcategory_name: isTyped ? (sub_sub_category?.name ?? '') : '',
    grade: enquiry.grade ?? '',
    is_organic: enquiry.is_organic ? 'yes' : 'no',
    quantity: String(enquiry.quantity),
    unit: enquiry.unit,
    expected_price: String(enquiry.expected_price),
    minimum_expected_price: enquiry.minimum_expected_price > 0 ? String(enquiry.minimum_expected_price) : '',
    location: enquiry.location ?? '',
    additional_notes: enquiry.additional_notes ?? '',
    photo: null,
  }
}

const NO_VARIETY = { sub_sub_category: '', new_subcategory_name: '', new_sub_subcategory_name: '' } as const

/** Changing the category clears subcategory, variety and what was typed for them (§enquiries.19). */
export const withCategory = (product: string) => ({ product, sub_category: '' as const, ...NO_VARIETY })

/** Changing the subcategory clears the variety. */
export const withSubcategory = (sub_category: string) => ({ sub_category, ...NO_VARIETY })
