import { opened, pageAt, type Unlike } from '../app/routing/pages.ts'
import { detectLocale } from '../i18n/detect.ts'
import { INTL_TAG } from '../i18n/locales.ts'
import { earlyRequests } from './early-requests.ts'
import { keepInput } from './early-input.ts'
import { findSeen, showSeen } from './seen.ts'

/** What each page's code is made of, for the frame that every page starts from: the files, and which of them an address wants. */
export type PageFiles = { files: string[]; wanted: [path: string, files: number[], catalogs: string[]][] }

/** What a page tells its head script, as it is published (scripts/build/html.ts). */
export type Told = {
  /** Language → addresses of its catalogs, for the one that the page isn't prerendered in. */
  catalogs?: Record<string, string[]>
  unlike?: Unlike | undefined
  /** For the frame: the pages that may be drawn in it. */
  pages?: PageFiles | undefined
  /** For the frame: the build's own script, by its name. */
  app?: string | undefined
  /** Address of what old browsers lack. */
  shims?: string
}

/** Null where it is blocked. */
function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param name of a key, or what several of them begin with, up to an `@` (src/domain/drafts/drafts.ts) */
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
 * The script at the top of every page, inside it. Before React arrives it finds the visitor's language, once for all (the app
 * takes what stands in `<html lang>`), starts the download of that catalog, and starts the first requests of the page, so that
 * code, texts and data arrive side by side. It also puts on the theme that was chosen (src/ui/theme/theme-choice.ts), before
 * anything is painted in the other one. Its hash is in the content security policy.
 */
export function head({ catalogs = {}, unlike = {}, pages, app, shims }: Told): void {
  // The one way from text to markup or script under Trusted Types (scripts/build/headers.ts): no markup but React Aria's announcer, which
  // empties itself; scripts by address, as far as script-src allows the address.
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown }
  }
  // What old browsers lack, before the app: the one way to have a script run before modules that the page itself asks for. A browser that has
  // URL.parse has the rest (src/shims).
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
  // The same check as in src/session/storage.ts.
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a header
  const authorization = /^[\x21-\x7e]{8,4096}$/.test(token) ? `Bearer ${token}` : undefined
  // The prerendered header is a visitor's (src/app/shell/AccountLink.tsx).
  if (authorization) html.dataset.person = ''

  // Before anything is drawn or asked for: nobody sees another place's prices first (§mandi.22).
  const { search } = opened(location, storedText, authorization !== undefined)
  if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash)
  const query = new URLSearchParams(search)
  // The address or the device asks for another page than the prerendered one: header and footer are right, the rest isn't.
  if (unlike.query?.some((name) => query.has(name)) || unlike.stored?.some(hasStored)) html.dataset.switching = 'main'
  if (language !== html.lang) {
    // The prerendered page is in another language: hidden until the right one is rendered.
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
  // The first number and the first date take a slow phone 100 ms, the date most of it: after the first frame, while the code is on its way.
  const tag = INTL_TAG[language]
  requestAnimationFrame(() => {
    setTimeout(() => (0).toLocaleString(tag))
    setTimeout(() => new Date().toLocaleDateString(tag))
  })
}
