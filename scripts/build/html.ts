import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { About } from '../../src/app/meta/page-meta.ts'
import { EMBEDDED_DATA, type EmbeddedData } from '../../src/api/first-load/embedded-data.ts'
import type { PageFiles } from '../../src/head/frame.ts'
import { directionOf, LOCALES, type Locale } from '../../src/i18n/locales.ts'
import type { Prerendered } from '../publish/prerendered.ts'
import { aboutTags, jsonBlock } from './page-meta.ts'
import { headScript } from './head-script.ts'
import { REPORTS } from './headers.ts'
import type { BuiltPage } from './pages.ts'
import { NOSCRIPT_STYLE, noscriptNotice, type NoscriptTexts } from './noscript-notice.ts'

export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** All scripts and style sheets that a module needs before it can run. */
function needs(manifest: Manifest, entry: string, found = { js: new Set<string>(), css: new Set<string>() }) {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`${entry} is not in the build`)
  if (!found.js.has(chunk.file)) {
    found.js.add(chunk.file)
    chunk.imports?.forEach((name) => needs(manifest, name, found))
    // A chunk's styles come after those of its imports, so that its rules override theirs, as with lazy loading.
    chunk.css?.forEach((file) => found.css.add(file))
  }
  return found
}

/** Name of the web app manifest, which has the installed app's name, in a language. */
export const manifestFile = (locale: Locale): string => `manifest.${locale}.webmanifest`

/** The rules that a page's markup uses, inlined in its HTML; the complete style sheet loads with the scripts. */
export type FirstStyles = { css: string; classes: string[] }

export const classesIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat())

const TABLE = 'src/head/early-requests.ts'

const catalog = (locale: string, name: string) => `locales/${locale}/${name}.po`

/** The files that each page needs beyond those of the frame. */
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
      // Names differ only by the language (vite.config.ts, catalogFile).
      texts.map((file) => file.replace(`.${locale}-`, '.*-')),
    ]
  })
  return { files, wanted }
}

/** Style of the banner that names the environment, independent of the app's own styles. */
const MARKER_STYLE = [
  '#environment{padding:.5rem 1rem;background:#ffd84d;color:#1c1400;border-block-end:2px solid;text-align:center;font-weight:600}',
  '#environment p{margin:0}',
  ...LOCALES.map((locale) => `html[lang=${locale}] #environment :not([lang=${locale}]){display:none}`),
].join('')

/** Contains all languages; CSS shows the visitor's, so that it follows a change of language. */
const marker = (texts: Record<Locale, { text: string }>) =>
  `<aside id="environment">${LOCALES.map((locale) => `<p lang="${locale}">${texts[locale].text}</p>`).join('')}</aside>`

/**
 * One page in one language: the build's template with the page's texts. Its head requests code, styles and catalogs at
 * once, so that nothing waits for anything else.
 */
export function page(input: {
  template: string
  manifest: Manifest
  /** Without it, the page waits for its style sheet. */
  first?: FirstStyles
  /** All classes that have rules in the style sheet. */
  styled: string[]
  prerendered: Prerendered
  locale: Locale
  /** The rendered content. */
  body: string
  /** Public data embedded in the page. */
  embedded?: EmbeddedData
  /** Only for a page with data: the hash of its base (the same page without data). It tells the service worker the build. */
  base?: string
  /** Origin of the API; empty if it is on the same site. */
  api: string
  /** Origin of the site; empty if not configured. */
  site: string
  /** Description for search engines and messengers. A frame has none, because it can show any page. */
  about?: About | undefined
  /** Names the environment, unless it is production. */
  marker?: Record<Locale, { text: string }> | undefined
  /** Messages while the app has not started. A page contains only those in its own language, because three languages take 300 bytes more. */
  said: Record<Locale, NoscriptTexts>
  /** Code of the head scripts: of a prerendered page, and of the frame. */
  head: { page: string; frame: string }
  /** File name of the shims for old browsers. */
  shims: string
  /** All pages: the frame's head script needs them, because the frame can show any page. */
  pages: BuiltPage[]
}): { html: string; script: string; style: string } {
  const { template, manifest, locale } = input
  const { path, entries, catalogs, rerenderWhen, requests, hasOwnPlace } = input.prerendered
  const all = needs(manifest, 'index.html')
  for (const name of catalogs) needs(manifest, catalog(locale, name), all)
  for (const entry of entries) needs(manifest, entry, all)
  const wanted = (file: string) => !template.includes(`/${file}"`)
  const { first } = input
  const style = (first?.css ?? '') + (input.marker ? MARKER_STYLE : '') + NOSCRIPT_STYLE
  const used = classesIn(input.body)
  // False if the data needs styles that no sample of the build had; the style sheet then comes before the content.
  const isComplete = first && input.styled.every((name) => !used.has(name) || first.classes.includes(name))
  const sheets = [...all.css].map((file) => `<link rel="stylesheet" href="/${file}">`).join('')
  const links = [...all.js].filter(wanted).map((file) => `<link rel="modulepreload" href="/${file}">`)
  // The table of pages, which a prerendered page needs to navigate (src/app/routing/usePageTransition.ts).
  if (path !== undefined) links.push(`<link rel="modulepreload" fetchpriority="low" href="/${manifest[TABLE]!.file}">`)
  const isFrame = path === undefined
  const script = headScript(isFrame ? input.head.frame : input.head.page, {
    shims: `/${input.shims}`,
    catalogs: Object.fromEntries(
      LOCALES.filter((other) => other !== locale).map((other) => [
        other,
        catalogs.map((name) => `/${manifest[catalog(other, name)]?.file}`),
      ]),
    ),
    rerenderWhen,
    ...(isFrame
      ? {
          pages: pageFiles(manifest, input.pages, locale, (file) => wanted(file) && !all.js.has(file)),
          app: basename(manifest['index.html']!.file),
        }
      : { requests, hasOwnPlace }),
  })
  // React puts the title and preloads at the start of its output; they belong in the head.
  const [, head = '', body = ''] = /^((?:<link [^>]*>|<title>[^<]*<\/title>)*)([\s\S]*)$/.exec(input.body) ?? []
  const api = input.api && ` data-api="${input.api}"`
  const { about, site } = input
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''
  const tags = about && path !== undefined ? aboutTags({ about, title, path, locale, site, api: input.api }) : ''
  // Search engines must not index other environments, nor pages that start from the frame (behind sign-in, or unknown).
  const hidden = input.marker || path === undefined ? '<meta name="robots" content="noindex">' : ''
  const root = `<div id="root" data-locale="${locale}"${path ? ` data-path="${path}"` : ''}${input.base ? ` data-base="${input.base}"` : ''}>${body}</div>`
  // Functions, because `$` is special in a replacement string.
  const html = template
    .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '') // `sheets` contains them
    .replaceAll(' crossorigin', '') // the files have the same origin; with it, the preloads would be fetched twice
    .replace('<html lang="en">', `<html lang="${locale}" dir="${directionOf(locale)}"${api}>`)
    .replace('/manifest.webmanifest', `/${manifestFile(locale)}`)
    .replace(
      '<!--head-->',
      // Tags for messengers come first, because messengers read only the beginning of a page.
      () =>
        `${tags}${hidden}<script>${script}</script><style>${style}</style>${isComplete ? '' : sheets}${head}${links.join('')}`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        (input.marker ? marker(input.marker) : '') +
        root +
        (input.embedded ? jsonBlock(`type="application/json" id="${EMBEDDED_DATA}"`, input.embedded) : '') +
        noscriptNotice(input.said[locale]) +
        // After the content, so that it doesn't block the first paint. The app still waits for it: modules run after the page's style sheets.
        (isComplete ? sheets : ''),
    )
  return { html, script, style }
}

/** React Aria inserts one style element (in `usePress`). The policy allows it by its hash; a test checks the text. */
const ARIA_STYLE = `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content security policy. Inline code is limited to the pages' head scripts and styles, and React Aria's style.
 * Foreign hosts are limited to the checkout and, if configured, the API and the addresses for crash and reply reports.
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
