import type { Caller } from '../api/first-load/early.ts'
import type { RerenderWhen } from '../app/routing/pages.ts'
import { unlessBlocked } from '../device/blocked.ts'
import { ownPlace } from '../features/mandi/mandi-view.ts'
import { detectLocale } from '../i18n/detect.ts'
import { INTL_TAG } from '../i18n/locales.ts'
import { askEarly, type EarlyRequest } from './ask-early.ts'
import { recordInput } from './early-input.ts'

/** Settings that a published page gives its head script (scripts/build/html.ts). */
export type HeadConfig = {
  /** The page's catalogs by language, for languages other than that of the HTML. */
  catalogs?: Record<string, string[]>
  rerenderWhen?: RerenderWhen | undefined
  /** The page's first reads at its address without a query. */
  requests?: EarlyRequest[]
  /** Whether the page, without a query, opens the person's own place (§mandi.22). */
  hasOwnPlace?: boolean
  /** Address of the shims for old browsers. */
  shims?: string
}

/** A value in the browser's storage; null if it is missing or storage is blocked. */
export const storedText = (key: string): string | null =>
  unlessBlocked(() => localStorage.getItem(key) ?? sessionStorage.getItem(key)) ?? null

/** Whether the browser stores the key, or one that begins with it and an `@` (src/domain/forms/drafts.ts). */
function hasStored(name: string): boolean {
  const keys = unlessBlocked(() => Object.keys(localStorage)) ?? []
  return keys.some((key) => key === name || key.startsWith(`${name}@`)) || !!storedText(name)
}

export function preload(file: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}

export type Visit = Caller & { token: string }

/**
 * The inline script at the top of every page. Before React arrives, it writes the visitor's language into `<html lang>`
 * and applies the chosen theme (src/ui/theme/theme-choice.ts). It starts the downloads of the catalog and the page's
 * first requests. The content security policy contains its hash.
 */
export function head({ catalogs = {}, rerenderWhen = {}, requests = [], hasOwnPlace, shims }: HeadConfig): Visit {
  // Under Trusted Types (scripts/build/headers.ts) only this policy turns text into markup or scripts. Markup: the
  // last-seen copy (last-seen.ts), and the empty text with which React Aria clears its announcer. Scripts: any address
  // that script-src allows.
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown }
  }
  // Loads the shims for old browsers. Only document.write runs a script before modules in the page's HTML. A browser with URL.parse needs
  // no shims (src/shims).
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- markup
  const shimsTag = shims && !URL.parse && `<script src="${shims}"></script>`
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === shimsTag || text === window.early?.lastSeen?.main ? text : text && null),
    createScriptURL: (url) => url,
  })
  // oxlint-disable-next-line typescript/no-deprecated
  if (shimsTag) document.write(shimsTag)

  const html = document.documentElement
  const language = detectLocale()
  const theme = storedText('theme')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  const token = storedText('authToken') ?? ''
  // Same check as in src/session/storage.ts.
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a header
  const authorization = /^[\x21-\x7e]{8,4096}$/.test(token) ? `Bearer ${token}` : undefined
  // The prerendered header is a visitor's (src/app/shell/Header.tsx).
  if (authorization) html.dataset.person = ''

  const query = new URLSearchParams(location.search)
  // The page differs from its prerendered HTML: header and footer fit, the main part doesn't.
  const isOther = rerenderWhen.query?.some((name) => query.has(name))
  // Set before the first paint and request, so that nobody sees another place's prices first (§mandi.22).
  const own = hasOwnPlace && !isOther && !query.has('place') ? ownPlace(storedText, authorization !== undefined) : ''
  if (own) {
    const search = `${location.search ? `${location.search}&` : '?'}${own}`
    history.replaceState(history.state, '', location.pathname + search + location.hash)
  }
  if (isOther || own || rerenderWhen.stored?.some(hasStored)) html.dataset.switching = 'main'
  if (language !== html.lang) {
    // The prerendered page is in another language: hidden until it is rendered in the right one.
    html.lang = language
    html.dataset.switching = ''
    for (const file of catalogs[language] ?? []) preload(file)
  }

  const caller = { language, authorization, origin: html.dataset.api ?? '' }
  window.early = { replies: new Map(), askedAt: new Map() }
  if (own)
    askEarly(
      requests.map((request) => ({ ...request, url: request.url.replace('?', `?${own}&`) })),
      caller,
    )
  else if (!isOther) askEarly(requests, caller)
  recordInput()
  // Formats once after the first paint, while the code downloads: a phone's first number and date take 130 ms.
  const format = () => void [0, new Date()].toLocaleString(INTL_TAG[language])
  new PerformanceObserver(format).observe({ type: 'paint', buffered: true })
  return { ...caller, token }
}
