import type { Lang, User } from '../operation.ts'

/** `X-user-lang` as the profile says it (§languages.2). */
export const preferredLanguage: Record<Lang, User['preferred_language']> = {
  en: 'english',
  hi: 'hindi',
  mr: 'marathi',
}
