import { createHash } from 'node:crypto'
import { LOCALES } from '../../src/i18n/locales.ts'
import { headScript, type PageFiles } from './head-script.ts'
import { REPORTS } from './headers.ts'
import type { Page } from './pages.ts'

export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** Every script and style sheet that a module needs before it can run. */
function needs(manifest: Manifest, entry: string, found = { js: new Set<string>(), css: new Set<string>() }) {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`${entry} is not in the build`)
  if (!found.js.has(chunk.file)) {
    found.js.add(chunk.file)
    chunk.css?.forEach((file) => found.css.add(file))
    chunk.imports?.forEach((name) => needs(manifest, name, found))
  }
  return found
}

/** Where it is known: nothing is painted until the page is there as a whole, or its halves would shift. It is 3 kB. */
const WHOLE = '<link rel="expect" href="#root" blocking="render">'

const catalog = (locale: string, name: string) => `locales/${locale}/${name}.po`

/** What each page needs beyond what the frame asks for itself. */
function pageFiles(manifest: Manifest, pages: Page[], locale: string, isNew: (file: string) => boolean): PageFiles {
  const files: string[] = []
  const numberOf = (file: string) => {
    const name = file.replace('assets/', '')
    if (!files.includes(name)) files.push(name)
    return files.indexOf(name)
  }
  const wanted = pages.map(({ pattern, entries, catalogs }): PageFiles['wanted'][number] => {
    const found = { js: new Set<string>(), css: new Set<string>() }
    for (const entry of entries) if (manifest[entry]) needs(manifest, entry, found)
    const texts = catalogs.map((name) => manifest[catalog(locale, name)]!.file.replace('assets/', ''))
    return [
      pattern,
      [...found.js, ...found.css].filter(isNew).map(numberOf),
      // The same name in each language but for the language itself (vite.config.ts, catalogFile).
      texts.map((file) => file.replace(`.${locale}-`, '.*-')),
    ]
  })
  return { files, wanted }
}

/**
 * One page in one language: the template of the build, with the page's texts already in it, and its code, styles and
 * catalog asked for from the head, so that nothing waits for anything else.
 * @param path the path whose content `body` is; undefined for the bare frame
 */
export function page(input: {
  template: string
  manifest: Manifest
  /** Its modules: the frame's, if it has one of its own, and the page's. */
  entries: string[]
  /** The page's catalogs: `app`, and its own. */
  catalogs: string[]
  locale: string
  path: string | undefined
  body: string
  /** In the frame: every page, one of which will be drawn in it. */
  pages?: Page[]
}): { html: string; script: string } {
  const { template, manifest, entries, catalogs, locale, path } = input
  const all = { js: new Set<string>(), css: new Set<string>() }
  for (const name of catalogs) needs(manifest, catalog(locale, name), all)
  for (const entry of entries) needs(manifest, entry, all)
  const wanted = (file: string) => !template.includes(`/${file}"`)
  const links = [
    ...[...all.css].filter(wanted).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...all.js].filter(wanted).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ]
  const script = headScript(
    Object.fromEntries(
      LOCALES.map((other) => [other, catalogs.map((name) => `/${manifest[catalog(other, name)]?.file}`)]),
    ),
    input.pages &&
      pageFiles(manifest, input.pages, locale, (file) => wanted(file) && !all.js.has(file) && !all.css.has(file)),
  )
  // React writes the page's title and preloads at the start of what it renders; their place is the head.
  const [, head = '', body = ''] = /^((?:<link [^>]*>|<title>.*?<\/title>)*)([\s\S]*)$/.exec(input.body) ?? []
  const html = template
    .replaceAll(' crossorigin', '') // same origin: with it, the preloads above would be fetched a second time
    .replace('<html lang="en">', `<html lang="${locale}">`)
    .replace('<!--head-->', () => `<script>${script}</script>${WHOLE}${head}${links.join('')}`) // a function: $ is only a letter
    .replace(
      '<div id="root"></div>',
      `<div id="root" data-locale="${locale}"${path ? ` data-path="${path}"` : ''}>${body}</div>`,
    )
  return { html, script }
}

/** React Aria puts one style element into the page (its `usePress`): allowed by the hash of its text, checked by a test. */
export const ARIA_STYLE = `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The content security policy: nothing inline but the head script and React Aria's style; no foreign host but the checkout's. */
export const policy = (scripts: string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self' ${scripts.map(hash).join(' ')} https://checkout.razorpay.com https://cdn.razorpay.com`,
    `style-src 'self' ${hash(ARIA_STYLE.trim())}`,
    `img-src 'self' blob: data: https://cdn.razorpay.com`,
    `font-src 'self'`,
    `connect-src 'self' https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com`,
    `frame-src https://api.razorpay.com`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `report-uri ${REPORTS}`,
  ].join('; ')
