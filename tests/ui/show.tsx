import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { createQueryClient } from '../../src/api/query-client.ts'
import { activate, addCatalog } from '../../src/i18n/catalog.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import '../../src/ui/theme/global.css.ts'
import { takePointerAway } from './compose.ts'

/** Renders a part of the app in a real browser, in a language and with its own query cache. */
export async function show(element: ReactNode, locale: Locale = 'en') {
  await takePointerAway()
  await activate(locale)
  await Promise.all(['common', 'shared'].map(addCatalog))
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>
  )
  return Object.assign(await render(element, { wrapper }), { queryClient })
}

/** A double press: both presses have one time, because on a busy machine more than half a second may pass between them. */
export async function doublePress(locator: Locator) {
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now())
  await locator.dblClick({ force: true })
  time.mockRestore()
}

/** The texts of all elements that a locator finds, in the order of the page. */
export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)
