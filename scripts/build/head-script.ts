import type { EarlyField } from '../../src/app/shell/InputReplay.ts'

/** What each page's code is made of, for the frame that every page starts from: the files, and which of them an address wants. */
export type PageFiles = { files: string[]; wanted: [pattern: string, files: number[], catalogs: string[]][] }

/**
 * The script at the top of every page. Before React arrives it finds the visitor's language (§languages.3, as in
 * src/i18n/detect.ts), starts the download of that catalog, and starts the
 * first requests of the page, so that code, texts and data arrive side by side. It also puts on the theme that was chosen
 * (src/ui/theme/theme-choice.ts), before anything is painted in the other one, and keeps what is typed and pressed until the app can take it up.
 *
 * It is written out as text into the HTML, so it can use nothing from outside itself, and its hash is in the
 * content security policy.
 */
function head({ catalogs = {}, unlike = {}, pages, shims }: Told, early: Record<string, Early>) {
  const valid = (value: unknown) => {
    const found = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i.exec(typeof value === 'string' ? value : '')
    const language = found?.[1]?.toLowerCase() ?? ''
    return ['en', 'hi', 'mr'].includes(language) ? language : undefined
  }
  const attempt = (read: () => unknown) => {
    try {
      return valid(read())
    } catch {
      return undefined // storage blocked, cookies off
    }
  }
  // The one way from text to markup or script under Trusted Types (headers.ts): no markup but React Aria's announcer, which empties
  // itself; scripts by address, as far as script-src allows the address.
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown }
  }
  // What old browsers lack, before the app: the one way to have a script run before modules that the page itself asks for. Whoever has
  // URL.parse has the rest (src/shims).
  const shimsTag = shims && !URL.parse && `<script src="${shims}"></script>`
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === shimsTag ? text : text && null),
    createScriptURL: (url) => url,
  })
  // oxlint-disable-next-line typescript/no-deprecated
  if (shimsTag) document.write(shimsTag)

  const html = document.documentElement
  const fetchAhead = (file: string) => {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) {
      link.as = 'style'
      link.crossOrigin = '' // as Vite asks for it, or it would be fetched twice
    }
    link.href = file
    document.head.append(link)
  }
  const language =
    attempt(() => new URLSearchParams(location.search).get('lang')) ??
    attempt(() => /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1]) ??
    attempt(() => localStorage.getItem('lang')) ??
    attempt(() => sessionStorage.getItem('lang')) ??
    navigator.languages.map(valid).find((found) => found) ??
    attempt(() => html.lang) ??
    'en'

  const stored = (key: string) => {
    try {
      return localStorage.getItem(key) ?? sessionStorage.getItem(key)
    } catch {
      return null // storage blocked
    }
  }
  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  const token = stored('authToken') ?? ''
  // The same check as in src/session/storage.ts.
  const authorization = /^[\x21-\x7e]{8,4096}$/.test(token) ? `Bearer ${token}` : undefined
  // The prerendered header is a visitor's (src/app/shell/AccountLink.tsx).
  if (authorization) html.dataset.person = ''

  const given = new URLSearchParams(location.search)
  // The address or the device asks for another page than the prerendered one: header and footer are right, the rest isn't.
  if (unlike.query?.some((name) => given.has(name)) || unlike.stored?.some((key) => stored(key)))
    html.dataset.switching = 'main'
  if (language !== html.lang) {
    // The prerendered page is in another language: hidden until the right one is rendered.
    html.lang = language
    html.dataset.switching = ''
    for (const file of catalogs[language] ?? []) fetchAhead(file)
  }
  const [, files, texts] = pages?.wanted.find(([pattern]) => new RegExp(`^${pattern}$`).test(location.pathname)) ?? []
  for (const file of files ?? []) fetchAhead(`/assets/${pages!.files[file]}`)
  for (const file of texts ?? []) fetchAhead(`/assets/${file.replace('*', language)}`)

  // Of the lists and records of signed-in people, what the address asks for, in the words of the page's query
  // (src/features/board/board-view.ts, src/features/directory/directory-view.ts).
  const forUser: string[] = []
  const text = (name: string) => (given.get(name) ?? '').trim()
  const list = (address: string, id: string, filters: Record<string, string>) => {
    const page = given.get('page') ?? '1'
    if (!/^[1-9]\d{0,4}$/.test(page) || !/^([1-9]\d{0,8})?$/.test(id) || (filters['search'] ?? '').length > 100) return
    const asked = Object.entries({ ...filters, page, page_size: '12' }).filter(([, value]) => value !== '')
    forUser.push(`/api/mobile/v1/${address}/?${new URLSearchParams(asked)}`)
  }
  if (location.pathname === '/global-enquiry') {
    const id = given.get('subcategory') ?? ''
    const type = text('type')
    list('global-enquiries', id, {
      sub_category: id,
      search: id ? '' : text('name'),
      type: type === 'buy' || type === 'sell' ? type : '',
    })
  }
  if (location.pathname === '/directory') {
    const id = given.get('categoryId') ?? ''
    const type = given.get('entityType') ?? 'farmer'
    if (/^(farmer|buyer|manufacturer)$/.test(type)) list(`${type}s`, id, { subcategory_id: id, search: text('search') })
  }
  const [, kind, id, product] =
    /^\/(?:(global-enquiry|farmer|buyer|manufacturer)\/([1-9]\d{0,14})|(products)\/\d+)$/.exec(location.pathname) ?? []
  const records = kind === 'global-enquiry' ? 'enquiries' : `${kind}s`
  if (kind) forUser.push(`/api/mobile/v1/${records}/${id}/detail/`)
  const business = product ? given.get('business') : kind !== 'global-enquiry' && id
  if (business && /^[1-9]\d{0,14}$/.test(business)) forUser.push(`/api/mobile/v1/business-products/${business}/`)

  const requests: Record<string, Promise<Response>> = {}
  const start = (url: string, authorization?: string) => {
    // As the query has it (src/api/directory.ts): past every cache on the way.
    const anew = /(farmers|buyers|manufacturers|business-products)\/\d/.test(url) ? `?_t=${Date.now()}` : ''
    const request = fetch((html.dataset.api ?? '') + url + anew, {
      headers: { 'X-user-lang': language, ...(authorization && { Authorization: authorization }) },
    })
    request.catch(() => undefined) // whoever takes it up sees the failure
    requests[[language, url, authorization].filter(Boolean).join(' ')] = request
  }
  // What `?lang=` or a campaign adds to the home page changes nothing; filters of the prices ask for something else.
  const address = location.pathname === '/' ? '/' : location.pathname + location.search
  for (const url of early[address]?.forEverybody ?? []) start(url)
  for (const url of early[address]?.forAnybody ?? []) start(url, authorization)
  if (authorization) for (const url of forUser) start(url, authorization)

  // What is typed and pressed before the app is there is kept for it (src/app/shell/InputReplay.ts); the browser itself sends no form.
  const typed = new Map<EarlyField, string | boolean>()
  let pressed: HTMLElement | undefined
  const keep = (event: Event) => {
    const target = event.target as EarlyField
    if (event.type === 'input') {
      typed.set(target, /checkbox|radio/.test(target.type) ? target.checked : target.value)
      return
    }
    const found = target.closest<HTMLElement>(event.type === 'click' ? 'button' : 'form')
    if (!found) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (found.closest('#app-missing')) {
      void reload()
      return
    }
    pressed = found
    if (event.type === 'click') mark(found) // it was heard
  }
  let marked: HTMLElement | undefined
  const mark = (button?: HTMLElement) => {
    marked?.removeAttribute('aria-busy')
    marked = isMissing ? undefined : button
    marked?.setAttribute('aria-busy', 'true')
  }
  const listeners: Record<string, (event: Event) => void> = { input: keep, click: keep, submit: keep }

  // The app may never come: refused, cut off, hanging. Then the page says so, with a button (without-app.ts).
  let isMissing = false
  const line = () => document.getElementById('app-missing')
  const miss = () => {
    const shown = line()
    if (!shown) {
      addEventListener('DOMContentLoaded', miss) // its place comes at the end
      return
    }
    if (!Promise.any) return // too old for the app; without-app.ts has said it
    isMissing = true
    mark()
    for (const each of shown.children) (each as HTMLElement).hidden = (each as HTMLElement).lang !== html.lang
    shown.hidden = false
  }
  const late = setTimeout(miss, 15_000)
  listeners['error'] = (event) => {
    const { target } = event
    const file = target instanceof HTMLScriptElement ? target.src : (event as ErrorEvent).filename
    if (file?.includes('/assets/')) miss()
  }
  listeners['unhandledrejection'] = miss
  async function reload() {
    // What came wrong may have been stored: each file is asked for past what is stored.
    const files = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>('script[src],link[rel=modulepreload]')
    const asked = Array.from(files, ({ src, href }) => fetch(src || href, { cache: 'no-cache' }))
    await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, 10_000))])
    location.reload()
  }

  for (const kind in listeners) addEventListener(kind, listeners[kind]!, true)
  const earlyInput = () => {
    for (const kind in listeners) removeEventListener(kind, listeners[kind]!, true)
    clearTimeout(late)
    removeEventListener('DOMContentLoaded', miss)
    mark()
    line()?.setAttribute('hidden', '')
    return { typed, pressed }
  }
  Object.assign(window, { earlyRequests: requests, earlyInput })
}

/** Without a token, or with one where there is one: as the page's own query asks, or its reply would be of no use. */
type Early = { forEverybody?: string[]; forAnybody?: string[] }

/** What each page asks for before anything else: path → addresses, the same that its query asks for. */
const EARLY: Record<string, Early> = {
  '/': { forEverybody: ['/api/web/latest-enquiries/'] },
  '/price-mandi': { forAnybody: ['/api/mobile/v1/price-mandi/?offset=0&limit=20'] },
}

/** What makes a page another than the prerendered one: something in the address, something that the device has stored. */
export type Unlike = { query?: string[]; stored?: string[] }

/** What a page tells its head script. */
type Told = {
  /** Language → addresses of its catalogs, for the one that the page isn't prerendered in. */
  catalogs?: Record<string, string[]>
  unlike?: Unlike | undefined
  /** For the frame: the pages that may be drawn in it. */
  pages?: PageFiles | undefined
  /** Address of what old browsers lack. */
  shims?: string
}

export const headScript = (told: Told): string =>
  `(${head.toString()})(${[told, EARLY].map((value) => JSON.stringify(value)).join()})`
