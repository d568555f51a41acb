import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import type { Locale } from '../src/i18n/locales.ts'
import { openSession, signOut } from '../src/session/session.ts'
import { providers } from './providers.tsx'

/** Shows the router's current address, so that a test can check a navigation. */
function Where() {
  const { pathname, search } = useLocation()
  return <output data-testid="where">{pathname + search}</output>
}

export const where = () => screen.getByTestId('where').textContent

/** Renders a part of the app as a visitor sees it: in a language, at an address, with its own query cache. */
export async function show(element: ReactNode, { locale = 'en', at = '/' }: { locale?: Locale; at?: string } = {}) {
  const { wrapper } = await providers(locale, at, <Where />)
  return render(element, { wrapper })
}

/** Everything has happened that follows from what came so far: promises have settled, and code that they asked for is here. */
export const settled = () => act(() => vi.dynamicImportSettled())

/** Signs a person in on this device until the test ends. */
export function signIn(values: Parameters<ReturnType<typeof openSession>['store']>[0] = {}) {
  openSession().store({ authToken: 'token-of-asha', ...values })
  onTestFinished(signOut)
}
