import { i18n, type MessageDescriptor } from '@lingui/core'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { fillWithEmbeddedData, type EmbeddedData, type PublicData } from './api/first-load/embedded-data.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { environmentTexts, noscriptTexts } from './app/meta/page-meta.ts'
import { pages } from './app/routing/pages.ts'
import { preload } from './app/routing/routes.tsx'
import { brand } from './domain/texts/brand.ts'
import { activate, addCatalog } from './i18n/catalog.ts'
import { LOCALES, type Locale } from './i18n/locales.ts'
import './ui/theme/global.css.ts'

/**
 * HTML of a page with the given public data; without data, the page in its loading state. Called by scripts/publish.
 * @param path a public page, or undefined for the frame alone (header, empty main part, footer)
 * @throws when any part of it can't be rendered
 */
export async function render(path: string | undefined, locale: Locale, embedded?: EmbeddedData): Promise<string> {
  await activate(locale)
  if (path) await preload(path)
  const queryClient = createQueryClient()
  fillWithEmbeddedData(queryClient, embedded)
  const app = (
    <StaticRouter location={path ?? '/'}>
      <App queryClient={queryClient} bare={!path} />
    </StaticRouter>
  )
  const frame = (
    <>
      <title>{i18n._(brand.name)}</title>
      {app}
    </>
  )
  let failure: unknown
  const { prelude } = await prerenderToNodeStream(
    // A single child, as in main.tsx: with a sibling, even an empty one, `useId` would give other ids than in the browser.
    <StrictMode>{path ? app : frame}</StrictMode>,
    {
      // In one chunk: React moves late chunks into place by an inline script, which the page's policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // React would leave a failed part to the browser, and the page would lack its content.
      onError: (error) => void (failure ??= error),
    },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  if (failure !== undefined) throw new Error(`${path ?? 'the frame'} could not be rendered`, { cause: failure })
  return html
}

const publicData = import.meta.glob<{ publicData: PublicData }>('./features/*/public-data.ts')
const modules = new Map(pages.flatMap(({ path, prerendered }) => (prerendered?.data ? [[path, prerendered.data]] : [])))

export const PAGES_WITH_DATA = [...modules.keys()]

/** @throws ApiError when the API doesn't answer, or its reply breaks the document */
export async function fetchPublicData(path: string, locale: Locale): Promise<EmbeddedData> {
  const module = await publicData[`./${modules.get(path)}`]!()
  return { at: Date.now(), queries: await module.publicData(createQueryClient(), locale) }
}

export { aboutApp, aboutPage, latestEnquiries } from './app/meta/page-meta.ts'

/** Texts for the HTML in each language. */
async function inEachLanguage<Name extends string>(messages: Record<Name, MessageDescriptor>) {
  const texts: [Locale, Record<Name, string>][] = []
  await addCatalog('meta')
  for (const locale of LOCALES) {
    await activate(locale)
    const said = Object.entries<MessageDescriptor>(messages).map(([name, message]) => [name, i18n._(message)])
    texts.push([locale, Object.fromEntries(said) as Record<Name, string>])
  }
  return Object.fromEntries(texts) as Record<Locale, Record<Name, string>>
}

export const environmentMarker = (environment: keyof typeof environmentTexts) =>
  inEachLanguage({ text: environmentTexts[environment] })

export const noscriptNotice = () => inEachLanguage(noscriptTexts)
