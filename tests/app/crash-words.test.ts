import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutData } from '../../src/app/crashes/crash-report.ts'

test.for([
  ["Cannot read properties of undefined (reading 'full_name')", 'Cannot read properties of undefined (reading …)'],
  ["Can't find variable: fields", 'Cant find variable: …'],
  ['n is not a function', '… is not a function'],
  ["undefined is not an object (evaluating 'e.user.name')", 'undefined is not an object (evaluating …)'],
  ['can\'t access property "name", e is undefined', 'cant access property … is undefined'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ramesh%20Patil for the full message',
    'Minified React error #418; visit … for the full message',
  ],
  [
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    'Failed to execute …: The node to be removed is not a child of this node.',
  ],
  [`Unexpected token '<', "<!doctype "... is not valid JSON`, 'Unexpected token … is not valid JSON'],
])('%s → %s', ([message, said]) => expect(withoutData(message!)).toBe(said))

/** What the app knows about people, in the forms that may end up in a message. */
const PERSONAL = [
  'Ramesh Patil',
  'ramesh',
  'रमेश पाटील',
  '९८७६५४३२१०',
  '9876543210',
  '+91 98765 43210',
  '987 654 3210',
  '987-654-321',
  '1234',
  'ramesh.patil@example.in',
  'mailto:ramesh@example.in',
  'ABCDE1234F',
  '27ABCDE1234F1Z5',
  'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjo0MTl9.x-Y_z',
  'pay_NxQ2vU7bTq',
  'rzp_live_abcdef',
  '/enquiry/41977?name=Ramesh',
  'https://krishivyapar.example/farmer/88112',
  '<script>steal()</script>',
  '\u202Ehsemar\u0000',
]
const AROUND: ((personal: string) => string)[] = [
  (personal) => personal,
  (personal) => `Unknown place: ${personal}`,
  (personal) => `Unexpected value "${personal}", expected a number`,
  (personal) => `Unexpected value '${personal}'s farm'`,
  (personal) => `Unexpected value '${personal}`,
  (personal) => `value(${personal})[${personal}]{${personal}};${personal},${personal}`,
  (personal) => `Cannot convert ${personal} to a number\n    at ${personal}\nof ${personal}.`,
  (personal) => `isn't “${personal}” ${personal} #${personal}`,
]

test('personal data never stays in a message', () => {
  let tried = 0
  for (const personal of PERSONAL)
    for (const around of AROUND) {
      const said = withoutData(around(personal))
      for (const part of personal.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []) {
        expect(said.toLowerCase(), around(personal)).not.toContain(part.toLowerCase())
        tried++
      }
      expect(said).not.toMatch(/[@<>\\%=]|\d{4}/)
    }
  expect(tried).toBeGreaterThan(250)
})

test('whatever the text, what is reported is short, in English letters, and without a long number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 5_000 }), (text) => {
      const said = withoutData(text)
      expect(said.length).toBeLessThanOrEqual(300)
      expect(said).not.toMatch(/\p{L}(?<![A-Za-z])|\d{4}/u)
    }),
    { numRuns: 500 },
  )
  expect(withoutData(`9876543210 ${'the '.repeat(1_000_000)}`).length).toBeLessThanOrEqual(300)
})
