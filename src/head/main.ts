import { opened, pageAt, type Unlike } from '../app/routing/pages.ts'
import { detectLocale } from '../i18n/detect.ts'
import { INTL_TAG } from '../i18n/locales.ts'
import { earlyRequests } from './early-requests.ts'
import { keepInput } from './early-input.ts'
import { findSeen, showSeen } from './seen.ts'

/** Files of all pages, for the frame that every page starts from: the list, and by path which of its files and catalogs a page needs. */
export type PageFiles = { files: string[]; wanted: [path: string, files: number[], catalogs: string[]][] }

/** Settings that a published page gives its head script (scripts/build/html.ts). */
export type Told = {
  /** Addresses of its catalogs by language, for languages other than that of the HTML. */
  catalogs?: Record<string, string[]>
  unlike?: Unlike | undefined
  /** Frame only: the pages that may be rendered in it. */
  pages?: PageFiles | undefined
  /** Frame only: name of the build's main script. */
  app?: string | undefined
  /** Address of the script for old browsers (src/shims). */
  shims?: string
}

/** Null where storage is blocked. */
function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param name a key, or the beginning of several keys up to an `@` (src/domain/drafts/drafts.ts) */
function hasStored(name: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key === name || key.startsWith(`${name}@`)) || !!storedText(name)
  } catch {
    return false
  }
}

function fetchAhead(file: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}

/**
 * The inline script at the top of every page. Before React arrives, it detects the visitor's language and writes it into `<html lang>`,
 * where the app reads it. It starts the downloads of that language's catalog and the page's first requests, so that code, texts and data
 * arrive in parallel. It also applies the chosen theme (src/ui/theme/theme-choice.ts) before the first paint. The content security
 * policy contains its hash.
 */
export function head({ catalogs = {}, unlike = {}, pages, app, shims }: Told): void {
  // Trusted Types: the only policy from text to markup or script (scripts/build/headers.ts). It allows the tag for the shims, empty markup
  // (React Aria's announcer empties itself), and script addresses, which script-src restricts.
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown }
  }
  // Loads the shims for old browsers. Only document.write runs a script before modules in the page's HTML. A browser with URL.parse needs
  // no shims (src/shims).
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- markup
  const shimsTag = shims && !URL.parse && `<script src="${shims}"></script>`
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === shimsTag ? text : text && null),
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
  // The prerendered header is a visitor's (src/app/shell/AccountLink.tsx).
  if (authorization) html.dataset.person = ''

  // Before anything is rendered or requested: nobody sees the prices of another place first (§mandi.22).
  const { search } = opened(location, storedText, authorization !== undefined)
  if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash)
  const query = new URLSearchParams(search)
  // The address or stored data asks for other content than the prerendered one: header and footer stay, the main part is hidden.
  if (unlike.query?.some((name) => query.has(name)) || unlike.stored?.some(hasStored)) html.dataset.switching = 'main'
  if (language !== html.lang) {
    // The prerendered page is in another language: hidden until it is rendered in the right one.
    html.lang = language
    html.dataset.switching = ''
    for (const file of catalogs[language] ?? []) fetchAhead(file)
  }
  const page = pageAt(location.pathname)
  const [, files = [], texts = []] = pages?.wanted.find(([path]) => path === page?.path) ?? []
  const seen = app && html.dataset.switching === undefined ? findSeen(storedText, token, app) : undefined
  for (const file of files) fetchAhead(`/assets/${pages!.files[file]}`)
  for (const file of texts) fetchAhead(`/assets/${file.replace('*', language)}`)

  const caller = { language, authorization, origin: html.dataset.api ?? '' }
  window.early = earlyRequests(storedText)
  window.early.ask(location, caller)
  if (app) window.early.app = app
  if (seen) showSeen(seen, { stored: storedText, token, early: window.early })
  keepInput()
  // Formatting the first number and date takes 100 ms on a slow phone, mostly for the date. Done after the first frame, while code downloads.
  const tag = INTL_TAG[language]
  requestAnimationFrame(() => {
    setTimeout(() => (0).toLocaleString(tag))
    setTimeout(() => new Date().toLocaleDateString(tag))
  })
}
