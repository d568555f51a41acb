import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { preload } from './app/routes.tsx'
import { activate } from './i18n/catalog.ts'
import { toLocale } from './i18n/locales.ts'
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
        <App queryClient={createQueryClient()} bare={!path} />
      </StaticRouter>
    </StrictMode>,
    // In one piece: a part that is sent later is put in its place by an inline script, which the page's policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html
}
