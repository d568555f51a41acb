import { expect, test } from 'vitest'
import { openStore } from '../../mock-server/store/store.ts'
import { placeInText, placeTranslator } from '../../src/domain/places/place-in-text.ts'
import { loadCityNames } from '../../src/domain/places/places.ts'
import { foreignLang } from '../../src/i18n/format.ts'
import { LOCALES } from '../../src/i18n/locales.ts'

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
  // Jammu and Puducherry are districts too.
  ['Kathua, Jammu and Kashmir', 'Jammu and Kashmir', 'Kathua'],
  ['Doda Jammu and Kashmir', 'Jammu and Kashmir', 'Doda'],
  ['Jammu, Jammu and Kashmir', 'Jammu and Kashmir', 'Jammu'],
  ['Karaikal, Puducherry', 'Puducherry', 'Karaikal'],
  // Two states have a Bilaspur.
  ['Bilaspur', undefined, undefined],
  ['Same as above, behind the school', undefined, undefined],
  ['', undefined, undefined],
])('“%s” is in %s, %s', async (text, state, district) => {
  expect(await placeInText(text)).toEqual(state && { state, district })
})

test.each([
  ['hi', 'Raisen, Madhya Pradesh', 'रायसेन, मध्य प्रदेश'],
  ['mr', 'Raisen, Madhya Pradesh', 'रायसेन, मध्य प्रदेश'],
  // A town, by the tables of cities and of markets, however it is capitalised.
  ['hi', 'Koregaon, Satara', 'कोरेगाँव, सतारा'],
  ['mr', 'lasalgaon, nashik, Maharashtra', 'लासलगाव, नाशिक, महाराष्ट्र'],
  ['mr', 'Dindori, Maharashtra', 'दिंडोरी, महाराष्ट्र'],
  // A state by an older name, and a district that another state has too.
  ['hi', 'Cuttack, orissa', 'कटक, ओडिशा'],
  ['hi', 'Aurangabad, Bihar', 'औरंगाबाद, बिहार'],
  // Two states have a Bilaspur, by one name in Hindi.
  ['hi', 'Bilaspur', 'बिलासपुर'],
  // The word for a district isn't part of its name.
  ['hi', 'Dist. Pune, Maharashtra', 'पुणे, महाराष्ट्र'],
  ['en', 'अंबाला, हरियाणा', 'Ambala, Haryana'],
  ['en', 'जिला कांगड़ा, हिमाचल प्रदेश', 'Kangra, Himachal Pradesh'],
  ['en', 'जि. सोलापूर, महाराष्ट्र', 'Solapur, Maharashtra'],
  // A text that isn't completely one known place stays as it was typed.
  ['hi', 'Delhi Road, Meerut', 'Delhi Road, मेरठ'],
  ['hi', 'Village well, behind the school', 'Village well, behind the school'],
  // Aurangabad is the former name.
  ['hi', 'Chhatrapati Sambhajinagar, Aurangabad', 'छत्रपति संभाजीनगर'],
] as const)('%s: “%s” is shown as “%s”', async (locale, text, shown) => {
  const translate = await placeTranslator(locale, await loadCityNames(locale))
  expect(translate(text)).toBe(shown)
})

test('no place of the seed’s enquiries is in two scripts, in any language', async () => {
  const rows = openStore(':memory:').db.prepare('SELECT DISTINCT location FROM enquiry').all()
  expect(rows.length).toBeGreaterThan(300)
  for (const locale of LOCALES) {
    const translate = await placeTranslator(locale, await loadCityNames(locale))
    const shown = rows.map(({ location }) => translate(String(location)))
    expect(shown.filter((text) => text.split(', ').some((part) => foreignLang(locale, part)))).toEqual([])
  }
})
