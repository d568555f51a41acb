import { useLingui } from '@lingui/react'
import { createContext } from 'react'
import { brand } from '../texts/brand.ts'

export const ShownPage = createContext({
  /** Another page is about to replace it. */
  leaving: false,
  /** By a link or an action, not by a reload, Back or a redirect. */
  byLink: false,
})

export function usePageTitle(page: string): string {
  const { i18n } = useLingui()
  return `${page} – ${i18n._(brand.name)}`
}
