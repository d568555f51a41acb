import type { Page } from '@playwright/test'

/** How far the page exceeds the width of its window, and which elements stick out (WCAG 1.4.10). */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const by = document.documentElement.scrollWidth - width
    if (by <= 0) return []
    const what = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.width > 0 && box.right > width + 1
      })
      .slice(-3)
      .map((element) => element.outerHTML.slice(0, 120))
    return [`${by} px too wide`, ...what]
  })

/** Applies the user text spacing of WCAG 1.4.12, with a style sheet that the page's policy allows. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

export const unspaceText = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop())

/** Sets the browser's text size (WCAG 1.4.4). As for a person who changes it, media queries in rem follow. */
export async function enlargeText(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: Math.round((16 * percent) / 100) } })
}

/** Enlarges the texts alone, as Android's text size does in a WebView: lengths in rem and em stay. */
export const enlargeTextAlone = (page: Page, percent: number) =>
  page.evaluate((factor) => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    for (const element of all) element.style.fontSize = ''
    const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize) * factor)
    if (factor !== 1) for (const [at, element] of all.entries()) element.style.fontSize = `${sizes[at]}px`
  }, percent / 100)

/** Renders cards outside the screen, which are otherwise rendered when they come near (content-visibility). */
export const renderAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('article { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Texts that are cut off by their own box, or by a surrounding one that doesn't scroll. */
export async function clipped(page: Page): Promise<string[]> {
  await renderAll(page)
  return page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isCut = (element: HTMLElement): boolean => {
      const own = getComputedStyle(element)
      if (own.clipPath !== 'none' || own.visibility === 'hidden') return false
      if (cuts(own.overflowY) && element.scrollHeight > element.clientHeight + 1) return true
      if (cuts(own.overflowX) && element.scrollWidth > element.clientWidth + 1) return true
      const text = document.createRange()
      text.selectNodeContents(element)
      const box = text.getBoundingClientRect()
      if (box.width === 0) return false
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around)
        // Screen-reader-only text, or text that can be scrolled to.
        if (style.clipPath !== 'none' || /auto|scroll/.test(style.overflowX + style.overflowY)) return false
        const edge = around.getBoundingClientRect()
        if (cuts(style.overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return true
        if (cuts(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) return true
        if (style.position === 'fixed') return false
      }
      return false
    }
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.childElementCount === 0 && element.textContent.trim() !== '' && isCut(element))
      .map((element) => `cut off: ${element.outerHTML.slice(0, 120)}`)
  })
}

/** Bars higher than a quarter of the window that stay while the rest scrolls: they hide the focus (WCAG 2.4.11). */
export const stuck = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((bar) => getComputedStyle(bar).position === 'sticky' && bar.checkVisibility())
      .filter((bar) => bar.getBoundingClientRect().height > innerHeight / 4)
      .map((bar) => `stays over the rest: ${bar.outerHTML.slice(0, 160)}`),
  )

/** Parts that a print leaves out, because they lead elsewhere (§shell.23), and that are in it all the same. */
export async function printed(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('#root > :is(header, footer), nav, aside')]
      .filter((part) => part.checkVisibility())
      .map((part) => `printed: ${part.outerHTML.slice(0, 160)}`),
  )
  await page.emulateMedia({ media: null })
  return found
}

/** Number of A4 pages that a print has. */
export const sheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

export async function overlapping(page: Page): Promise<string[]> {
  await renderAll(page)
  return page.evaluate(() => {
    /** The layer that lies over the page on purpose: the header, a list, a dialog. */
    const layerOf = (element: Element | null): Element | null => {
      for (let around = element; around; around = around.parentElement) {
        const { position, zIndex } = getComputedStyle(around)
        if (/fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')) return around
      }
      return null
    }
    const isForScreenReaders = (element: Element | null): boolean =>
      !!element && (getComputedStyle(element).clipPath !== 'none' || isForScreenReaders(element.parentElement))
    const lines: { text: string; layer: Element | null; box: DOMRect }[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement!
      if (!text.nodeValue!.trim() || element.closest('option, textarea, svg')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(text)
      const centre = range.getBoundingClientRect()
      // Skips text that a surrounding box clips.
      const topmost = document.elementFromPoint(centre.x + centre.width / 2, centre.y + centre.height / 2)
      if (topmost && !topmost.contains(element) && !element.contains(topmost)) continue
      if (isForScreenReaders(element)) continue
      for (const box of range.getClientRects())
        if (box.width > 1) lines.push({ text: text.nodeValue!.trim().slice(0, 40), layer: layerOf(element), box })
    }
    lines.sort((a, b) => a.box.top - b.box.top)
    const found: string[] = []
    for (const [place, { text, layer, box }] of lines.entries())
      for (const other of lines.slice(place + 1)) {
        if (other.box.top >= box.bottom) break
        // A Devanagari line box leaves room for its tallest marks, so neighbouring boxes overlap a little.
        const height = Math.min(box.bottom, other.box.bottom) - other.box.top
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        if (layer === other.layer && width > 2 && height > Math.min(box.height, other.box.height) / 2)
          found.push(`over one another: “${text}” and “${other.text}”`)
      }
    return found
  })
}

/** Sentences whose parts stand apart, because a text and an element are items of one flex row. */
export const scattered = (page: Page) =>
  page.evaluate(() => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== ''
    const isInFlow = (element: Element) =>
      /[\p{L}\p{N}]/u.test(element.textContent) && !/absolute|fixed/.test(getComputedStyle(element).position)
    return [...document.querySelectorAll('body *')]
      .filter((box) => {
        const { display, flexDirection } = getComputedStyle(box)
        return display.endsWith('flex') && flexDirection === 'row' && [...box.childNodes].some(isText)
      })
      .filter((box) => [...box.children].some(isInFlow))
      .map((box) => `scattered: ${box.outerHTML.slice(0, 200)}`)
  })

/** Parts with nothing to see that still take a gap of the pile around them: 8 px or more, which a person sees. */
export const emptyGaps = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => part.getBoundingClientRect().height === 0 && part.checkVisibility())
      .filter(
        (part) => !/absolute|fixed/.test(getComputedStyle(part).position) && part.parentElement!.childElementCount > 1,
      )
      .filter(({ parentElement }) => {
        const { display, rowGap } = getComputedStyle(parentElement!)
        return display === 'grid' && parseFloat(rowGap) >= 8
      })
      .map((part) => `empty, with a gap: ${part.outerHTML.slice(0, 200)}`),
  )

/** Icons above the text that they belong beside: icons are blocks, so such a pair has to be in a flex box. */
export const strayIcons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg')]
      .filter((icon) => icon.checkVisibility())
      .map(({ parentElement }) => parentElement!)
      .filter((box) => !/flex|grid|contents/.test(getComputedStyle(box).display) && box.textContent.trim() !== '')
      .map((box) => `its icon is above it: ${box.outerHTML.slice(0, 200)}`),
  )

/** Words of at most 20 characters that are split across two lines. An address or a decimal is one word; a code isn't. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const MAX_LENGTH = 20
    const found: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement!
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('option, textarea')) continue
      for (const { 0: word, index } of text.nodeValue!.matchAll(
        /[\p{L}\p{M}\p{N}\u200c\u200d](?:[@.]?[\p{L}\p{M}\p{N}\u200c\u200d])+/gu,
      )) {
        const isCode = /\d\p{L}+\d/u.test(word)
        if (word.length > MAX_LENGTH || isCode) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)))
        if (lines.size > 1 && getComputedStyle(element).clipPath === 'none')
          found.push(`broken: ${word} in ${element.outerHTML.slice(0, 120)}`)
      }
    }
    return found
  })
