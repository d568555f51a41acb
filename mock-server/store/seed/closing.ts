import type { Locale } from '../../../src/i18n/locales.ts'
import type { Random } from './random.ts'

const DAY = 24 * 60 * 60_000

const remarks = {
  en: {
    sell: [
      'Whole lot sold to a buyer from here.',
      'Sold at the mandi last week.',
      'Crop damaged by rain, nothing left to offer.',
      'Kept for seed.',
    ],
    buy: ['Quantity is complete, thank you.', 'Bought from an FPO near our godown.', 'Postponed to the next season.'],
  },
  hi: {
    sell: ['पूरा माल बिक गया।', 'मंडी में अच्छा भाव मिल गया।', 'बारिश से माल खराब हो गया।', 'बीज के लिए रख लिया।'],
    buy: ['ज़रूरत पूरी हो गई, धन्यवाद।', 'पास के किसान से खरीद लिया।', 'अब अगले सीज़न में लेंगे।'],
  },
  mr: {
    sell: ['पूर्ण माल विकला गेला.', 'बाजार समितीत चांगला भाव मिळाला.', 'पावसाने माल खराब झाला.', 'बियाण्यासाठी ठेवला.'],
    buy: ['गरज पूर्ण झाली, धन्यवाद.', 'जवळच्या शेतकऱ्याकडून घेतला.', 'आता पुढच्या हंगामात घेऊ.'],
  },
}

/** Closes some of the older enquiries, with the remark that owners enter. */
export function closingOf(
  random: Random,
  age: number,
  lang: Locale,
  type: 'buy' | 'sell',
): { age: number; remark: string } | undefined {
  if (age < 5 * DAY || !random.chance(0.13)) return undefined
  return { age: Math.round(age * (0.1 + random.next() * 0.6)), remark: random.pick(remarks[lang][type]) }
}
