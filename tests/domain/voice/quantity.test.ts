import { array, assert, constantFrom, integer, nat, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { meanings, ENGLISH, ENGLISH_TENS, HINDI, MARATHI } from '../../../src/domain/voice/number-words.ts'
import { spokenQuantity } from '../../../src/domain/voice/quantity.ts'
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts'

const rows = (table: string) =>
  table
    .trim()
    .split(/[|\n]/)
    .map((spellings) => spellings.split(' '))
const [HI, MR, EN, TENS] = [rows(HINDI), rows(MARATHI), rows(ENGLISH), rows(ENGLISH_TENS)]
const below100: Record<Locale, (value: number) => string> = {
  en: (value) =>
    value < 20
      ? EN[value]![0]!
      : [TENS[Math.floor(value / 10) - 2]![0], value % 10 && EN[value % 10]![0]].filter(Boolean).join(' '),
  hi: (value) => HI[value]![0]!,
  mr: (value) => MR[value]![0]!,
}
const hundred: Record<Locale, (count: number, rest: number) => string> = {
  en: (count) => `${below100.en(count)} hundred`,
  hi: (count) => `${below100.hi(count)} सौ`,
  mr: (count, rest) => (count === 1 && !rest ? 'शंभर' : `${below100.mr(count)}शे`),
}
const THOUSAND: Record<Locale, string> = { en: 'thousand', hi: 'हज़ार', mr: 'हजार' }

/** A number up to 99,999 in spoken words. */
function inWords(locale: Locale, value: number): string {
  const [thousands, hundreds, rest] = [Math.floor(value / 1000), Math.floor((value % 1000) / 100), value % 100]
  const parts = [
    thousands && `${below100[locale](thousands)} ${THOUSAND[locale]}`,
    hundreds && (thousands ? hundred[locale](hundreds, 1) : hundred[locale](hundreds, rest)),
    (rest || value === 0) && below100[locale](rest),
  ]
  return parts.filter((part) => typeof part === 'string').join(' ')
}

describe.each(LOCALES)('numbers in words, %s', (locale) => {
  test('0 to 999, each', () => {
    const wrong = Array.from({ length: 1000 }, (_, value) => value).filter(
      (value) => spokenQuantity(inWords(locale, value))?.amount !== value,
    )
    expect(wrong.map((value) => inWords(locale, value))).toEqual([])
  })

  test('0 to 99,999: number, words, number', () => {
    const isKnown = property(nat(99_999), (value) => {
      expect(spokenQuantity(inWords(locale, value))).toEqual({ amount: value, unit: undefined })
    })
    assert(isKnown, { numRuns: 1000 })
  })

  test('two numbers in a row are no number', () => {
    assert(
      property(integer({ min: 1, max: 99 }), integer({ min: 1, max: 99 }), (first, second) => {
        const said = `${inWords(locale, first)} ${inWords(locale, second)}`
        const isOne = locale === 'en' && first % 10 === 0 && first >= 20 && second < 10
        expect(spokenQuantity(said)?.amount, said).toBe(isOne ? first + second : undefined)
      }),
    )
  })
})

test('other spellings of a number are the same number', () => {
  for (const table of [HI, MR])
    table.forEach((spellings, value) => {
      for (const word of spellings) expect(spokenQuantity(word)?.amount, word).toBe(value)
    })
})

test('no word has two meanings', () => {
  expect([...meanings].filter(([, found]) => found.size > 1)).toEqual([])
})

test.each([
  // Hindi
  ['साढ़े तीन सौ किलो', 350, 'kg'],
  ['सवा क्विंटल', 1.25, 'quintal'],
  ['डेढ़ टन', 1.5, 'ton'],
  ['ढाई हज़ार किलो', 2500, 'kg'],
  ['पौने दो क्विंटल', 1.75, 'quintal'],
  ['साढ़े बारह सौ किलोग्राम', 1250, 'kg'],
  ['दो सौ साढ़े बारह किलो', 212.5, 'kg'],
  ['आधा लाख किलो', 50_000, 'kg'],
  ['पौन टन', 750, 'kg'],
  ['तीन दशमलव पच्चीस', 3.25, undefined],
  ['दो क्विंटल पचास किलो', 250, 'kg'],
  ['मुझे दस क्विंटल चाहिए', 10, 'quintal'],
  ['पांच कुंटल', 5, 'quintal'],
  ['सौ किलो।', 100, 'kg'],
  ['करीब दस क्विंटल', 10, 'quintal'],
  ['लगभग पचास किलो', 50, 'kg'],
  ['पचास किलो प्याज', 50, 'kg'],
  ['मेरे पास पचास किलो प्याज है', 50, 'kg'],
  ['पचास किलो प्याज दस किलो आलू', undefined],
  // Marathi
  ['सुमारे वीस क्विंटल', 20, 'quintal'],
  ['अंदाजे दोन टन', 2, 'ton'],
  ['माझ्याकडे वीस क्विंटल कांदा आहे', 20, 'quintal'],
  ['अडीच क्विंटल', 2.5, 'quintal'],
  ['दीडशे किलो', 150, 'kg'],
  ['साडेतीनशे किलो', 350, 'kg'],
  ['पावणेदोन क्विंटल', 1.75, 'quintal'],
  ['पाऊणशे किलो', 75, 'kg'],
  ['शंभर किलो', 100, 'kg'],
  ['अर्धा टन', 500, 'kg'],
  ['मला वीस क्विंटल पाहिजे', 20, 'quintal'],
  ['तीन मेट्रिक टन', 3, 'ton'],
  // English
  ['about ten quintals', 10, 'quintal'],
  ['i have ten quintals of onions', 10, 'quintal'],
  ['three quarters of a ton', 750, 'kg'],
  ['a hundred kilos', 100, 'kg'],
  ['A quintal.', 1, 'quintal'],
  ['one hundred and fifty kg', 150, 'kg'],
  ['twenty-five tonnes', 25, 'ton'],
  ['one and a half lakh', 150_000, undefined],
  ['fifteen hundred kilograms', 1500, 'kg'],
  ['two point five quintals', 2.5, 'quintal'],
  ['two thousand and fifty', 2050, undefined],
  // Digits, as a browser may write them
  ['350kg', 350, 'kg'],
  ['1,250.5 kg', 1250.5, 'kg'],
  ['3 लाख 50 हज़ार', 350_000, undefined],
] as const)('%s', (said, amount, unit?) => {
  expect(spokenQuantity(said)).toEqual(amount === undefined ? undefined : { amount, unit })
})

test.each([
  'किलो',
  'ten kg bags',
  'दो तीन सौ किलो', // two or three hundred
  'सौ डेढ़ सौ किलो', // 100 to 150
  'हज़ार पाँच सौ', // 1,500, or a thousand or five hundred
  'पौने सौ', // 75, or 99¾
  'डेढ़ सौ पाँच',
  'एक सौ डेढ़',
  'दो हज़ार पच्चीस सौ',
  'one fifty', // 150, or 1:50
  'twenty twelve',
  '10-12 क्विंटल',
  '3.5 point 2',
  'two point',
  'पाँच मन', // 37 to 40 kg, depending on the region
  '500 ग्राम',
  'दो किलो तीन क्विंटल',
  'दो क्विंटल पचास',
  'half of',
])('“%s” is no quantity: nothing is guessed', (said) => {
  expect(spokenQuantity(said)).toBeUndefined()
})

test('any text at all gives a number or nothing', () => {
  const words = constantFrom(...meanings.keys(), '5', '2.5', '1,000', 'xyz')
  const sentence = array(words, { maxLength: 7 }).map((said) => said.join(' '))
  const isSound = property(oneof(string(), sentence), (said) => {
    const quantity = spokenQuantity(said)
    if (quantity) expect(quantity.amount).toSatisfy((amount: number) => Number.isFinite(amount) && amount >= 0)
  })
  assert(isSound, { numRuns: 2000 })
})
