import { useLingui } from '@lingui/react'
import { createContext } from 'react'
import { brand } from '../texts/brand.ts'

export const ShownPage = createContext({
  /** Whether another page is about to replace this one. */
  leaving: false,
  /** Whether a link or an action opened the page, and not a reload, Back or a redirect. */
  byLink: false,
})

export function usePageTitle(page: string): string {
  const { i18n } = useLingui()
  return `${page} – ${i18n._(brand.name)}`
}
