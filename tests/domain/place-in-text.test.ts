import { expect, test } from 'vitest'
import { placeInText } from '../../src/domain/places/place-in-text.ts'

test.each([
  ['Lasalgaon, Nashik', 'Maharashtra', 'Nashik'],
  ['Raisen, Madhya Pradesh', 'Madhya Pradesh', 'Raisen'],
  ['ज़िला महासमुंद, छत्तीसगढ़', 'Chhattisgarh', 'Mahasamund'],
  ['जि. कोल्हापूर, महाराष्ट्र', 'Maharashtra', 'Kolhapur'],
  // Orissa and Nellore are former names.
  ['Cuttack, orissa', 'Odisha', 'Cuttack'],
  ['Nellore', 'Andhra Pradesh', 'Sri Potti Sriramulu Nellore'],
  // The last name counts most, and the longer one.
  ['Delhi Road, Meerut', 'Uttar Pradesh', 'Meerut'],
  ['Margao, South Goa', 'Goa', 'South Goa'],
  ['Aurangabad, Bihar', 'Bihar', 'Aurangabad'],
  // Two states have a Bilaspur.
  ['Bilaspur', undefined, undefined],
  ['Village well, behind the school', undefined, undefined],
  ['', undefined, undefined],
])('“%s” is in %s, %s', async (text, state, district) => {
  expect(await placeInText(text)).toEqual(state && { state, district })
})
