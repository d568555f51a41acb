import { expect, test } from 'vitest'
import { soundKey, soundKeys } from '../../src/ui/combobox/option-match.ts'

/** Spellings of one word: in Hindi or Marathi script, and typed in Latin letters. */
const spellings = [
  ['प्याज', 'प्याज़', 'pyaj', 'pyaz', 'piyaz', 'piaz', 'pyaaj', 'pyaaz', 'Pyaz'],
  ['कांदा', 'काँदा', 'कान्दा', 'kanda', 'kaanda', 'kaandaa', 'kandha'],
  ['गेहूं', 'गेहूँ', 'gehu', 'gehun', 'gehoon', 'gehoo', 'गहू', 'gahu', 'gahoo'],
  ['चावल', 'chawal', 'chaval', 'chaawal', 'chavel'],
  ['तूर', 'तुर', 'tur', 'toor', 'thoor'],
  ['हल्दी', 'haldi', 'haldee', 'हळद', 'halad', 'haldh'],
  ['मिर्च', 'मिरची', 'mirch', 'mirchi', 'mirach', 'mirchee'],
  ['टमाटर', 'tamatar', 'tamaatar', 'tamater', 'tomator'],
  ['टोमॅटो', 'tomato', 'tameta'],
  ['बटाटा', 'batata', 'bataata', 'batatha'],
  ['आलू', 'aloo', 'alu', 'aalu', 'aaloo'],
  ['ज्वार', 'ज्वारी', 'jwari', 'jowari', 'jowar', 'jawar', 'juar', 'jvari'],
  ['सोयाबीन', 'soyabean', 'soyabin', 'soyabeen', 'soya bean'],
  ['कापूस', 'कपास', 'kapus', 'kapoos', 'kapas', 'kapaas', 'capus'],
  ['ऊस', 'उस', 'us', 'oos', 'uus'],
  ['मूंग', 'मूँग', 'मुंग', 'moong', 'mung', 'munga'],
  ['बाजरा', 'बाजरी', 'bajra', 'bajara', 'bajri', 'baajra'],
  ['मक्का', 'मका', 'makka', 'maka', 'makaa', 'mukka'],
  ['धनिया', 'dhania', 'dhaniya', 'dhanya', 'daniya'],
  ['कोथिंबीर', 'kothimbir', 'kothimbeer', 'kothambir', 'kotimbir'],
  ['लहसुन', 'lahsun', 'lehsun', 'lahsoon', 'लसूण', 'lasun', 'lasoon'],
  ['अदरक', 'adrak', 'adarak', 'aadrak'],
  ['भिंडी', 'भेंडी', 'भिण्डी', 'bhindi', 'bhendi', 'bhindee', 'bindi'],
  ['बैंगन', 'baingan', 'bengan'],
  ['लौकी', 'lauki', 'loki', 'lauky'],
  ['करेला', 'karela', 'karella', 'कारले', 'karle'],
  ['नींबू', 'निंबू', 'nimbu', 'neembu', 'nimboo'],
  ['लिंबू', 'limbu', 'limboo', 'lemboo'],
  ['मूंगफली', 'mungfali', 'moongphali', 'mungphalli', 'moongfali'],
  ['भुईमूग', 'bhuimug', 'bhuimoog', 'bhuimuga'],
  ['शेंगदाणे', 'shengdane', 'shengdaane', 'shengdana'],
  ['उड़द', 'urad', 'udad', 'udid', 'उडीद', 'oorad'],
  ['गुड़', 'gur', 'gud', 'goor', 'gurh'],
  ['ककड़ी', 'kakri', 'kakdi', 'काकडी', 'kakadi'],
  ['इलायची', 'elaichi', 'ilaichi', 'elaychi', 'ilaychi'],
  ['जीरा', 'jeera', 'zeera', 'jira', 'जिरे', 'jire'],
  ['सौंफ', 'saunf', 'sonf', 'saunph'],
  ['मेथी', 'methi', 'methee', 'meti'],
  ['पालक', 'palak', 'paalak', 'palakh'],
  ['फूलगोभी', 'phool gobhi', 'phulgobi', 'fulgobhi'],
  ['गवार', 'ग्वार', 'gavar', 'guar', 'gwar', 'gawaar'],
  ['महुआ', 'mahua', 'mahuva', 'mahuaa'],
  ['अंगूर', 'angoor', 'angur', 'anguur'],
  ['द्राक्ष', 'द्राक्षे', 'draksh', 'draksha', 'drakshe', 'draxe'],
  ['अनार', 'anar', 'anaar'],
  ['डाळिंब', 'dalimb', 'daalimb', 'dalimba'],
  ['संतरा', 'संत्रा', 'santra', 'santara', 'suntra'],
  ['आम', 'aam', 'am'],
  ['चीकू', 'चिकू', 'chiku', 'chikoo', 'cheeku', 'chickoo'],
  ['शहाळे', 'shahale', 'shahaale', 'sahale'],
]

test.each(spellings.map((group) => [group[0]!, group]))('%s is found however it is written', (_word, group) => {
  for (const word of group) {
    const keys = soundKeys(word)
    expect(
      keys.some((key) => soundKeys(group[0]!).includes(key)),
      `${word}: ${keys.join(' ')} – ${group[0]}: ${soundKeys(group[0]!).join(' ')}`,
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

test.each(['', '   ', '123', '!!', '🌾', '­', 'ं'])('%o is no word, and has no key or a harmless one', (text) => {
  expect(soundKeys(text).every((key) => key.length <= 1)).toBe(true)
})
