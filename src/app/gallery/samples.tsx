import type { ReactNode } from 'react'
import * as styles from './gallery.css.ts'
import { madeOnce } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'

/** One kind of building block with its states. */
export const Block = ({
  title,
  by,
  children,
}: {
  title: string
  /** Whose widgets these are, React Aria's or the browser's, and why; empty if there are none. */
  by?: string
  children: ReactNode
}) => (
  <div className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {by && <p className={styles.by}>{by}</p>}
    {children}
  </div>
)

/* oxlint-disable lingui/no-unlocalized-strings -- development only: samples for looking at, not texts of the product */

/** Sample texts for the building blocks: in each language something short, something long, and real trade terms. */
const texts = {
  en: {
    label: 'Quantity',
    long: 'Name of the farmer producer organisation as it is written in its certificate of registration',
    hint: 'As on the weighing slip, in quintals.',
    error: 'Enter a quantity of at least 1.',
    action: 'Post enquiry',
    sentence: 'Your enquiry is checked and shown to buyers after 24 hours.',
    place: 'Chhatrapati Sambhajinagar',
  },
  hi: {
    label: 'मात्रा',
    long: 'किसान उत्पादक संगठन का नाम, जैसा उसके पंजीकरण प्रमाणपत्र में लिखा है',
    hint: 'तौल पर्ची के अनुसार, क्विंटल में।',
    error: 'कम से कम 1 मात्रा लिखें।',
    action: 'प्रस्ताव डालें',
    sentence: 'आपका प्रस्ताव जाँचा जाएगा और 24 घंटे बाद खरीदारों को दिखाया जाएगा।',
    place: 'छत्रपति संभाजीनगर',
  },
  mr: {
    label: 'प्रमाण',
    long: 'शेतकरी उत्पादक संस्थेचे नाव, नोंदणी प्रमाणपत्रात लिहिले आहे तसे',
    hint: 'वजन पावतीप्रमाणे, क्विंटलमध्ये.',
    error: 'किमान 1 प्रमाण लिहा.',
    action: 'प्रस्ताव टाका',
    sentence: 'तुमचा प्रस्ताव तपासला जाईल आणि 24 तासांनंतर खरेदीदारांना दिसेल.',
    place: 'छत्रपती संभाजीनगर',
  },
} as const satisfies Record<Locale, object>

const CROPS: Record<string, Record<Locale, string>> = {
  onion: { en: 'Onion', hi: 'प्याज', mr: 'कांदा' },
  wheat: { en: 'Wheat', hi: 'गेहूँ', mr: 'गहू' },
  turmeric: { en: 'Turmeric', hi: 'हल्दी', mr: 'हळद' },
  soybean: { en: 'Soybean', hi: 'सोयाबीन', mr: 'सोयाबीन' },
}

const samplesIn = madeOnce((locale: Locale) => {
  const crops = Object.entries(CROPS).map(([id, names]) => ({
    id,
    name: names[locale],
    words: Object.values(names).join(),
  }))
  return { ...texts[locale], crops, crop: crops[0]!.name }
})
export const useSamples = () => samplesIn(useLocale())
