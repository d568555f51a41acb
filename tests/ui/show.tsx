import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import type { Locale } from '../../src/i18n/locales.ts'
import '../../src/ui/theme/global.css.ts'
import { providers } from '../providers.tsx'
import { takePointerAway } from './compose.ts'

/** Renders a part of the app in a real browser, in a language and with its own query cache. */
export async function show(element: ReactNode, locale: Locale = 'en') {
  await takePointerAway()
  const { queryClient, wrapper } = await providers(locale)
  return Object.assign(await render(element, { wrapper }), { queryClient })
}

/** A double press: both presses have one time, because on a busy machine more than half a second may pass between them. */
export async function doublePress(locator: Locator) {
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now())
  await locator.dblClick({ force: true })
  time.mockRestore()
}

export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)
