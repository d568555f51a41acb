import { useLingui } from '@lingui/react'
import { brand } from '../texts/brand.ts'

/** Document title: the page's name, then the product's name. */
export function usePageTitle(page: string): string {
  const { i18n } = useLingui()
  return `${page} – ${i18n._(brand.name)}`
}
