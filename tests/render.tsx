import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { createQueryClient } from '../src/api/query-client.ts'
import { activate, addCatalog } from '../src/i18n/catalog.ts'
import type { Locale } from '../src/i18n/locales.ts'
import { openSession, signOut } from '../src/session/session.ts'

/** Shows the router's current address, so that a test can check a navigation. */
function Where() {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}

/** Renders a part of the app as a visitor sees it: in a language, at an address, with its own query cache. */
export async function show(element: ReactNode, { locale = 'en', at = '/' }: { locale?: Locale; at?: string } = {}) {
  await activate(locale)
  await Promise.all(['common', 'shared'].map(addCatalog))
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[at]}>
          {children}
          <Where />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>
  )
  return render(element, { wrapper })
}

/** Signs a person in on this device until the test ends. */
export function signIn(values: Parameters<ReturnType<typeof openSession>['store']>[0] = {}) {
  openSession().store({ authToken: 'token-of-asha', ...values })
  onTestFinished(signOut)
}
