import { i18n, type MessageDescriptor } from '@lingui/core'
import { StrictMode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { fillWithEmbeddedData, type EmbeddedData } from './api/embedded-data.ts'
import { latestEnquiriesQuery } from './api/latest-enquiries.ts'
import { mandiPricesQuery } from './api/mandi.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { environmentTexts } from './app/environment/texts.ts'
import { withoutAppTexts } from './app/environment/without-app.ts'
import { preload } from './app/routing/routes.tsx'
import { brand } from './domain/texts/brand.ts'
import { districtsQuery } from './domain/places/place-lists.ts'
import { paths } from './domain/navigation/paths.ts'
import { activate, addCatalog } from './i18n/catalog.ts'
import { LOCALES, type Locale } from './i18n/locales.ts'
import './ui/theme/global.css.ts'

/**
 * Called by scripts/publish: the HTML of a page, with the public data it is given or else before its data is there.
 * @param path a public page, or undefined for the frame alone (header, empty main part, footer)
 */
export async function render(path: string | undefined, locale: Locale, baked?: EmbeddedData): Promise<string> {
  await activate(locale)
  if (path) await preload(path)
  const queryClient = createQueryClient()
  fillWithEmbeddedData(queryClient, baked)
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
  const { prelude } = await prerenderToNodeStream(
    // One child, as in main.tsx: with a neighbour, even an empty one, each id of `useId` would be another than the browser's.
    <StrictMode>{path ? app : frame}</StrictMode>,
    // In one piece: a part that is sent later is put in its place by an inline script, which the page's policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html
}

/** As many as home shows of a category (src/features/home/LeadRow.tsx). */
const LEADS_SHOWN = 4

/** Page → what is public of its data, fetched and checked as the page does it. */
const publicData: Record<string, (queryClient: QueryClient, locale: Locale) => Promise<EmbeddedData['queries']>> = {
  [paths.home()]: async (queryClient, locale) => {
    const query = latestEnquiriesQuery(locale)
    const leads = await queryClient.fetchQuery(query)
    return [[query.queryKey, leads.map(([category, enquiries]) => [category, enquiries.slice(0, LEADS_SHOWN)])]]
  },
  [paths.mandi()]: async (queryClient, locale) => {
    const query = mandiPricesQuery(locale, {}, 1)
    const prices = await queryClient.fetchQuery(query)
    if (locale === 'en') return [[query.queryKey, prices]]
    // The names of these districts in the language of the page: the list of all comes later.
    const districts = districtsQuery(locale)
    const isShown = new Set(prices.records.map(({ district }) => district))
    const shown = (await queryClient.fetchQuery(districts)).filter(({ name }) => isShown.has(name))
    return [
      [query.queryKey, prices],
      [districts.queryKey, shown],
    ]
  },
}

export const BAKED_PAGES = Object.keys(publicData)

/** @throws ApiError when the API doesn't answer, or not as its document says */
export const fetchPublicData = async (path: string, locale: Locale): Promise<EmbeddedData> => ({
  at: Date.now(),
  queries: await publicData[path]!(createQueryClient(), locale),
})

/** Texts that are put into the HTML as it stands, in each language. */
async function inEachLanguage<Name extends string>(messages: Record<Name, MessageDescriptor>) {
  const texts: [Locale, Record<Name, string>][] = []
  await addCatalog('environment')
  for (const locale of LOCALES) {
    await activate(locale)
    const said = Object.entries<MessageDescriptor>(messages).map(([name, message]) => [name, i18n._(message)])
    texts.push([locale, Object.fromEntries(said) as Record<Name, string>])
  }
  return Object.fromEntries(texts) as Record<Locale, Record<Name, string>>
}

/** What stands over every page of an environment that isn't the real one. */
export const environmentMarker = (environment: keyof typeof environmentTexts) =>
  inEachLanguage({ text: environmentTexts[environment] })

/** What every page says while there is no app in it. */
export const withoutApp = () => inEachLanguage(withoutAppTexts)
