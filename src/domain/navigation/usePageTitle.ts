import { useLingui } from '@lingui/react'
import { createContext } from 'react'
import { NavigationType } from 'react-router'
import { brand } from '../texts/brand.ts'

export const ShownPage = createContext({
  /** Whether another page is about to replace this one. */
  leaving: false,
  /** How the person came: Push by a link or an action, Replace by a redirect, Pop by Back or a reload. */
  by: NavigationType.Pop,
})

export function usePageTitle(page: string): string {
  const { i18n } = useLingui()
  return `${page} – ${i18n._(brand.name)}`
}
