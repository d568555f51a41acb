import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { ErrorBoundary } from './routing/ErrorBoundary.tsx'
import { Shell } from './shell/Shell.tsx'

/**
 * The whole app inside a router: the browser's in `main.tsx`, a static one when prerendering.
 * @param props.bare the frame without a page in it, for the build
 */
export function App({ queryClient, bare }: { queryClient: QueryClient; bare?: boolean }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary isWhole>
          <Shell bare={bare} />
        </ErrorBoundary>
      </QueryClientProvider>
    </I18nProvider>
  )
}
