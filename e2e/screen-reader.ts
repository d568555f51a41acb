import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Virtual } from '@guidepup/virtual-screen-reader'

const code = join(
  dirname(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json')),
  'lib/esm/index.browser.js',
)
const ADDRESS = '/virtual-screen-reader.js'

type Reading = { virtual: Virtual }

/** Tells what a person would hear (§accessibility.24), without `aria-activedescendant`: see `activeOption`. */
export async function screenReader(page: Page) {
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(code, 'utf8') }),
  )
  await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as Reading
    Object.assign(window, { virtual })
    await virtual.start({ container: document.body })
    await virtual.clearSpokenPhraseLog()
  }, ADDRESS)
  return {
    /** The announcements since the last call: live regions, and focus changes. */
    heard: () =>
      page.evaluate(async () => {
        const { virtual } = window as unknown as Reading
        const phrases = await virtual.spokenPhraseLog()
        await virtual.clearSpokenPhraseLog()
        return phrases
      }),
  }
}

/** Records the announcements of live regions from now on, each change once. */
export async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('[role=status], [role=alert], [aria-live]')
    const last = new WeakMap<Element, string>()
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const within = added.flatMap((node) =>
        node instanceof Element ? [...node.querySelectorAll('[role=status], [role=alert], [aria-live]')] : [],
      )
      for (const each of new Set([...changes.map(({ target }) => region(target)), ...added.map(region), ...within])) {
        const text = each?.textContent.trim()
        if (!each || text === undefined || last.get(each) === text) continue
        last.set(each, text)
        if (text) said.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
}

/** Texts whose script doesn't match their marked language (WCAG 3.1.2). Latin units and brands may occur anywhere. */
export const inWrongScript = (page: Page) =>
  page.evaluate(() => {
    const KNOWN =
      /\b(?:CSV|OTP|PIN|GSTIN|PAN|GST|MB|kg|PDF|JPE?G|PNG|GIF|WebP|WhatsApp|Agmarknet|GODL|QR|FAQ)\b|\S+@\S+|https?:\S+|data\.gov\.in/gi
    const found: string[] = []
    const judge = (text: string, element: Element) => {
      const rest = text.replace(KNOWN, '').trim()
      const language = element.closest('[lang]')?.getAttribute('lang')
      const devanagari = /\p{Script=Devanagari}/u.test(rest)
      const latin = /\p{Script=Latin}{3,}/u.test(rest)
      if (language === 'en' ? devanagari && !latin : latin && !devanagari)
        found.push(`${language}: ${text.slice(0, 60)}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!
      // Text typed by a person may be in any language.
      if (!parent.closest('script, style, textarea, [translate=no]'))
        judge(walker.currentNode.textContent ?? '', parent)
    }
    const spoken = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'aria-description']
    for (const name of [...spoken, 'placeholder', 'alt', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) judge(element.getAttribute(name) ?? '', element)
    return found
  })
