import type * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { emptyValues, enquirySchema } from '../../src/features/enquiry-form/enquiry-schema.ts'
import { sellSchema } from '../../src/features/mandi/sell/SellForm.tsx'
import { personSchema } from '../../src/features/profile/ProfileForm.tsx'
import { fieldsOf } from '../../src/features/registration/declarations.ts'
import { noPersonal } from '../../src/features/registration/personal.ts'
import { initialValues, profileSchema } from '../../src/features/registration/profile-form.ts'
import { supportSchema } from '../../src/features/support/SupportPage.tsx'
import { activate } from '../../src/i18n/catalog.ts'
import { BUSINESS_TYPES } from '../../src/session/storage.ts'
import { errorsOf } from '../../src/ui/form/useForm.ts'

beforeAll(() => activate('en'))

type Values = Record<string, unknown>
/** The forms with several fields to type in. `chosen`: what is chosen from lists, and of no interest here. */
const forms: [name: string, schema: v.GenericSchema<Values, unknown>, initial: Values, chosen?: Values][] = [
  [
    'an enquiry',
    enquirySchema,
    emptyValues('buyer'),
    {
      type: 'buy',
      product: '4',
      sub_category: 'other',
      sub_sub_category: '',
      is_organic: 'no',
      unit: 'kg',
    },
  ],
  [
    'where to sell',
    sellSchema,
    { quantity: '', rate: '', load: '', fee: '' },
    {
      commodity: 'Onion',
      place: '1',
      unit: 'kg',
      by: 'vehicle',
    },
  ],
  ['a person', personSchema, { full_name: '', email: '' }, { language: 'en', picture: null }],
  ['a message to us', supportSchema, { name: '', email: '', message: '' }],
  ...BUSINESS_TYPES.map((type): (typeof forms)[number] => [
    type,
    profileSchema(type),
    initialValues(fieldsOf(type), noPersonal),
    { farm_size_unit: 'acres' },
  ]),
]
const wrong = ['', 'x'.repeat(3000), 'ten', '1 2', '-1', '0', '1.23456', '9'.repeat(12)]

/** §forms.2. Texts that differ only in a number count as one. */
test.each(forms)('%s: no error could be about two fields', (_name, schema, initial, chosen) => {
  const fieldOf = new Map<string, string>()
  for (const text of wrong) {
    const typed = Object.fromEntries(
      Object.entries(initial).map(([name, value]) => [name, value === '' ? text : value]),
    )
    for (const [name, message] of Object.entries(errorsOf(schema, { ...typed, ...chosen }))) {
      const wording = message!.replace(/\d[\d,.]*/g, '#')
      expect.soft(fieldOf.get(wording) ?? name, message).toBe(name)
      fieldOf.set(wording, name)
    }
  }
})
