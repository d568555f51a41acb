import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '../../../src/api/query-client.ts'
import { activate, addCatalog } from '../../../src/i18n/catalog.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import '../../../src/ui/theme/global.css.ts'
import { Messages } from '../../../src/ui/toast/Messages.tsx'

/** Renders a part of the own-enquiry pages in a real browser, along with the short messages. */
export async function show(element: ReactNode, locale: Locale = 'en', queryClient: QueryClient = createQueryClient()) {
  await activate(locale)
  await addCatalog('enquiries')
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          {element}
          <Messages />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
}
