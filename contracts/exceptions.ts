import type { OperationId } from '../mock-server/operation.ts'

const FIXED = 'the app sends nothing here that could be refused: its parameters are fixed'
const ONLY_AN_ID = 'besides the id the app sends nothing, and an id that does not exist is a 404'

/** Statuses that the document declares and the pact deliberately omits. The check rejects unnecessary entries. */
export const GAPS: Partial<Record<`${OperationId} ${number}`, string>> = {
  'listCategories 400': FIXED,
  'listSubcategories 400': FIXED,
  'listSubcategoriesOfCategory 400': ONLY_AN_ID,
  'listVarieties 400': ONLY_AN_ID,
  'listLatestEnquiries 400': FIXED,
  'getEnquiryDetail 400': ONLY_AN_ID,
  'getEnquiry 400': ONLY_AN_ID,
  'listEnquiryTasks 400': ONLY_AN_ID,
  'deleteProductImage 400': ONLY_AN_ID,
  'getFarmer 400': ONLY_AN_ID,
  'getBuyer 400': ONLY_AN_ID,
  'getManufacturer 400': ONLY_AN_ID,
  'listBusinessProducts 400': ONLY_AN_ID,
}

const TO_THE_END =
  'pages are read to the last one, of whatever size, and only where the server has no `pagination=false`'

/** Defaults of the document that the app doesn't always send. The check rejects unnecessary entries. */
export const UNSENT: Partial<Record<`${OperationId} ${string}`, string>> = {
  'listCategories pagination': TO_THE_END,
  'listCategories page': TO_THE_END,
  'listCategories page_size': TO_THE_END,
  'listSubcategories pagination': TO_THE_END,
  'listSubcategories page': TO_THE_END,
  'listSubcategories page_size': TO_THE_END,
  'listSubcategoriesOfCategory pagination': TO_THE_END,
  'listSubcategoriesOfCategory page': TO_THE_END,
  'listSubcategoriesOfCategory page_size': TO_THE_END,
}
