import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { About } from '../../src/app/environment/about.ts'
import { EMBEDDED_DATA, type EmbeddedData } from '../../src/api/embedded-data.ts'
import type { PageFiles } from '../../src/head/main.ts'
import { directionOf, LOCALES, type Locale } from '../../src/i18n/locales.ts'
import type { Prerendered } from '../publish/prerendered.ts'
import { aboutTags } from './about.ts'
import { headScript } from './head-script.ts'
import { REPORTS } from './headers.ts'
import type { BuiltPage } from './pages.ts'
import { WITHOUT_APP_STYLE, withoutApp, type WithoutApp } from './without-app.ts'

export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** Every script and style sheet that a module needs before it can run. */
function needs(manifest: Manifest, entry: string, found = { js: new Set<string>(), css: new Set<string>() }) {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`${entry} is not in the build`)
  if (!found.js.has(chunk.file)) {
    found.js.add(chunk.file)
    chunk.imports?.forEach((name) => needs(manifest, name, found))
    // After those of what it imports, as when it is loaded later: its rules go before theirs.
    chunk.css?.forEach((file) => found.css.add(file))
  }
  return found
}

/** Where it is known: nothing is painted until the page is there as a whole, or its halves would shift. It is 3 kB. */
const WHOLE = '<link rel="expect" href="#root" blocking="render">'

/** What the app is called once it is installed, in each language. */
export const manifestFile = (locale: Locale): string => `manifest.${locale}.webmanifest`

/** The rules that the markup of a page uses, put into its HTML; the whole style sheet comes with the scripts. */
export type FirstStyles = { css: string; classes: string[] }

export const classesIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat())

const catalog = (locale: string, name: string) => `locales/${locale}/${name}.po`

/** What each page needs beyond what the frame asks for itself. */
function pageFiles(
  manifest: Manifest,
  pages: BuiltPage[],
  locale: string,
  isNew: (file: string) => boolean,
): PageFiles {
  const files: string[] = []
  const numberOf = (file: string) => {
    const name = file.replace('assets/', '')
    if (!files.includes(name)) files.push(name)
    return files.indexOf(name)
  }
  const wanted = pages.map(({ path, entries, catalogs }): PageFiles['wanted'][number] => {
    const found = { js: new Set<string>(), css: new Set<string>() }
    for (const entry of entries) if (manifest[entry]) needs(manifest, entry, found)
    const texts = catalogs.map((name) => manifest[catalog(locale, name)]!.file.replace('assets/', ''))
    return [
      path,
      [...found.js].filter(isNew).map(numberOf),
      // The same name in each language but for the language itself (vite.config.ts, catalogFile).
      texts.map((file) => file.replace(`.${locale}-`, '.*-')),
    ]
  })
  return { files, wanted }
}

/** A text of the page that no HTML parser takes for anything else. */
const jsonBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** One that says which environment this is: its look is the same with and without the app's own styles. */
const MARKER_STYLE = [
  '#environment{padding:.5rem 1rem;background:#ffd84d;color:#1c1400;border-block-end:2px solid;text-align:center;font-weight:600}',
  '#environment p{margin:0}',
  ...LOCALES.map((locale) => `html[lang=${locale}] #environment :not([lang=${locale}]){display:none}`),
].join('')

/** In every language, the visitor's shown: it stays when they change it. */
const marker = (texts: Record<Locale, { text: string }>) =>
  `<aside id="environment">${LOCALES.map((locale) => `<p lang="${locale}">${texts[locale].text}</p>`).join('')}</aside>`

/**
 * One page in one language: the template of the build, with the page's texts already in it, and its code, styles and
 * catalog asked for from the head, so that nothing waits for anything else.
 */
export function page(input: {
  template: string
  manifest: Manifest
  /** Left out, the page waits for its style sheet. */
  first?: FirstStyles
  /** Every class that the style sheet has a rule for. */
  styled: string[]
  prerendered: Prerendered
  locale: Locale
  /** Its content, rendered. */
  body: string
  /** The public data in it. */
  embedded?: EmbeddedData
  /** With data: the hash of the same page without, by which the service worker knows that it belongs to its build. */
  frame?: string
  /** The origin of the API; empty where it is on the same site. */
  api: string
  /** The origin of the site; empty where the settings don't say it. */
  site: string
  /** What it says about itself to search engines and messengers; a frame, which may be any page, says nothing. */
  about?: About | undefined
  /** Says what environment this is, unless it is the real one. */
  marker?: Record<Locale, { text: string }> | undefined
  /** What it says while there is no app in it. */
  said: Record<Locale, WithoutApp>
  /** The code of its head script. */
  head: string
  /** The file of what old browsers lack. */
  shims: string
  /** Every page: the frame's script knows them, for one of them will be drawn in it. */
  pages: BuiltPage[]
}): { html: string; script: string; style: string } {
  const { template, manifest, locale } = input
  const { path, entries, catalogs, unlike } = input.prerendered
  const all = needs(manifest, 'index.html')
  for (const name of catalogs) needs(manifest, catalog(locale, name), all)
  for (const entry of entries) needs(manifest, entry, all)
  const wanted = (file: string) => !template.includes(`/${file}"`)
  const { first } = input
  const style = (first?.css ?? '') + (input.marker ? MARKER_STYLE : '') + WITHOUT_APP_STYLE
  const used = classesIn(input.body)
  // Data that looks like none that the build has seen: its rules are in the style sheet only, which then goes first.
  const isComplete = first && input.styled.every((name) => !used.has(name) || first.classes.includes(name))
  const sheets = [...all.css].map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const links = [...all.js].filter(wanted).map((file) => `<link rel="modulepreload" href="/${file}">`)
  const script = headScript(input.head, {
    shims: `/${input.shims}`,
    catalogs: Object.fromEntries(
      LOCALES.map((other) => [other, catalogs.map((name) => `/${manifest[catalog(other, name)]?.file}`)]),
    ),
    unlike,
    pages:
      path === undefined
        ? pageFiles(manifest, input.pages, locale, (file) => wanted(file) && !all.js.has(file))
        : undefined,
    app: path === undefined ? basename(manifest['index.html']!.file) : undefined,
  })
  // React writes the page's title and preloads at the start of what it renders; their place is the head.
  const [, head = '', body = ''] = /^((?:<link [^>]*>|<title>[^<]*<\/title>)*)([\s\S]*)$/.exec(input.body) ?? []
  const api = input.api && ` data-api="${input.api}"`
  const { about, site } = input
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''
  const tags = about && path !== undefined ? aboutTags({ about, title, path, locale, site, api: input.api }) : ''
  // What is not the real site, and what starts from the frame (a page behind the sign-in, or none), is not to be found by searching.
  const hidden = input.marker || path === undefined ? '<meta name="robots" content="noindex">' : ''
  const root = `<div id="root" data-locale="${locale}"${path ? ` data-path="${path}"` : ''}${input.frame ? ` data-frame="${input.frame}"` : ''}>${body}</div>`
  // Functions: in a text, $ is only a letter.
  const html = template
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '') // among the sheets above
    .replaceAll(' crossorigin', '') // same origin: with it, the preloads above would be fetched a second time
    .replace('<html lang="en">', `<html lang="${locale}" dir="${directionOf(locale)}"${api}>`)
    .replace('/manifest.webmanifest', `/${manifestFile(locale)}`)
    .replace(
      '<!--head-->',
      // What others read comes first: messengers read only the beginning of a page.
      () =>
        `${tags}${hidden}<script>${script}</script><style>${style}</style>${isComplete ? '' : sheets}${WHOLE}${head}${links.join('')}`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        (input.marker ? marker(input.marker) : '') +
        root +
        (input.embedded ? jsonBlock(EMBEDDED_DATA, input.embedded) : '') +
        withoutApp(input.said) +
        // After the content, which is painted without it. The app waits for it: a module runs once the sheets of the page are there.
        (isComplete ? sheets : ''),
    )
  return { html, script, style }
}

/** React Aria puts one style element into the page (its `usePress`): allowed by the hash of its text, checked by a test. */
const ARIA_STYLE = `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content security policy: nothing inline but the pages' own head scripts and styles, and React Aria's; no foreign host but the
 * checkout's and, where they have one of their own, the API's and those of the reports of crashes and broken replies.
 */
export function policy(
  scripts: string[],
  { styles = [], api = '', reports = [] }: { styles?: string[]; api?: string; reports?: string[] } = {},
): string {
  const elsewhere = api && ` ${api}`
  const hosts = reports.filter((address) => address.startsWith('https:')).map((address) => new URL(address).origin)
  const told = Array.from(new Set(hosts), (origin) => ` ${origin}`).join('')
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts.map(hash).join(' ')} https://checkout.razorpay.com https://cdn.razorpay.com`,
    `style-src 'self' ${[ARIA_STYLE.trim(), ...styles].map(hash).join(' ')}`,
    `img-src 'self' blob: data: https://cdn.razorpay.com${elsewhere}`,
    `font-src 'self'`,
    `connect-src 'self' https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com${elsewhere}${told}`,
    `frame-src https://api.razorpay.com`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `report-uri ${REPORTS}`,
  ].join('; ')
}
