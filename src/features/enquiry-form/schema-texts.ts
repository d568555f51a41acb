import { msg } from '@lingui/core/macro'

/** What is wrong with a field, and how to put it right. Shown at the field and in the summary above the form. */
export const texts = {
  type: msg({ message: 'Choose whether you want to buy or sell', comment: 'Error at a field of the enquiry form.' }),
  product: msg({ message: 'Choose a category', comment: 'Error at a field of the enquiry form.' }),
  subcategory: msg({ message: 'Choose a subcategory', comment: 'Error at a field of the enquiry form.' }),
  variety: msg({ message: 'Choose a variety', comment: 'Error at a field of the enquiry form: a kind of a crop.' }),
  newSubcategory: msg({
    message: 'Enter the name of the produce',
    comment: 'Error at a field of the enquiry form, for produce that the list does not have.',
  }),
  newVariety: msg({
    message: 'Enter the name of the variety',
    comment: 'Error at a field of the enquiry form, for produce that the list does not have.',
  }),
  organic: msg({
    message: 'Choose whether the produce is organic',
    comment: 'Error at a field of the enquiry form. Organic: grown without chemicals.',
  }),
  quantity: msg({ message: 'Enter the quantity', comment: 'Error at a field of the enquiry form.' }),
  quantityTooSmall: msg({
    message: 'The quantity must be at least 1',
    comment: 'Error at a field of the enquiry form.',
  }),
  quantityDecimals: msg({
    message: 'A quantity can have at most 3 digits after the point',
    comment: 'Error at a field of the enquiry form.',
  }),
  unit: msg({ message: 'Choose a unit', comment: 'Error at a field of the enquiry form: kg, quintal or ton.' }),
  price: msg({ message: 'Enter the price you expect', comment: 'Error at a field of the enquiry form.' }),
  noNumber: msg({
    message: 'Enter a number, such as 42.50',
    comment: 'Error at a field of the enquiry form, when a price or quantity is no number.',
  }),
  decimals: msg({
    message: 'A price can have at most 2 digits after the point',
    comment: 'Error at a field of the enquiry form.',
  }),
  tooLarge: msg({
    message: 'Enter a number up to 1,00,00,000',
    comment: 'Error at a field of the enquiry form. The number is one crore.',
  }),
  minimumAbove: msg({
    message: 'The minimum price can’t be above the expected price',
    comment: 'Error at a field of the enquiry form.',
  }),
  location: msg({
    message: 'Enter where the produce is, or where you want it',
    comment: 'Error at a field of the enquiry form.',
  }),
}
