import type { Locale } from '../../i18n/locales.ts'
import { foreignLang } from '../../i18n/format.ts'
import { shownPlace } from './place-in-text.ts'

type Located = { location?: string | null | undefined }

/** An enquiry with its place in the page's language, for the HTML of the page. */
export async function placed<Enquiry extends Located>(locale: Locale, enquiry: Enquiry): Promise<Enquiry> {
  const { location } = enquiry
  return location && foreignLang(locale, location)
    ? { ...enquiry, location: await shownPlace(locale, location) }
    : enquiry
}
