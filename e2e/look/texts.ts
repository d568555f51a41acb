import type { Page } from '@playwright/test'
import { readCatalogs } from '../../scripts/catalogs/catalog.ts'
import { shapeOf, TAG } from '../../scripts/catalogs/message-shape.ts'

/** What a person can read or hear on the current page: texts of elements, and names from attributes. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set([document.title])
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style')) continue
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) texts.add(element.getAttribute(name) ?? '')
      texts.add(element.textContent)
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent ?? '')
    }
    return [...texts].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text && text.length < 800)
  })

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for a message on a page: any text for each placeholder, without its tags. */
const pattern = (message: string) =>
  new RegExp(
    `^(?:${shapeOf(message)
      .variants.map(({ text }) =>
        text
          .replace(TAG, '')
          .replace(/\s+/g, ' ')
          .trim()
          .split(/\{[^}]*\}|#\w+/)
          .map(literal)
          .join('.+'),
      )
      .join('|')})$`,
    'u',
  )

export type ShownText = {
  catalog: string
  context: string | undefined
  source: string
  translation: string
  on: string[]
}

/** Each message of a language, with the names of the states that show it. */
export function shownIn(locale: string, texts: ReadonlyMap<string, readonly string[]>): ShownText[] {
  const catalogs = readCatalogs('locales', [locale])
  return Array.from(catalogs, ([catalog, of]) =>
    (of.get(locale)?.entries ?? [])
      .filter(({ obsolete, translation }) => !obsolete && translation)
      .map(({ context, source, translation }) => {
        const is = pattern(translation)
        const on = Array.from(texts).flatMap(([name, all]) => (all.some((text) => is.test(text)) ? [name] : []))
        return { catalog, context, source, translation, on }
      }),
  ).flat()
}
