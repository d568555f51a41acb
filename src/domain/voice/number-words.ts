/* oxlint-disable lingui/no-unlocalized-strings -- words that are heard, not texts */

/**
 * 0 to 99 in Hindi. Each usual word is followed by its variants in speech and writing, except those that `fold` already
 * equates.
 */
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

/** 0 to 99 in Marathi. */
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

/** 0 to 19, then the tens. */
export const ENGLISH = `zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen`
export const ENGLISH_TENS = `twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety`

/** Words after a number that multiply it. */
export const SCALES = {
  100: 'सौ शे शें hundred hundreds',
  1_000: 'हज़ार thousand thousands',
  1_00_000: 'लाख lakh lakhs lac lacs',
  1_00_00_000: 'करोड़ कोटी crore crores',
}
/** Exactly 100, never part of a larger number: एकशे पाच, never शंभर पाच. */
export const HUNDRED_ALONE = 'शंभर'

/** Words before a number that change it by a fraction: सवा दो 2¼, साढ़े तीन 3½, पौने दो 1¾. */
export const ABOUT = { 0.25: 'सवा सव्वा', 0.5: 'साढ़े साडे', [-0.25]: 'पौने पावणे पाउणे' }
/** Those that Marathi joins with the next word: साडेतीनशे, पावणेदोन. */
export const JOINED = ['सव्वा', 'साडे', 'पावणे', 'पाउणे']
/** Single words for a number with a fraction. */
export const FRACTIONS = {
  0.25: 'पाव चौथाई',
  0.5: 'आधा आधे आधी अर्धा अर्धे अर्धी',
  0.75: 'पौन पौना पाऊण',
  1.5: 'डेढ़ दीड',
  2.5: 'ढाई अढ़ाई अडीच',
}
export const POINT = 'दशमलव पॉइंट पॉईंट दशांश पूर्णांक point'

export const UNIT_WORDS = {
  kg: 'किलो किलोग्राम किलोग्रॅम किग्रा केजी kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  quintal: 'क्विंटल कुंटल कुंतल कुन्टल quintal quintals',
  ton: 'टन ton tons tonne tonnes',
}
export type UnitName = keyof typeof UNIT_WORDS
/** Word that may precede "ton". */
export const METRIC = 'मीट्रिक मेट्रिक metric'

/** Words that don't affect the quantity. */
export const AROUND = `
मुझे मेरे हमारे पास है हैं चाहिए कुल करीब लगभग तकरीबन बेचना बेचने बेचनी खरीदना खरीदने खरीदनी
मला आम्हाला माझ्याकडे आमच्याकडे आहे आहेत पाहिजे हवे हवा हवी एकूण सुमारे अंदाजे जवळपास विकायचे विकायचा विकायची विकायचं घ्यायचे घ्यायचा घ्यायची
i have need want we total in all about around approximately to sell buy`

/**
 * Units that the form doesn't have, and words that turn a quantity into a price. A text with one of these is not
 * interpreted.
 */
export const REFUSED =
  'मन बोरी बोरा बोरे बोरियाँ पोते पोती गोणी गोण्या पेटी पेटियाँ पेट्या क्रेट प्रति रुपये bag bags sack sacks box boxes crate crates per rupees'
