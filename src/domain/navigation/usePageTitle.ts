import { useLingui } from '@lingui/react'
import { createContext } from 'react'
import { brand } from '../texts/brand.ts'

/** State of the page on screen. */
export const ShownPage = createContext({
  /** Another page is about to replace it. */
  leaving: false,
  /** The person followed a link or was sent here by an action; not a reload, Back or redirect. */
  byLink: false,
})

/** Document title: the page's name, then the product's name. */
export function usePageTitle(page: string): string {
  const { i18n } = useLingui()
  return `${page} – ${i18n._(brand.name)}`
}
