import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { FALLBACK, toLocale, type Locale } from './locales.ts'

/** The language that is shown. A browser that translates the page changes the `lang` of its HTML, but not this. */
export const currentLocale = (): Locale => toLocale(i18n.locale) ?? FALLBACK

/** The same in a component; components that use it render again on a switch. */
export const useLocale = (): Locale => toLocale(useLingui().i18n.locale) ?? FALLBACK
