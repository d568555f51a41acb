import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Route, Routes } from 'react-router'
import { routes } from './routes.tsx'
import { Shell } from './Shell.tsx'

/** The whole app inside a router: the browser's in `main.tsx`, a static one when prerendering. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Shell>
          <Routes>
            {routes.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Routes>
        </Shell>
      </QueryClientProvider>
    </I18nProvider>
  )
}
