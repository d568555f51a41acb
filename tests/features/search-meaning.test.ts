import { expect, test } from 'vitest'
import { meaningOf } from '../../src/features/home/search-meaning.ts'
import { catalogueIn } from '../catalogue-in.ts'

const catalogue = catalogueIn('en')
async function query(text: string) {
  const { to, type } = await meaningOf(text, catalogue)
  const { categoryId, ...query } = Object.fromEntries(new URL(to, 'http://localhost').searchParams)
  if (categoryId) expect(query['name']).toBe(catalogue[Number(categoryId)]!.name)
  return { ...query, ...(type && { type }) }
}
const onion = { name: 'Onion' }
const onionBuyers = { entityType: 'buyer', name: 'Onion', near: 'Nashik,Maharashtra', type: 'buy' }

test.each([
  'onion buyer nashik',
  'Nashik onion buyers',
  'नासिक प्याज खरीदार',
  'नाशिक कांदा खरेदीदार',
  'kanda vyapari nashik',
  // “rate” begins like ratale, and Mandi is a district.
  'nashik onion rate buyer',
  'onion trader nashik mandi',
  'onion buyer nashik maharashtra',
  'kanda vyapari lasalgaon',
])('“%s”: those who buy onions, the nearest to Nashik first', async (text) =>
  expect(await query(text)).toEqual(onionBuyers),
)

test.each([
  ['tomato manufacturer', { entityType: 'manufacturer', name: 'Tomato', type: 'sell' }],
  ['red onion from Nashik', { entityType: 'farmer', name: 'Onion', near: 'Nashik,Maharashtra' }],
  ['onion seller in Goa', { entityType: 'farmer', name: 'Onion', search: 'Goa', type: 'sell' }],
  ['onions buyer', { entityType: 'buyer', name: 'Onion', type: 'buy' }],
  ['pyaaz buyer', { entityType: 'buyer', name: 'Onion', type: 'buy' }],
  ['Ram Traders', { entityType: 'buyer', search: 'ram', type: 'buy' }],
  // Sounds like शेंगा.
  ['Singh Traders', { entityType: 'buyer', search: 'singh', type: 'buy' }],
  // Also a district, as a person's name.
  ['Krishna Traders', { entityType: 'buyer', search: 'krishna', type: 'buy' }],
  ['कृष्णा ट्रेडर्स नाशिक', { entityType: 'buyer', search: 'कृष्णा', near: 'Nashik,Maharashtra', type: 'buy' }],
  ['Krishna Andhra Pradesh', { entityType: 'farmer', near: 'Krishna,Andhra Pradesh' }],
  ['onion Krishna traders', { entityType: 'buyer', ...onion, near: 'Krishna,Andhra Pradesh', type: 'buy' }],
  // Fertilizer and milk only sound like cotton and bottle gourd.
  ['खत विक्रेता', { entityType: 'farmer', search: 'खत', type: 'sell' }],
  ['oil mill', { entityType: 'manufacturer', search: 'oil', type: 'sell' }],
  ['aadat', { entityType: 'buyer', type: 'buy' }],
  ['buyers near me', { entityType: 'buyer', type: 'buy' }],
  ['onion 50 quintal', { entityType: 'farmer', search: 'onion' }],
  ['नाशिकमध्ये कांदा', { entityType: 'farmer', name: 'Onion', near: 'Nashik,Maharashtra' }],
  ['buyers in Mandi', { entityType: 'buyer', near: 'Mandi,Himachal Pradesh', type: 'buy' }],
  ['buyers Aurangabad Bihar', { entityType: 'buyer', near: 'Aurangabad,Bihar', type: 'buy' }],
  ['buyers jammu and kashmir', { entityType: 'buyer', search: 'Jammu and Kashmir', type: 'buy' }],
  ['buyers north goa', { entityType: 'buyer', near: 'North Goa,Goa', type: 'buy' }],
])('“%s”', async (text, meaning) => expect(await query(text)).toEqual(meaning))

test.each([
  ...['sell onion', 'प्याज बेचना है', 'कांदा विकायचा आहे'].map(
    (text) => [text, { entityType: 'buyer', ...onion, type: 'buy' }] as const,
  ),
  ...['onion for sale', 'buy onion', 'प्याज बिक्री के लिए', 'प्याज खरीदना है', 'कांदा विक्रीसाठी', 'pyaj chahiye'].map(
    (text) => [text, { entityType: 'farmer', ...onion, type: 'sell' }] as const,
  ),
])('“%s”: what a person wants to do leads to those who do the other', async (text, meaning) =>
  expect(await query(text)).toEqual(meaning),
)

test.each([
  ['onion rate today', '?commodity=Onion'],
  ['today onion price', '?commodity=Onion'],
  ['onion mandi', '?commodity=Onion'],
  ['आज प्याज का भाव', '?commodity=Onion'],
  ['आजचा कांदा बाजार भाव', '?commodity=Onion'],
  ['कांद्याचा भाव', '?commodity=Onion'],
  ['कांद्याची किंमत', '?commodity=Onion'],
  ['सोयाबीनचा भाव', '?commodity=Soyabean'],
  ['कापसाचे दर', '?commodity=Cotton'],
  ['तुरीचा भाव', '?commodity=Arhar%28Tur%2FRed+Gram%29%28Whole%29'],
  ['पुण्यात कांदा भाव', '?state=Maharashtra&district=Pune&commodity=Onion'],
  ['नाशिकचा बाजारभाव', '?state=Maharashtra&district=Nashik'],
  ['kandyacha dar', '?commodity=Onion'],
  // Kinds of chillies have it in common.
  ['mirchi bhav', '?commodity=mirch'],
  ['Lasalgaon mandi', '?state=Maharashtra&district=Nashik'],
  ['लासलगाव बाजार भाव', '?state=Maharashtra&district=Nashik'],
  ['pimpalgaon baswant onion rate', '?state=Maharashtra&district=Nashik&commodity=Onion'],
  ['azadpur market rate', '?state=Delhi&district=Delhi'],
  ['pune apmc', '?state=Maharashtra&district=Pune'],
  ['aaj ka bhav kya hai', ''],
  ['onion rate in Goa', '?state=Goa&commodity=Onion'],
  ['नासिक प्याज मंडी', '?state=Maharashtra&district=Nashik&commodity=Onion'],
  ['nashik mandi', '?state=Maharashtra&district=Nashik'],
  ['khat dar', '?commodity=khat'],
  ['krishna onion rate', '?state=Andhra+Pradesh&district=Krishna&commodity=Onion'],
  ['zafran bhav', '?commodity=zafran'],
  ['mandi bhav', ''],
  ['mandi', ''],
])('“%s” asks for prices', async (text, query) =>
  expect((await meaningOf(text, catalogue)).to).toBe(`/price-mandi${query}`),
)

const firms = ['Krishna', 'Narmada Agro', 'Fair Price Shop', 'Sai Sales', 'Best Buy Agro Nashik', 'शेतकरी खरेदी विक्री संघ']
test.each(['chilli', 'red onion', 'दूध', ...firms])(
  '“%s” says nothing but a name, and is searched as typed',
  async (text) => expect(await query(text)).toEqual({ entityType: 'farmer', search: text }),
)
