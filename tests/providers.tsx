import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { createQueryClient } from '../src/api/query-client.ts'
import { activate, addCatalog } from '../src/i18n/catalog.ts'
import type { Locale } from '../src/i18n/locales.ts'

/** What surrounds a part of the app: a language, an address, and its own query cache. */
export async function providers(locale: Locale, at = '/', beside?: ReactNode) {
  await activate(locale)
  await Promise.all(['common', 'shared'].map(addCatalog))
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          {children}
          {beside}
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>
  )
  return { queryClient, wrapper }
}
