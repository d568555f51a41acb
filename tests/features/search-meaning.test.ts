import { expect, test } from 'vitest'
import { meaningOf } from '../../src/features/home/search-meaning.ts'

const catalogue = [
  { id: 1, name: 'Onion', photo: '', search_words: 'onion प्याज कांदा pyaz kanda' },
  { id: 2, name: 'Tomato', photo: '', search_words: 'tomato टमाटर टोमॅटो tamatar' },
  // “Shop” sounds like safarchand, and संघ like शेंगा.
  { id: 110, name: 'Apple', photo: '', search_words: 'apple सेब सफरचंद seb safarchand' },
  { id: 36, name: 'Groundnut Pods', photo: '', search_words: 'groundnut pods मूंगफली शेंगा' },
  { id: 80, name: 'Onion Green', photo: '', search_words: 'onion green हरा प्याज कांद्याची पात' },
  { id: 32, name: 'Soyabean', photo: '', search_words: 'soyabean सोयाबीन सोयाबीन soya' },
  { id: 154, name: 'Cotton', photo: '', search_words: 'cotton कपास कापूस kapas kapus' },
  { id: 16, name: 'Arhar', photo: '', search_words: 'arhar अरहर तूर tur' },
  { id: 175, name: 'Mustard Oil', photo: '', search_words: 'mustard oil सरसों तेल मोहरीचे तेल' },
  ...['Green Chilli', 'Chili Red', 'Dry Chillies', 'Capsicum'].map((name, at) => {
    return { id: 53 + at, name, photo: '', search_words: `${name} मिर्च मिरची mirch` }
  }),
]
const query = async (text: string) => {
  const { to, type } = await meaningOf(text, catalogue)
  return { ...Object.fromEntries(new URL(to, 'http://localhost').searchParams), ...(type && { type }) }
}
const onionBuyers = { entityType: 'buyer', categoryId: '1', name: 'Onion', near: 'Nashik,Maharashtra', type: 'buy' }

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
  ['tomato manufacturer', { entityType: 'manufacturer', categoryId: '2', name: 'Tomato', type: 'sell' }],
  ['red onion from Nashik', { entityType: 'farmer', categoryId: '1', name: 'Onion', near: 'Nashik,Maharashtra' }],
  ['onion seller in Goa', { entityType: 'farmer', categoryId: '1', name: 'Onion', search: 'Goa', type: 'sell' }],
  ['onions buyer', { entityType: 'buyer', categoryId: '1', name: 'Onion', type: 'buy' }],
  ['pyaaz buyer', { entityType: 'buyer', categoryId: '1', name: 'Onion', type: 'buy' }],
  ['Ram Traders', { entityType: 'buyer', search: 'ram', type: 'buy' }],
  // Sounds like शेंगा.
  ['Singh Traders', { entityType: 'buyer', search: 'singh', type: 'buy' }],
  ['oil mill', { entityType: 'manufacturer', search: 'oil', type: 'sell' }],
  ['aadat', { entityType: 'buyer', type: 'buy' }],
  ['buyers near me', { entityType: 'buyer', type: 'buy' }],
  ['onion 50 quintal', { entityType: 'farmer', search: 'onion' }],
  ['नाशिकमध्ये कांदा', { entityType: 'farmer', categoryId: '1', name: 'Onion', near: 'Nashik,Maharashtra' }],
  ['buyers in Mandi', { entityType: 'buyer', near: 'Mandi,Himachal Pradesh', type: 'buy' }],
  ['buyers Aurangabad Bihar', { entityType: 'buyer', near: 'Aurangabad,Bihar', type: 'buy' }],
  ['buyers jammu and kashmir', { entityType: 'buyer', search: 'Jammu and Kashmir', type: 'buy' }],
  ['buyers north goa', { entityType: 'buyer', near: 'North Goa,Goa', type: 'buy' }],
])('“%s”', async (text, meaning) => expect(await query(text)).toEqual(meaning))

const onion = { categoryId: '1', name: 'Onion' }
test.each([
  ...['sell onion', 'प्याज बेचना है', 'कांदा विकायचा आहे'].map(
    (text) => [text, { entityType: 'buyer', ...onion, type: 'buy' }] as const,
  ),
  ...[
    'onion for sale',
    'buy onion',
    'प्याज बिक्री के लिए',
    'प्याज खरीदना है',
    'कांदा विक्रीसाठी',
    'कांदा खरेदी',
    'pyaj chahiye',
  ].map((text) => [text, { entityType: 'farmer', ...onion, type: 'sell' }] as const),
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
  ['तुरीचा भाव', '?commodity=Arhar'],
  ['पुण्यात कांदा भाव', '?state=Maharashtra&district=Pune&commodity=Onion'],
  ['नाशिकचा बाजारभाव', '?state=Maharashtra&district=Nashik'],
  ['kandyacha dar', '?commodity=Onion'],
  // Kinds of chillies have it in common.
  ['mirch bhav', '?commodity=mirch'],
  ['Lasalgaon mandi', '?state=Maharashtra&district=Nashik'],
  ['लासलगाव बाजार भाव', '?state=Maharashtra&district=Nashik'],
  ['pimpalgaon baswant onion rate', '?state=Maharashtra&district=Nashik&commodity=Onion'],
  ['azadpur market rate', '?state=Delhi&district=Delhi'],
  ['pune apmc', '?state=Maharashtra&district=Pune'],
  ['aaj ka bhav kya hai', ''],
  ['onion rate in Goa', '?state=Goa&commodity=Onion'],
  ['नासिक प्याज मंडी', '?state=Maharashtra&district=Nashik&commodity=Onion'],
  ['nashik mandi', '?state=Maharashtra&district=Nashik'],
  ['zafran bhav', '?commodity=zafran'],
  ['mandi bhav', ''],
  ['mandi', ''],
])('“%s” asks for prices', async (text, query) =>
  expect((await meaningOf(text, catalogue)).to).toBe(`/price-mandi${query}`),
)

const firms = ['Fair Price Shop', 'Sai Sales', 'Best Buy Agro Nashik', 'शेतकरी खरेदी विक्री संघ']
test.each(['chilli', 'red onion', ...firms])('“%s” says nothing but a name, and is searched as typed', async (text) =>
  expect(await query(text)).toEqual({ entityType: 'farmer', search: text }),
)
