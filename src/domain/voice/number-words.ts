/* oxlint-disable lingui/no-unlocalized-strings -- letters and words that are heard, not texts */
import { toLatinDigits } from '../../i18n/locales.ts'
import { normalizeForSearch } from '../../ui/combobox/option.ts'

/** Numbers 0 to 99 in Hindi. Variants follow their word, except those that `fold` makes equal. */
export const HINDI = `
शून्य जीरो|एक|दो|तीन|चार|पाँच|छह छः छे छै|सात|आठ|नौ
दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह|अठारह|उन्नीस
बीस|इक्कीस|बाईस|तेईस|चौबीस|पच्चीस|छब्बीस|सत्ताईस|अट्ठाईस|उनतीस
तीस|इकतीस|बत्तीस|तैंतीस तेंतीस|चौंतीस|पैंतीस|छत्तीस|सैंतीस|अड़तीस|उनतालीस
चालीस|इकतालीस|बयालीस|तैंतालीस तेंतालीस|चौवालीस चवालीस चौआलीस|पैंतालीस|छियालीस छयालीस|सैंतालीस|अड़तालीस|उनचास
पचास|इक्यावन|बावन|तिरेपन तिरपन|चौवन चव्वन|पचपन|छप्पन|सत्तावन|अट्ठावन|उनसठ
साठ|इकसठ|बासठ|तिरेसठ तिरसठ|चौंसठ|पैंसठ|छियासठ छयासठ|सड़सठ सरसठ|अड़सठ|उनहत्तर
सत्तर|इकहत्तर|बहत्तर|तिहत्तर|चौहत्तर|पचहत्तर पिचहत्तर पिछत्तर|छिहत्तर छियत्तर|सतहत्तर|अठहत्तर|उनासी उन्यासी
अस्सी|इक्यासी|बयासी|तिरासी|चौरासी|पचासी पिचासी|छियासी|सत्तासी|अट्ठासी|नवासी
नब्बे|इक्यानबे इक्यानवे|बानबे बानवे|तिरानबे तिरानवे|चौरानबे चौरानवे|पंचानबे पंचानवे पिचानवे|छियानबे छियानवे|सत्तानबे सत्तानवे|अट्ठानबे अट्ठानवे|निन्यानबे निन्यानवे`

export const MARATHI = `
शून्य|एक|दोन|तीन|चार|पाच|सहा|सात|आठ|नऊ
दहा|अकरा|बारा|तेरा|चौदा|पंधरा|सोळा|सतरा|अठरा|एकोणीस एकोणवीस
वीस|एकवीस|बावीस|तेवीस|चोवीस|पंचवीस|सव्वीस|सत्तावीस|अठ्ठावीस|एकोणतीस
तीस|एकतीस|बत्तीस|तेहतीस तेहेतीस|चौतीस|पस्तीस|छत्तीस|सदतीस|अडतीस|एकोणचाळीस
चाळीस|एक्केचाळीस|बेचाळीस|त्रेचाळीस|चव्वेचाळीस|पंचेचाळीस|सेहेचाळीस शेहेचाळीस सेहचाळीस|सत्तेचाळीस|अठ्ठेचाळीस|एकोणपन्नास
पन्नास|एक्कावन्न|बावन्न|त्रेपन्न|चौपन्न|पंचावन्न|छप्पन्न|सत्तावन्न|अठ्ठावन्न|एकोणसाठ
साठ|एकसष्ट|बासष्ट|त्रेसष्ट|चौसष्ट|पासष्ट|सहासष्ट|सदुसष्ट सदोसष्ट|अडुसष्ट अडसष्ट|एकोणसत्तर
सत्तर|एकाहत्तर|बाहत्तर|त्र्याहत्तर|चौऱ्याहत्तर|पंच्याहत्तर|शहात्तर|सत्त्याहत्तर|अठ्ठ्याहत्तर|एकोणऐंशी
ऐंशी|एक्याऐंशी|ब्याऐंशी|त्र्याऐंशी|चौऱ्याऐंशी|पंच्याऐंशी|शहाऐंशी|सत्त्याऐंशी|अठ्ठ्याऐंशी|एकोणनव्वद
नव्वद|एक्याण्णव|ब्याण्णव|त्र्याण्णव|चौऱ्याण्णव|पंच्याण्णव|शहाण्णव|सत्त्याण्णव|अठ्ठ्याण्णव|नव्व्याण्णव`

export const ENGLISH = `zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen`
export const ENGLISH_TENS = `twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety`

export type UnitName = 'kg' | 'quintal' | 'ton'

const AROUND = `
मुझे मेरे हमारे पास है हैं चाहिए कुल करीब लगभग तकरीबन बेचना बेचने बेचनी खरीदना खरीदने खरीदनी
मला आम्हाला माझ्याकडे आमच्याकडे आहे आहेत पाहिजे हवे हवा हवी एकूण सुमारे अंदाजे जवळपास विकायचे विकायचा विकायची विकायचं घ्यायचे घ्यायचा घ्यायची
i have need want we total in all about around approximately to sell buy`

/** Units that the form doesn't have, and words of a price. A text with one of them isn't understood. */
const REFUSED =
  'मन बोरी बोरा बोरे बोरियाँ पोते पोती गोणी गोण्या पेटी पेटियाँ पेट्या क्रेट प्रति रुपये bag bags sack sacks box boxes crate crates per rupees'

export type Token =
  | { kind: 'number'; value: number }
  | { kind: 'tens'; value: number }
  | { kind: 'scale'; value: number }
  /** A fraction that changes the number after it: साढ़े. */
  | { kind: 'about'; value: number }
  /** A number with a fraction as one word: डेढ़. */
  | { kind: 'fraction'; value: number }
  | { kind: 'unit'; unit: UnitName }
  | { kind: 'point' | 'metric' | 'and' | 'a' | 'half' | 'quarter' | 'of' | 'around' | 'other' }

/** Gives all spellings (अट्ठाईस, अठ्ठाइस; चालीस, चाळीस) one form, which no two numbers share (tests/domain/voice). */
const fold = (word: string): string =>
  normalizeForSearch(word)
    .replace(/[ंः्]/g, '')
    .replace(/ट(?=ठ)/g, '')
    .replace(/षठ/g, 'षट')
    .replaceAll('ण', 'न')
    .replaceAll('ळ', 'ल')
    .replace(/[ईी]/g, (i) => (i === 'ई' ? 'इ' : 'ि'))
    .replace(/[ऊू]/g, (u) => (u === 'ऊ' ? 'उ' : 'ु'))
    .replace(/(\p{L})\1/gu, '$1')

const OTHERS: [Token, spellings: string][] = [
  // Exactly 100, never part of a larger number: एकशे पाच, never शंभर पाच.
  [{ kind: 'number', value: 100 }, 'शंभर'],
  [{ kind: 'scale', value: 100 }, 'सौ शे शें hundred hundreds'],
  [{ kind: 'scale', value: 1_000 }, 'हज़ार thousand thousands'],
  [{ kind: 'scale', value: 1_00_000 }, 'लाख lakh lakhs lac lacs'],
  [{ kind: 'scale', value: 1_00_00_000 }, 'करोड़ कोटी crore crores'],
  [{ kind: 'about', value: 0.25 }, 'सवा सव्वा'],
  [{ kind: 'about', value: 0.5 }, 'साढ़े साडे'],
  [{ kind: 'about', value: -0.25 }, 'पौने पावणे पाउणे'],
  [{ kind: 'fraction', value: 0.25 }, 'पाव चौथाई'],
  [{ kind: 'fraction', value: 0.5 }, 'आधा आधे आधी अर्धा अर्धे अर्धी'],
  [{ kind: 'fraction', value: 0.75 }, 'पौन पौना पाऊण'],
  [{ kind: 'fraction', value: 1.5 }, 'डेढ़ दीड'],
  [{ kind: 'fraction', value: 2.5 }, 'ढाई अढ़ाई अडीच'],
  [
    { kind: 'unit', unit: 'kg' },
    'किलो किलोग्राम किलोग्रॅम किग्रा केजी kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  ],
  [{ kind: 'unit', unit: 'quintal' }, 'क्विंटल कुंटल कुंतल कुन्टल quintal quintals'],
  [{ kind: 'unit', unit: 'ton' }, 'टन ton tons tonne tonnes'],
  [{ kind: 'metric' }, 'मीट्रिक मेट्रिक metric'],
  [{ kind: 'point' }, 'दशमलव पॉइंट पॉईंट दशांश पूर्णांक point'],
  [{ kind: 'around' }, AROUND.trim().replace(/\s+/g, ' ')],
  [{ kind: 'and' }, 'and'],
  [{ kind: 'a' }, 'a an'],
  [{ kind: 'half' }, 'half'],
  [{ kind: 'quarter' }, 'quarter quarters'],
  [{ kind: 'of' }, 'of'],
]
/** Words before a number that Marathi joins with it: साडेतीनशे, पावणेदोन. */
const JOINED = ['सव्वा', 'साडे', 'पावणे', 'पाउणे']

const lexicon = new Map<string, Token>()
/** Meanings of each word, for tests: a word with two meanings is an error in the tables. */
export const meanings = new Map<string, Set<string>>()

function know(spellings: string, token: Token) {
  for (const word of spellings.split(' ').map(fold)) {
    lexicon.set(word, token)
    meanings.set(word, (meanings.get(word) ?? new Set()).add(JSON.stringify(token)))
  }
}
const rows = (table: string) => table.trim().split(/[|\n]/)
for (const table of [HINDI, MARATHI, ENGLISH])
  rows(table).forEach((spellings, value) => know(spellings, { kind: 'number', value }))
rows(ENGLISH_TENS).forEach((word, index) => know(word, { kind: 'tens', value: 10 * (index + 2) }))
for (const [token, spellings] of OTHERS) know(spellings, token)

const joined = JOINED.map(fold)
const refused = new Set(REFUSED.split(' ').map(fold))

/** Meaning of a word, which may be a Marathi compound: साडेतीनशे. */
function meaningOf(word: string): Token[] | undefined {
  const known = lexicon.get(word)
  if (known) return [known]
  if (word.endsWith('शे')) {
    const counted = meaningOf(word.slice(0, -2))
    return counted && [...counted, { kind: 'scale', value: 100 }]
  }
  const prefix = joined.find((each) => word.startsWith(each))
  if (!prefix) return undefined
  const rest = meaningOf(word.slice(prefix.length))
  return rest && [lexicon.get(prefix)!, ...rest]
}

const DIGITS = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/

/** What the words of a text mean; undefined if one is unknown, other than after a unit: पचास किलो प्याज */
export function tokensOf(text: string): Token[] | undefined {
  const tokens: Token[] = []
  const found = toLatinDigits(text)
    .replace(/[।!?]|[.,](?!\d)/g, ' ')
    .replace(/([\p{L}\p{M}])-(?=\p{L})/gu, '$1 ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/\s+/)
    .filter(Boolean)
  for (const word of found) {
    const meant: Token[] | undefined = DIGITS.test(word)
      ? [{ kind: 'number', value: Number(word.replaceAll(',', '')) }]
      : meaningOf(fold(word))
    if (meant) tokens.push(...meant)
    else if (tokens.some(({ kind }) => kind === 'unit') && !refused.has(fold(word))) tokens.push({ kind: 'other' })
    else return undefined
  }
  const other = tokens.findIndex(({ kind }) => kind === 'other')
  if (other === -1) return tokens
  const isClear = tokens.slice(other).every(({ kind }) => kind === 'other' || kind === 'around')
  return isClear ? tokens.slice(0, tokens[other - 1]?.kind === 'of' ? other - 1 : other) : undefined
}
