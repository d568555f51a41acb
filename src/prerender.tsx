import { i18n } from '@lingui/core'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { preload } from './app/routes.tsx'
import { Shell } from './app/Shell.tsx'
import { activate } from './i18n/catalog.ts'
import { toLocale } from './i18n/locales.ts'
import { I18nProvider } from '@lingui/react'
import './ui/global.css.ts'

/**
 * Called by the build: the HTML of a page before its data is there.
 * @param path a public page, or undefined for the frame alone (header, empty main part, footer)
 */
export async function render(path: string | undefined, language: string): Promise<string> {
  await activate(toLocale(language) ?? 'en')
  if (path) await preload(path)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path ?? '/'}>
        {path ? (
          <App queryClient={createQueryClient()} />
        ) : (
          <I18nProvider i18n={i18n}>
            <Shell>{null}</Shell>
          </I18nProvider>
        )}
      </StaticRouter>
    </StrictMode>,
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html
}
