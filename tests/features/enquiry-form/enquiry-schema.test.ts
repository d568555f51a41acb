import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  emptyValues,
  enquirySchema,
  type EnquiryValues,
  formValuesOf,
  withCategory,
  withSubcategory,
} from '../../../src/features/enquiry-form/enquiry-schema.ts'
import { activate } from '../../../src/i18n/catalog.ts'
import { errorsOf } from '../../../src/ui/form/useForm.ts'
import { anEnquiry, anEnquiryOutput } from '../../factories.ts'

beforeAll(() => activate('en'))

const values: EnquiryValues = {
  ...emptyValues('farmer'),
  product: '4',
  sub_category: '49',
  sub_sub_category: '120',
  is_organic: 'no',
  quantity: '1,250.5',
  unit: 'quintal',
  expected_price: '१२.५०',
  location: ' Niphad ',
}
const outputOf = (changes: Partial<EnquiryValues> = {}) => v.parse(enquirySchema, { ...values, ...changes })
const wrong = (changes: Partial<EnquiryValues>) => errorsOf(enquirySchema, { ...values, ...changes })

describe('what is sent', () => {
  test.each(['', ' ', '0', '०', '0.00'])('a minimum price of “%s” is 0.00', (minimum_expected_price) => {
    expect(outputOf({ minimum_expected_price }).minimum_expected_price).toBe('0.00')
  })
  test('out of the catalogue; an empty minimum price is 0.00', () => {
    expect(outputOf()).toEqual(anEnquiryOutput({ quantity: 1250.5 }))
  })
  test('typed names with only the category of the catalogue', () => {
    const typed = { new_subcategory_name: ' Wild figs ', new_sub_subcategory_name: 'Hill' }
    const output = outputOf({ ...withSubcategory('other'), ...typed })
    const names = { new_subcategory_name: 'Wild figs', new_sub_subcategory_name: 'Hill' }
    expect(output).toMatchObject({ product: 4, is_new_subcategory: true, ...names })
    expect(output).not.toHaveProperty('sub_category')
    expect(output).not.toHaveProperty('sub_sub_category')
  })
})

describe('what is wrong', () => {
  test('every required field of an empty form, the variety too', () => {
    expect(Object.keys(errorsOf(enquirySchema, emptyValues('buyer')))).toEqual([
      'type',
      'product',
      'sub_category',
      'is_organic',
      'quantity',
      'unit',
      'expected_price',
      'location',
      'sub_sub_category',
    ])
    expect(Object.keys(wrong({ sub_sub_category: '' }))).toEqual(['sub_sub_category'])
    expect(Object.keys(wrong(withSubcategory('other')))).toEqual(['new_subcategory_name', 'new_sub_subcategory_name'])
  })
  test.each([
    [{ quantity: '0.99' }, { quantity: 'The quantity must be at least 1' }],
    [{ quantity: '1.1234' }, { quantity: 'Quantity: enter at most 3 digits after the point' }],
    [{ quantity: 'ten' }, { quantity: 'Quantity: enter a number, such as 42.50' }],
    [{ quantity: '10000001' }, { quantity: 'Quantity: enter a number up to 1,00,00,000' }],
    [{ expected_price: '-1' }, { expected_price: 'Expected price: enter a number, such as 42.50' }],
    [{ expected_price: '12.505' }, { expected_price: 'Expected price: enter at most 2 digits after the point' }],
    [
      { minimum_expected_price: '12.51' },
      { minimum_expected_price: expect.stringMatching(/can’t be above the expected/) },
    ],
    [{ location: '  ' }, { location: 'Enter where the produce is, or where you want it' }],
    // These are valid.
    [{ expected_price: '0' }, {}],
    [{ minimum_expected_price: ' ' }, {}],
    [{ minimum_expected_price: '12.5' }, {}],
    [{ quantity: '1' }, {}],
  ] satisfies [Partial<EnquiryValues>, object][])('%j', (changes, errors) => {
    expect(wrong(changes)).toEqual(errors)
  })
  test.each([
    ['new_subcategory_name', 80, 'Name of the produce'],
    ['new_sub_subcategory_name', 80, 'Name of the variety'],
    ['grade', 40, 'Grade'],
    ['location', 200, 'Location'],
    ['additional_notes', 2000, 'Additional notes'],
  ] as const)('%s of more than %i characters, which is not cut', (name, most, label) => {
    expect(wrong({ [name]: 'अ'.repeat(most) })).toEqual({})
    expect(wrong({ [name]: 'अ'.repeat(most + 1) })).toEqual({ [name]: `${label}: enter at most ${most} characters` })
  })
})

describe('the fields', () => {
  test('only a buyer starts without a chosen type', () => {
    expect(emptyValues('buyer').type).toBe('')
    expect(emptyValues('fpo').type).toBe('sell')
    expect(emptyValues(undefined).type).toBe('sell')
  })
  test('another category clears subcategory, variety and typed names; another subcategory the variety', () => {
    const typed = { new_subcategory_name: '', new_sub_subcategory_name: '' }
    expect(withCategory('5')).toEqual({ product: '5', sub_category: '', sub_sub_category: '', ...typed })
    expect(withSubcategory('50')).toMatchObject({ sub_category: '50', sub_sub_category: '' })
    expect(withSubcategory('50')).not.toHaveProperty('product')
  })
  test('of a stored enquiry, which can be sent back unchanged', () => {
    const typed = { sub_category: { id: null, name: 'Wild figs' }, sub_sub_category: { id: null, name: 'Hill' } }
    const fields = formValuesOf(anEnquiry({ ...typed, is_organic: true, unit: 'kg' }))
    expect(fields).toMatchObject({
      sub_category: 'other',
      new_subcategory_name: 'Wild figs',
      new_sub_subcategory_name: 'Hill',
      minimum_expected_price: '',
      expected_price: '12.5',
      is_organic: 'yes',
    })
    expect(errorsOf(enquirySchema, fields)).toEqual({})
  })
})
