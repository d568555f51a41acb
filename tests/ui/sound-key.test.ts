import { expect, test } from 'vitest'
import { soundKey, soundKeys } from '../../src/ui/combobox/option-match.ts'

/** Spellings of one word: in Hindi or Marathi script, and typed in Latin letters. */
const spellings = [
  ['प्याज', 'प्याज़', 'pyaj', 'pyaz', 'piyaz', 'piaz', 'pyaaj', 'pyaaz', 'Pyaz'],
  ['कांदा', 'काँदा', 'कान्दा', 'kanda', 'kaanda', 'kaandaa', 'kandha'],
  ['तूर', 'तुर', 'tur', 'toor', 'thoor'],
  ['हल्दी', 'haldi', 'haldee', 'हळद', 'halad', 'haldh'],
  ['टमाटर', 'tamatar', 'tamaatar', 'tamater', 'tomator'],
  ['ज्वार', 'ज्वारी', 'jwari', 'jowari', 'jowar', 'jawar', 'juar', 'jvari'],
  ['सोयाबीन', 'soyabean', 'soyabin', 'soyabeen', 'soya bean'],
  ['कापूस', 'कपास', 'kapus', 'kapoos', 'kapas', 'kapaas', 'capus'],
  ['ऊस', 'उस', 'us', 'oos', 'uus'],
  ['धनिया', 'dhania', 'dhaniya', 'dhanya', 'daniya'],
  ['कोथिंबीर', 'kothimbir', 'kothimbeer', 'kothambir', 'kotimbir'],
  ['लहसुन', 'lahsun', 'lehsun', 'lahsoon', 'लसूण', 'lasun', 'lasoon'],
  ['अदरक', 'adrak', 'adarak', 'aadrak'],
  ['भिंडी', 'भेंडी', 'भिण्डी', 'bhindi', 'bhendi', 'bhindee', 'bindi'],
  ['नींबू', 'निंबू', 'nimbu', 'neembu', 'nimboo'],
  ['मूंगफली', 'mungfali', 'moongphali', 'mungphalli', 'moongfali'],
  ['शेंगदाणे', 'shengdane', 'shengdaane', 'shengdana'],
  ['उड़द', 'urad', 'udad', 'udid', 'उडीद', 'oorad'],
  ['इलायची', 'elaichi', 'ilaichi', 'elaychi', 'ilaychi'],
  ['महुआ', 'mahua', 'mahuva', 'mahuaa'],
  ['द्राक्ष', 'द्राक्षे', 'draksh', 'draksha', 'drakshe', 'draxe'],
]

test.each(spellings.map((group) => [group[0]!, group]))('%s is found however it is written', (_word, group) => {
  for (const word of group) {
    const [keys, first] = [soundKeys(word), soundKeys(group[0]!)]
    const says = `${word}: ${keys.join(' ')} – ${group[0]}: ${first.join(' ')}`
    expect(
      keys.some((key) => first.includes(key)),
      says,
    ).toBe(true)
  }
})

test('other crops have other sounds', () => {
  const different = (
    'प्याज कांदा गेहूं चावल हल्दी मिर्च टमाटर बटाटा आलू ज्वार सोयाबीन कपास ऊस बाजरा मक्का धनिया कोथिंबीर ' +
    'अदरक भिंडी बैंगन मूंग केला आम पालक मेथी गाजर'
  ).split(' ')
  const keys = different.map(soundKey)
  expect(different.filter((_, index) => keys.indexOf(keys[index]!) !== index)).toEqual([])
})

test.each(['', '   ', '123', '!!', '🌾', '­', 'ं'])('%o is no word and gets no key or a harmless one', (text) => {
  expect(soundKeys(text).every((key) => key.length <= 1)).toBe(true)
})
