import type { Page } from '@playwright/test'

type Box = { left: number; top: number; right: number; bottom: number }
/** A line of text: its position, and the contrast that it must have. */
type Line = { box: Box; asks: number; what: string }

// Finds visible texts whose pixels in a picture don't span the contrast (7:1, large 4.5:1). `overlay` skips what is
// behind a dialog, `most` is a height in px. An `unjudged` text (axe.ts) that can't be pictured is a problem.
export async function inkProblems(
  page: Page,
  { overlay = false, unjudged = false, most = Infinity }: { overlay?: boolean; unjudged?: boolean; most?: number } = {},
): Promise<string[]> {
  const look = async () => {
    const { width, height } = await page.evaluate(() => {
      const { clientWidth, scrollHeight } = document.documentElement
      return { width: clientWidth, height: scrollHeight }
    })
    const clip = { x: 0, y: 0, width, height: Math.min(height, most) }
    const lines = await linesOf(page, overlay, unjudged, clip.height)
    const picture = await page.screenshot({ animations: 'disabled', ...(!overlay && { fullPage: true, clip }) })
    return withoutInk(page, lines, picture.toString('base64'))
  }
  const found = await look()
  // Content may load between reading the page and taking its picture, and move the rest: so a problem must be found twice.
  return found.length > 0 ? look() : found
}

/** Each line of text treated as visible, in the coordinates of the picture: the page, or the window. */
const linesOf = (page: Page, overlay: boolean, unjudged: boolean, most: number) =>
  page.evaluate(
    ({ overlay, unjudged, most }) => {
      const wanted = unjudged && new Set((window as unknown as { unjudged: Element[] }).unjudged)
      const left = overlay ? 0 : scrollX
      const top = overlay ? 0 : scrollY
      const area = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top)
      const meet = (one: Box, other: Box): Box => ({
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      })
      const { clientWidth, clientHeight } = document.documentElement
      const everywhere: Box = {
        left: -left,
        top: -top,
        right: clientWidth - left,
        bottom: (overlay ? clientHeight : most) - top,
      }
      /** This is the unclipped part of each element in the picture; undefined for screen-reader-only content. */
      const rooms = new Map<Element, Box | undefined>()
      const roomIn = (element: Element): Box | undefined => {
        if (rooms.has(element)) return rooms.get(element)
        const { position, overflow, clipPath } = getComputedStyle(element)
        let around: Element | null = element.parentElement
        if (position === 'absolute') around = (element as HTMLElement).offsetParent
        let room = position === 'fixed' || !around ? everywhere : roomIn(around)
        if (clipPath !== 'none') room = undefined
        else if (room && overflow !== 'visible' && element !== document.body)
          room = meet(room, element.getBoundingClientRect())
        rooms.set(element, room)
        return room
      }
      /** Layers that a person opened over the page (lists, menus), and short messages. */
      const opened = [
        ...document.querySelectorAll('[aria-expanded=true][aria-controls], [role=alertdialog][aria-modal=false]'),
      ].flatMap((opener) => {
        let layer = document.getElementById(opener.getAttribute('aria-controls') ?? '') ?? opener.parentElement
        while (layer && !/absolute|fixed/.test(getComputedStyle(layer).position)) layer = layer.parentElement
        return layer ?? []
      })
      /** The title and the buttons of a dialog, under which its text scrolls. */
      const sticky = [...document.querySelectorAll('[role$=dialog] *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      )
      const over = [...opened, ...sticky]
      const isCovered = (element: Element, box: Box) =>
        over.some((layer) => !layer.contains(element) && area(meet(box, layer.getBoundingClientRect())) > 0)
      /** A live region behind a dialog: audible (src/ui/overlay/live-regions.ts), but not meant to be seen. */
      const isBehind = (element: Element) =>
        overlay && element.closest('[data-live-announcer]') && !element.closest('[role$=dialog]')
      const isShown = (element: Element, words: string) =>
        (!wanted || wanted.has(element)) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('script, style, noscript, option, :disabled, [inert]') &&
        !isBehind(element) &&
        // Placeholder marks for hidden content are not text.
        !(element.closest('[aria-hidden=true]') && (overlay || !/[\p{L}\p{N}]/u.test(words)))

      const nothing: Box = { left: 0, top: 0, right: 0, bottom: 0 }
      const lines: Line[] = []
      const looked = new Set<Element>()
      const add = (words: string, element: Element, boxes: readonly Box[]) => {
        looked.add(element)
        const room = roomIn(element)
        if (!room) return
        const what = `“${words.slice(0, 60)}” in ${element.outerHTML.slice(0, 120)}`
        const { fontSize, fontWeight } = getComputedStyle(element)
        const size = parseFloat(fontSize)
        const asks = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7
        // Letters of 5 px or less are unreadable.
        if (size <= 5 || boxes.every((box) => area(box) < 1)) lines.push({ box: nothing, asks, what })
        for (const box of boxes) {
          const seen = meet(box, room)
          // Skips a line that is scrolled out of its box by more than half.
          if (area(seen) < Math.max(1, area(box) / 2) || isCovered(element, seen)) continue
          lines.push({
            box: { left: seen.left + left, top: seen.top + top, right: seen.right + left, bottom: seen.bottom + top },
            asks,
            what,
          })
        }
      }

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        const words = text.nodeValue!.trim()
        const element = text.parentElement!
        if (!words || element.matches('textarea') || !isShown(element, words)) continue
        range.selectNodeContents(text)
        add(words, element, [...range.getClientRects()])
      }
      const context = new OffscreenCanvas(1, 1).getContext('2d')!
      for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, textarea, select')) {
        if (field.matches('[type=checkbox], [type=radio], [type=file]')) continue
        const list = field instanceof HTMLSelectElement ? field.selectedOptions[0] : undefined
        const words = (list?.text || field.value || ('placeholder' in field ? field.placeholder : '')).trim()
        if (!words) looked.add(field)
        if (!words || !isShown(field, words)) continue
        const edge = field.getBoundingClientRect()
        const style = getComputedStyle(field)
        const inner = (side: 'Left' | 'Top' | 'Right' | 'Bottom') =>
          parseFloat(style[`border${side}Width`]) + parseFloat(style[`padding${side}`])
        const box = {
          left: edge.left + inner('Left'),
          top: edge.top + inner('Top'),
          right: edge.right - inner('Right'),
          bottom: edge.bottom - inner('Bottom'),
        }
        context.font = style.font
        // The arrow of a select is not text.
        if (list) box.right = Math.min(box.right, box.left + context.measureText(words).width)
        add(words, field, [box])
      }
      for (const element of wanted || [])
        if (!looked.has(element) && !isBehind(element))
          lines.push({ box: nothing, asks: 7, what: element.outerHTML.slice(0, 160) })
      return lines
    },
    { overlay, unjudged, most },
  )

/** The lines whose darkest and lightest pixel differ too little. The page's own canvas decodes the picture. */
const withoutInk = (page: Page, lines: Line[], picture: string) =>
  page.evaluate(
    async ({ lines, picture }) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      const linear = Float64Array.from({ length: 256 }, (_, value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      /** The contrast between the darkest and the lightest pixel; 1 for an empty box. */
      const spread = ({ left, top, right, bottom }: Box) => {
        let darkest = 1
        let lightest = 0
        for (let y = Math.floor(top); y < Math.min(height, Math.ceil(bottom)); y++) {
          for (let x = Math.floor(left); x < Math.min(width, Math.ceil(right)); x++) {
            const at = (y * width + x) * 4
            const light =
              0.2126 * linear[data[at]!]! + 0.7152 * linear[data[at + 1]!]! + 0.0722 * linear[data[at + 2]!]!
            if (light < darkest) darkest = light
            if (light > lightest) lightest = light
          }
        }
        return Math.max(1, (lightest + 0.05) / (darkest + 0.05))
      }
      return lines.flatMap(({ box, asks, what }) => {
        if (box.bottom === box.top) return `nothing to be seen: ${what}`
        const ratio = spread(box)
        return ratio < asks ? `${ratio.toFixed(2)}:1 instead of ${asks}:1: ${what}` : []
      })
    },
    { lines, picture },
  )
