import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { preload } from '../routing/routes.tsx'
import type { EmbeddedData } from '../../api/first-load/embedded-data.ts'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { latestEnquiriesQuery, publicEnquiryQuery } from '../../api/latest-enquiries.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { placed } from '../../domain/places/place-in-text.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { brand } from '../../domain/texts/brand.ts'
import { activate, addCatalog } from '../../i18n/catalog.ts'
import { LOCALES, type Locale } from '../../i18n/locales.ts'
import { quantityText } from '../../domain/enquiry/EnquiryWords.tsx'
import { formatDate, formatRupees } from '../../i18n/format.ts'

/** What a page tells search engines and messengers about itself, in its language (scripts/build/page-meta.ts). */
export type About = {
  product: string
  description: string
  /** Address of a picture; without one, the product's own picture is used. */
  picture?: string | null
  /** Home page only: the owner's contact details and social profiles. */
  owner?: { email: string; telephone: string; sameAs: string[] }
  /** Page of mandi prices only: describes the data. */
  data?: string
}

async function speak(locale: Locale) {
  await addCatalog('meta')
  await activate(locale)
}

/** @throws when a page that is prerendered has no description */
export async function aboutPage(path: string, locale: Locale): Promise<About> {
  await speak(locale)
  const description = descriptions[path]
  if (!description) throw new Error(`${path} has no description (src/app/meta/page-meta.ts)`)
  return {
    product: i18n._(brand.name),
    description: i18n._(description),
    ...(path === paths.home() && { owner: owner() }),
    ...(path === paths.mandi() && { data: i18n._(priceData) }),
  }
}

const owner = () => ({
  email: brand.email,
  telephone: brand.phone,
  sameAs: brand.socials.map(({ url }) => url),
})

export async function aboutApp(locale: Locale): Promise<{ name: string; description: string }> {
  await speak(locale)
  return { name: i18n._(brand.name), description: i18n._(appDescription) }
}

export type PublishedEnquiry = { id: number; locale: Locale; postedAt: string; about: About; embedded: EmbeddedData }

/** The latest public enquiries, newest first, in each language. @throws ApiError */
export async function latestEnquiries(most: number): Promise<PublishedEnquiry[]> {
  const pages: PublishedEnquiry[] = []
  for (const locale of most > 0 ? LOCALES : []) {
    const latest = await createQueryClient().fetchQuery(latestEnquiriesQuery(locale))
    const newest = latest
      .flatMap(([, enquiries]) => enquiries)
      .filter(({ status, created_at }) => status === 'approved' && !Number.isNaN(Date.parse(created_at)))
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
      .slice(0, most)
    await speak(locale)
    await preload(paths.boardEnquiry(1))
    for (const enquiry of newest) pages.push(await enquiryPage(locale, enquiry))
  }
  return pages
}

async function enquiryPage(locale: Locale, enquiry: EnquirySummary): Promise<PublishedEnquiry> {
  const shown = await placed(locale, enquiry)
  return {
    id: enquiry.id,
    locale,
    postedAt: enquiry.created_at,
    about: {
      product: i18n._(brand.name),
      description: i18n._(enquiryDescription(locale, shown)),
      picture: enquiry.photo,
    },
    embedded: { queries: [[publicEnquiryQuery(locale, enquiry.id).queryKey, shown]] },
  }
}

/** Description of a shared enquiry in messengers: only what its page shows everybody. */
function enquiryDescription(locale: Locale, enquiry: EnquirySummary): MessageDescriptor {
  const price = formatRupees(enquiry.expected_price)
  const quantity = i18n._(quantityText(locale, enquiry))
  const date = formatDate(locale, enquiry.created_at)
  const place = enquiry.location
  return place
    ? msg({
        message: `${price} per kg, ${quantity}, ${place}. Posted on ${date}.`,
        comment:
          'Under the title of a shared enquiry. {price}: ₹42.50, {quantity}: 12 quintals, {place}: town or district, {date}: 21 Apr 2026.',
      })
    : msg({
        message: `${price} per kg, ${quantity}. Posted on ${date}.`,
        comment:
          'Under the title of a shared enquiry whose place is not known. {price}: ₹42.50, {quantity}: 12 quintals, {date}: 21 Apr 2026.',
      })
}

/** Description under the title of each prerendered page, in search results and messengers. */
export const descriptions: Record<string, MessageDescriptor> = {
  [paths.home()]: msg({
    message:
      'Farmers, buyers and manufacturers trade directly: what people all over India want to buy and sell, a directory of businesses, and mandi prices of the day. In English, Hindi and Marathi.',
    comment: 'Of the home page, in search results and shared links.',
  }),
  [paths.mandi()]: msg({
    message:
      'Lowest, highest and common prices of farm produce at wholesale markets all over India, by state, district and market, as the government publishes them.',
    comment: 'Of the page of mandi prices, in search results and shared links.',
  }),
  [paths.mandiMarket()]: msg({
    message: 'Find the mandi prices of the day, and what others want to buy and sell.',
    comment: 'Of the page “Mandi Market”, which leads on to others, in search results and shared links.',
  }),
  [paths.support()]: msg({
    message: 'Answers to what is often asked, and how to reach us: by phone, e-mail, chat or message.',
    comment: 'Of the support page, in search results and shared links.',
  }),
  [paths.privacy()]: msg({
    message: 'Which of your data is kept, what for, who sees it, and how you have it deleted.',
    comment: 'Of the privacy policy, in search results and shared links.',
  }),
  [paths.terms()]: msg({
    message: 'The terms under which farmers, buyers and manufacturers trade here.',
    comment: 'Of the terms of use, in search results and shared links.',
  }),
  [paths.auth()]: msg({
    message: 'Log in with your mobile number and an OTP: no password is needed.',
    comment: 'Of the sign-in page, in search results and shared links.',
  }),
  [paths.register(undefined)]: msg({
    message:
      'Register as a farmer, buyer, manufacturer or other business in two steps, and post what you want to buy or sell.',
    comment: 'Of the registration, in search results and shared links.',
  }),
}

const appDescription = msg({
  message: 'Farmers, buyers and manufacturers trade: enquiries, a directory and mandi prices.',
  comment: 'Of the app that is installed from this site, in the lists of the phone.',
})

/** Description of the price data, for search engines that list data sets. */
const priceData = msg({
  message:
    'Daily minimum, maximum and common (modal) prices of agricultural commodities, in rupees per quintal, reported by wholesale markets (mandis) all over India.',
  comment: 'Of the mandi prices as a data set.',
})

/** Messages of a page on which the app has not started (scripts/build/noscript-notice.ts). */
export const noscriptTexts = {
  failed: msg({
    message:
      'This page has not been downloaded completely, so its buttons do nothing yet. Check your connection, then press Reload.',
    comment:
      'At the bottom of a page that is seen but whose program has not arrived after 15 seconds, or could not be downloaded.',
  }),
  reload: msg({
    message: 'Reload',
    comment: 'Button: load the page again, because its program has not arrived.',
  }),
  old: msg({
    message:
      'This browser is too old for Krishi Vyapar. Update it in the app store of your phone (for example Chrome in the Play Store), or open this page in a newer browser.',
    comment: 'Over every page in a browser that is too old to run it: what the person can do.',
  }),
}

/** Banner on every page of a test deployment (scripts/publish). */
export const environmentTexts = {
  staging: msg({
    message: 'Test site: nothing on it is a real offer, and no real money is paid.',
    comment: 'Over every page of the site on which a new version is tried out before everybody gets it.',
  }),
  development: msg({
    message: 'Developers’ site: it may break at any time, and what you enter may be lost.',
    comment: 'Over every page of the site on which developers try their work.',
  }),
}
