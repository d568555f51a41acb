import { expect, test } from 'vitest'
import { shownPlace } from '../../src/domain/places/place-in-text.ts'

test.each([
  ['hi', 'Raisen, Madhya Pradesh', 'रायसेन, मध्य प्रदेश'],
  ['mr', 'Raisen, Madhya Pradesh', 'रायसेन, मध्य प्रदेश'],
  ['mr', 'Lasalgaon, Nashik, Maharashtra', 'Lasalgaon, नाशिक, महाराष्ट्र'],
  // A state by an older name, and a district that another state has too.
  ['hi', 'Cuttack, orissa', 'कटक, ओडिशा'],
  ['hi', 'Aurangabad, Bihar', 'औरंगाबाद, बिहार'],
  ['en', 'अंबाला, हरियाणा', 'Ambala, Haryana'],
  // What isn't a place as a whole, or is none that is known for certain, stays as it was typed.
  ['hi', 'Delhi Road, Meerut', 'Delhi Road, मेरठ'],
  ['hi', 'Bilaspur', 'Bilaspur'],
  ['hi', 'Village well, behind the school', 'Village well, behind the school'],
] as const)('%s: “%s” is shown as “%s”', async (locale, text, shown) => {
  expect(await shownPlace(locale, text)).toBe(shown)
})
