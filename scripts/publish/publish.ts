// `npm run publish`: creates the pages of a finished build for one deployment, with its public data. The build bundles
// this file into dist-server/publish.js, which needs only Node: `node dist-server/publish.js --help`.
import { mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { EmbeddedData } from '../../src/api/first-load/embedded-data.ts'
import { paths } from '../../src/domain/navigation/paths.ts'
import { redirects } from '../../src/app/routing/pages.ts'
import { directionOf, FALLBACK, LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { baseAddress, baseFile } from '../../src/worker/rules.ts'
import { readArguments } from '../arguments.ts'
import type { Build } from '../build/build.ts'
import { headerFiles } from '../build/headers.ts'
import { manifestFile, page, policy, type FirstStyles } from '../build/html.ts'
import type { BuiltPage } from '../build/pages.ts'
import { TOO_OLD_SCRIPT } from '../build/noscript-notice.ts'
import { robots, sitemap } from './for-crawlers.ts'
import { hashOf, revision, type Precached } from './precached.ts'
import { FOLDER, enquiryPage, removeOld } from './enquiries.ts'
import { prerendered, type Prerendered } from './prerendered.ts'
import { DEFAULTS, readSettingsFile, type Settings } from './settings.ts'
import { removeTemporary, writeAll } from './write.ts'

const HELP = `
Writes the HTML pages, config.json, sw.js and the headers (csp.txt, _headers, nginx/) of a finished build, without a rebuild.
Each file is replaced atomically, so this can run every few minutes while the folder is served.

  npm run publish -- [options]          or, without the project, node dist-server/publish.js [options]

  --settings <file>  Settings of this deployment, as JSON. Each is optional:
                       "environment"   "production" (default), "staging" or "development"; the last two are marked on every page
                       "site"          origin of the site, "https://krishivyapar.example", for canonical addresses, sitemap, pictures
                       "api"           "" (default) if /api and /media are on this site, else an origin, "https://api.example.in"
                       "checkout"      "key": the payment provider's public key; "script": the address of its script
                       "crashReports"  where the app reports crashes: "" (default: nowhere), "/crash-report" or "https://…"
                       "brokenReplies" where a build that watches replies reports those that break the API document; likewise
                       "enquiryPages"  how many of the latest enquiries get their own page: 0 to 1000, default 100
                     Give the same file each time: without it, the defaults apply.
  --embed            Embeds public data from "api" in the pages: the latest enquiries, a page for each of them, and the first
                     page of mandi prices.
  --data <origin>    The same from another origin, such as "http://127.0.0.1:8000". Needed if "api" is "".
  --out <folder>     The served folder. Default: that of the build.
  --release <link>   Instead of --out, on a server with releases (deploy/release.sh): "/srv/krishi-vyapar/current". Publishes the
                     release that this publisher belongs to, and stops if the link leads to another one.

If the API doesn't answer, or its reply breaks the API document, nothing is written and the exit code is 1.
After a change of the settings, reload the web server, because the headers have changed too (docs/deployment.md).
`

export type Options = {
  /** The served folder: a finished build. */
  out: string
  settings: Settings
  /** Origin of the public data to embed; none is embedded without it. */
  data?: string | undefined
  /** Called before each file is written; throws if publishing must stop. */
  isWanted?: () => void
}

/** Loads the app after setting the API's origin, because its modules read it when they load. */
function renderer(api: string, data = '') {
  process.env['API_ORIGIN'] = api
  process.env['DATA_ORIGIN'] = data
  Reflect.deleteProperty(globalThis, 'localStorage') // Node's has no backing file and warns on each access
  return import('../../src/prerender.tsx')
}

const key = (path: string | undefined, locale: Locale) => `${locale} ${path ?? ''}`

/** Public data of all pages, by `key`. */
async function publicData(): Promise<Map<string, EmbeddedData>> {
  const { PAGES_WITH_DATA, fetchPublicData } = await import('../../src/prerender.tsx')
  const asked = LOCALES.flatMap((locale) => PAGES_WITH_DATA.map((path) => [path, locale] as const))
  return new Map(
    await Promise.all(
      asked.map(async ([path, locale]) => [key(path, locale), await fetchPublicData(path, locale)] as const),
    ),
  )
}

/**
 * Samples of pages with and without data, by `look`, from which the build derives their initial styles. The styles must
 * be the same for any data: a web server reads the policy, with the styles' hashes, only when a release is made.
 */
export async function samples(built: BuiltPage[], data: string): Promise<Record<string, string[]>> {
  const { latestEnquiries, render } = await renderer('', data)
  const embedded = await publicData()
  const found: Record<string, string[]> = {}
  const add = async (look: string, ...args: Parameters<typeof render>) =>
    (found[look] ??= []).push(await render(...args))
  for (const locale of LOCALES)
    for (const { path, look } of prerendered(built)) {
      await add(look, path, locale)
      await add(look, path, locale, embedded.get(key(path, locale)))
    }
  for (const { id, locale, embedded } of await latestEnquiries(DEFAULTS.enquiryPages)) {
    const { path, look } = enquiryPage(built, id)
    await add(look, path, locale, embedded)
  }
  return found
}

/** @returns names of changed and removed files */
export async function publish({ out, settings, data, isWanted }: Options): Promise<string[]> {
  const { aboutApp, aboutPage, environmentMarker, latestEnquiries, render, noscriptNotice, PAGES_WITH_DATA } =
    await renderer(settings.api, data)
  const { precached, hashes, worker, webManifest, firstStyles, ...build } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'build.json'), 'utf8'),
  ) as Build

  const pages = prerendered(build.pages)
  const embedded = data === undefined ? new Map<string, EmbeddedData>() : await publicData()

  const enquiries = data === undefined ? [] : await latestEnquiries(settings.enquiryPages)

  const { environment, site } = settings
  const marker = environment === 'production' ? undefined : await environmentMarker(environment)
  const said = await noscriptNotice()
  const inline = { scripts: new Set([TOO_OLD_SCRIPT]), styles: new Set<string>() }
  const files = new Map<string, string>()
  const bases: (Precached & { html: string })[] = []
  type Varying = 'first' | 'about' | 'embedded' | 'base'
  /** The HTML of a page. Notes its inline script and style for the policy. */
  const htmlOf = (
    prerendered: Prerendered,
    locale: Locale,
    body: string,
    varying: Partial<Pick<Parameters<typeof page>[0], Varying>>,
  ) => {
    const { html, script, style } = page({
      ...build,
      prerendered,
      locale,
      body,
      api: settings.api,
      site,
      marker,
      said,
      ...varying,
    })
    inline.scripts.add(script)
    inline.styles.add(style)
    return html
  }
  for (const each of pages) {
    for (const locale of LOCALES) {
      const { path, isPrecached } = each
      const about = path === undefined ? undefined : await aboutPage(path, locale)
      const first = firstStyles[each.look]!
      const make = (body: string, first?: FirstStyles, embedded?: EmbeddedData, base?: string) =>
        htmlOf(each, locale, body, { first: first!, about, embedded: embedded!, base: base! })
      const body = await render(path, locale)
      const data = embedded.get(key(path, locale))
      // The service worker's copy has no initial styles, because the worker caches the style sheets. It has no data
      // either, because every publishing would then be an app update.
      const base = path === undefined ? make(body, first) : make(body)
      const html = data ? make(await render(path, locale, data), first, data, hashOf(base)) : make(body, first)
      files.set(`${each.file}.${locale}.html`, html)
      if (!isPrecached) continue
      files.set(`${baseFile(path)}.${locale}.html`, base)
      bases.push({ url: baseAddress(path, locale), revision: null, html: base })
    }
  }
  // Also without any enquiry: a server reads the policy when a release is made, and enquiries may come later.
  for (const locale of LOCALES) htmlOf(enquiryPage(build.pages, 0), locale, '', { first: firstStyles[FOLDER]! })
  for (const { id, locale, about, embedded } of enquiries) {
    const each = enquiryPage(build.pages, id)
    const body = await render(each.path, locale, embedded)
    files.set(
      `${each.file}.${locale}.html`,
      htmlOf(each, locale, body, { first: firstStyles[each.look]!, about, embedded }),
    )
  }
  for (const locale of LOCALES) {
    const { name, description } = await aboutApp(locale)
    const texts = { name, short_name: name, description, lang: `${locale}-IN`, dir: directionOf(locale) }
    files.set(manifestFile(locale), `${JSON.stringify({ ...webManifest, ...texts })}\n`)
  }
  const ofEnquiries = enquiries.filter(({ locale }) => locale === FALLBACK)
  const found = [
    ...pages.flatMap(({ path }) => (path === undefined ? [] : [{ path }])),
    ...ofEnquiries.map(({ id, postedAt }) => ({ path: paths.boardEnquiry(id), changedAt: postedAt })),
  ]
  const isFound = site !== '' && environment === 'production'
  files.set('robots.txt', robots(isFound ? site : ''))
  if (isFound) files.set('sitemap.xml', sitemap(site, found))
  const { crashReports, brokenReplies } = settings
  const csp = policy([...inline.scripts], {
    styles: [...inline.styles],
    api: settings.api,
    reports: [crashReports, brokenReplies],
  })
  const forServers = new Map(
    headerFiles(
      csp,
      [...pages, ...ofEnquiries.map(({ id }) => enquiryPage(build.pages, id))],
      [...build.pages.map(({ path }) => path), ...Object.keys(redirects)],
    ),
  )
  const headers = forServers.get('_headers') ?? ''
  const precache = [
    ...precached,
    // The cache stores headers with the HTML, so a change of headers must refetch it too.
    ...bases.map(({ url, html }) => ({ url, revision: revision(html, headers) })),
  ]
  const ownBases = pages.flatMap(({ path, isPrecached }) => (isPrecached && path) || [])
  for (const { url, html } of bases) hashes[url] = hashOf(html)
  const told = { PRECACHE: precache, HASHES: hashes, OWN_BASES: ownBases, WITH_DATA: PAGES_WITH_DATA }
  // Static hosts send this for unknown addresses; the app then says that the page doesn't exist.
  files.set('404.html', files.get(`app.${FALLBACK}.html`)!)
  files.set(
    'config.json',
    `${JSON.stringify({ checkout: settings.checkout, ...(crashReports && { crashReports }), ...(brokenReplies && { brokenReplies }) })}\n`,
  )
  forServers.forEach((text, name) => files.set(name, text))
  // Written last, because it fetches the other files.
  files.set('sw.js', `Object.assign(self,${JSON.stringify(told)});${worker}`)

  mkdirSync(out, { recursive: true })
  removeTemporary(out)
  const changed = Array.from(files)
    .filter(([name, text]) => {
      isWanted?.()
      return writeAll(join(out, name), Buffer.from(text))
    })
    .map(([name]) => name)
  isWanted?.()
  return [...changed, ...removeOld(out, new Set(files.keys()))]
}

/** An error with its causes, in one line. */
function reason(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  const why = cause instanceof Error ? reason(cause) : Array.isArray(cause) ? cause.slice(0, 5).join(', ') : ''
  return why ? `${message}: ${why}` : message
}

/** Another release has replaced this publisher's own. */
class Replaced extends Error {}

/**
 * The release that this publisher belongs to. A publisher that is still running when another release takes over must
 * not overwrite its pages. @param current link to the served release
 */
function ownRelease(current: string): { site: string; isCurrent: () => void } {
  const own = dirname(realpathSync(import.meta.dirname))
  const isCurrent = () => {
    if (realpathSync(current) !== own) throw new Replaced(`${basename(own)} is not the release that is served`)
  }
  isCurrent()
  return { site: join(own, 'site'), isCurrent }
}

async function main() {
  const { values } = readArguments(HELP, {
    settings: { type: 'string' },
    out: { type: 'string' },
    embed: { type: 'boolean', default: false },
    data: { type: 'string' },
    release: { type: 'string' },
  })
  const settings = values.settings === undefined ? DEFAULTS : readSettingsFile(values.settings)
  const built = import.meta.dirname.replace(/-server$/, '')
  const data = values.data ?? (values.embed ? settings.api : undefined)
  if (data === '')
    throw new Error('--embed: the settings have no "api". Name the API with --data http://127.0.0.1:8000')
  if (data !== undefined && URL.parse(data)?.origin !== data)
    throw new Error(`--data: "${data}" is no origin such as "https://api.example.in"`)
  const release = values.release === undefined ? undefined : ownRelease(values.release)
  if (release && values.out !== undefined) throw new Error('--release and --out exclude each other')
  const out = resolve(release?.site ?? values.out ?? built)
  const started = Date.now()
  const changed = await publish({ out, settings, data, isWanted: release?.isCurrent })
  const what = data === undefined ? 'without data' : `with the data of ${data}`
  console.log(
    `${basename(dirname(out))}/${basename(out)}: ${changed.length} files changed, ${what} (${Date.now() - started} ms)`,
  )
}

if (import.meta.main) {
  try {
    await main()
    process.exit(0) // the query cache keeps timers
  } catch (error) {
    console.error(`${error instanceof Replaced ? 'Stopped.' : 'Nothing was published.'} ${reason(error)}`)
    process.exit(1)
  }
}
