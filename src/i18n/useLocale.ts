import { useLingui } from '@lingui/react'
import { FALLBACK, toLocale, type Locale } from './locales.ts'

/** The language on the screen; a component that uses it renders again on a switch. */
export const useLocale = (): Locale => toLocale(useLingui().i18n.locale) ?? FALLBACK
