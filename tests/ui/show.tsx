import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { activate, addCatalog } from '../../src/i18n/catalog.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import '../../src/ui/theme/global.css.ts'

const Around = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <MemoryRouter>{children}</MemoryRouter>
  </I18nProvider>
)

/** Renders building blocks in a real browser, in a language. */
export async function show(element: ReactNode, locale: Locale = 'en') {
  await activate(locale)
  await Promise.all(['common', 'shared'].map(addCatalog))
  return render(element, { wrapper: Around })
}
