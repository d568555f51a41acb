import { LOCALES } from '../../src/i18n/locales.ts'
import { addressIn, alternates } from '../build/page-meta.ts'

/** @param site origin of the site; '' if not configured, and then no sitemap is named */
export const robots = (site: string): string =>
  ['User-agent: *', 'Allow: /', ...(site ? ['', `Sitemap: ${site}/sitemap.xml`] : []), ''].join('\n')

/** Every public page, once per language, with links to its other languages. */
export function sitemap(site: string, pages: readonly { path: string; changedAt?: string | undefined }[]): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const others = alternates(site, path)
      .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join('')
    const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : ''
    return LOCALES.map((locale) => `<url><loc>${addressIn(site, path, locale)}</loc>${changed}${others}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
