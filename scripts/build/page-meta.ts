import type { About } from '../../src/app/meta/page-meta.ts'
import { paths } from '../../src/domain/navigation/paths.ts'
import { FALLBACK, INTL_TAG, LOCALES, type Locale } from '../../src/i18n/locales.ts'

/** The preview picture in messengers for pages without their own (drawn by scripts/icons.ts). */
const PICTURE = { file: '/share.png', width: 1200, height: 630 }
/** Maximum characters of a description: nothing shows more, and user texts have no limit. */
const MAX_LENGTH = 300

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
/** Reverses React's escaping. */
const unescape = (html: string) => html.replace(/&(\w+|#x27);/g, (all, name: string) => ENTITIES[name] ?? all)

/** Data in a page; `<` is escaped, so that the HTML parser can't end it early. */
export const jsonBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const short = (text: string) =>
  text.length > MAX_LENGTH
    ? `${text
        .slice(0, MAX_LENGTH - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
    : text
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(short(content))}">`

/** The canonical address of a page in one language, for search engines (§shell.28). */
export const addressIn = (site: string, path: string, locale: Locale): string => `${site}${path}?lang=${locale}`

/** The page's address in every language; `x-default` is the fallback language. */
export const alternates = (site: string, path: string): [hreflang: string, href: string][] => [
  ...LOCALES.map((locale): [string, string] => [locale, addressIn(site, path, locale)]),
  ['x-default', addressIn(site, path, FALLBACK)],
]

/** The absolute address of a page's picture. Undefined if messengers can't show it: SVG, or not on the web. */
function pictureOf(site: string, api: string, picture: string | null | undefined): string | undefined {
  const url = picture ? URL.parse(picture, api || site) : null
  return url && /^https?:$/.test(url.protocol) && !url.pathname.endsWith('.svg') ? url.href : undefined
}

type Page = {
  about: About
  /** Title with the product's name, HTML-escaped. */
  title: string
  path: string
  locale: Locale
  /** Origin of the site. If it is '' (not configured), tags that need absolute addresses are left out. */
  site: string
  /** Origin of the API, '' if it is the site's. */
  api: string
}

/** Head tags of a page for search engines and messengers. */
export function aboutTags({ about, title: html, path, locale, site, api }: Page): string {
  const title = unescape(html)
  const said = [
    meta('name', 'description', about.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', about.product),
    meta('property', 'og:title', title),
    meta('property', 'og:description', about.description),
    meta('property', 'og:locale', INTL_TAG[locale].slice(0, 5).replace('-', '_')),
  ]
  if (!site) return said.join('')
  const own = pictureOf(site, api, about.picture)
  const picture = own
    ? [meta('property', 'og:image', own)]
    : [
        meta('property', 'og:image', site + PICTURE.file),
        meta('property', 'og:image:width', String(PICTURE.width)),
        meta('property', 'og:image:height', String(PICTURE.height)),
      ]
  const address = addressIn(site, path, locale)
  return [
    ...said,
    ...picture,
    meta('property', 'og:image:alt', title),
    meta('property', 'og:url', address),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="canonical" href="${escape(address)}">`,
    ...alternates(site, path).map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escape(href)}">`),
    jsonBlock('type="application/ld+json"', {
      '@context': 'https://schema.org',
      '@graph': graph({ about, title, path, locale, site }),
    }),
  ].join('')
}

/** schema.org data of a page: the owner, or its breadcrumbs and, for price data, a description of the data set. */
function graph({ about, title, path, locale, site }: Omit<Page, 'api'>): object[] {
  const home = addressIn(site, paths.home(), locale)
  if (about.owner) {
    const logo = `${site}/icons/512.png`
    return [{ '@type': 'Organization', name: about.product, url: home, logo, ...about.owner }]
  }
  const address = addressIn(site, path, locale)
  const name = short(title.replace(` – ${about.product}`, ''))
  const steps = [
    { name: about.product, item: home },
    { name, item: address },
  ]
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  }
  if (!about.data) return [crumbs]
  return [
    crumbs,
    {
      '@type': 'Dataset',
      name,
      description: about.data,
      url: address,
      inLanguage: locale,
      isAccessibleForFree: true,
      license: 'https://www.data.gov.in/Godl',
      isBasedOn: 'https://www.data.gov.in/resource/current-daily-price-various-commodities-various-markets-mandi',
      creator: {
        '@type': 'GovernmentOrganization',
        name: 'Directorate of Marketing and Inspection, Government of India',
      },
      spatialCoverage: { '@type': 'Country', name: 'India' },
    },
  ]
}
