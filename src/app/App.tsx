import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { API_ORIGIN } from '../api/deployment.ts'
import { PhotoOrigin } from '../ui/layout/Photo.tsx'
import { ErrorBoundary } from './routing/ErrorBoundary.tsx'
import { Shell } from './shell/Shell.tsx'

/** The app inside a router: the browser's in `main.tsx`, a static one when prerendering. `bare`: the frame only. */
export function App({ queryClient, bare }: { queryClient: QueryClient; bare?: boolean }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PhotoOrigin value={API_ORIGIN}>
          <ErrorBoundary includesFrame>
            <Shell bare={bare} />
          </ErrorBoundary>
        </PhotoOrigin>
      </QueryClientProvider>
    </I18nProvider>
  )
}
