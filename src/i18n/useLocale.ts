import { useLingui } from '@lingui/react'
import { FALLBACK, toLocale, type Locale } from './locales.ts'

/** The current language; components that use it render again on a switch. */
export const useLocale = (): Locale => toLocale(useLingui().i18n.locale) ?? FALLBACK
