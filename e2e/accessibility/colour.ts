import type { Page } from '@playwright/test'

/** Installs, once per document, functions that parse any CSS colour and find the background of an element. */
export async function withColours(page: Page): Promise<void> {
  if (await page.evaluate(() => 'colours' in window)) return
  await page.evaluate(() => {
    type Colour = [red: number, green: number, blue: number, alpha: number]
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    const known = new Map<string, Colour>()
    const read = (css: string): Colour => {
      let colour = known.get(css)
      if (!colour) {
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = css
        context.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
        known.set(css, (colour = [red, green, blue, alpha / 255]))
      }
      return colour
    }
    const over = (front: Colour, back: Colour): Colour => {
      const alpha = front[3]
      const mix = (at: 0 | 1 | 2) => front[at] * alpha + back[at] * (1 - alpha)
      return [mix(0), mix(1), mix(2), 1]
    }
    const luminance = (colour: Colour) => {
      const [red, green, blue] = colour.slice(0, 3).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }) as [number, number, number]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ratio = (one: Colour, other: Colour) => {
      const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
      return (light + 0.05) / (dark + 0.05)
    }
    /** The background element: the parent, or the field whose end a button overlaps. */
    const behind = (element: Element): Element | null => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const fields = element.matches('button') ? [...element.parentElement!.querySelectorAll('input')] : []
      const under = fields.find((field) => {
        const box = field.getBoundingClientRect()
        return box.left <= left && box.right >= right && box.top <= top && box.bottom >= bottom
      })
      return under ?? element.parentElement
    }
    /** All colours that may lie behind an element: one, or the stops of a gradient. */
    const grounds = (element: Element | null): Colour[] => {
      if (!element) return [read('Canvas')]
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const stops = backgroundImage.match(/(?:rgba?|oklch|oklab|color|hsla?)\([^()]*\)/g) ?? []
      if (stops.length > 0) return stops.map(read)
      const own = read(backgroundColor)
      return own[3] === 1 ? [own] : grounds(behind(element)).map((colour) => over(own, colour))
    }
    /** The lowest contrast of a colour with an element's background. */
    const contrast = (css: string, element: Element) =>
      Math.min(...grounds(element).map((ground) => ratio(over(read(css), ground), ground)))
    Object.assign(window, { colours: { contrast, read, behind } })
  })
}

// Finds field edges or backgrounds, icons of controls, and small icons beside a text that lack 3:1 contrast with their
// surroundings (check 3).
export async function faintProblems(page: Page): Promise<string[]> {
  await withColours(page)
  return page.evaluate(() => {
    const { colours } = window as unknown as { colours: { contrast: (css: string, element: Element) => number } }
    const found: string[] = []
    const shown = (element: Element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
    const say = (what: string, contrast: number, element: Element) =>
      found.push(`${what} has ${contrast.toFixed(2)}:1: ${element.outerHTML.slice(0, 140)}`)

    for (const field of document.querySelectorAll('input, select, textarea')) {
      // The browser draws checkboxes and radio buttons, and ensures their contrast.
      if (!shown(field) || field.matches(':disabled, [type=checkbox], [type=radio], [type=hidden]')) continue
      const style = getComputedStyle(field)
      const around = field.parentElement!
      const edges = (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => parseFloat(style[`border${side}Width`]) > 0)
        .map((side) => colours.contrast(style[`border${side}Color`], around))
      const best = Math.max(...edges, colours.contrast(style.backgroundColor, around))
      if (best < 3) say('the edge of a field', best, field)
    }
    for (const drawing of document.querySelectorAll('svg')) {
      const { width } = drawing.getBoundingClientRect()
      // Larger ones are pictures.
      if (!shown(drawing) || width > 40 || drawing.closest(':disabled, [aria-disabled=true]')) continue
      const contrast = colours.contrast(getComputedStyle(drawing).color, drawing.parentElement!)
      if (contrast < 3) say('a drawing', contrast, drawing)
    }
    return found
  })
}

// Finds chosen items that only a background colour distinguishes, which forced colours override (check 11). A current
// step is marked in words instead (check 35).
export const unchosen = (page: Page) =>
  page.evaluate(() => {
    const LOOKS = [
      'color',
      'borderTopColor',
      'borderBottomColor',
      'borderBottomWidth',
      'borderBottomStyle',
      'borderLeftWidth',
      'borderTopWidth',
      'outlineStyle',
      'fontWeight',
      'textDecorationLine',
      'boxShadow',
      'opacity',
    ] as const
    const looks = (element: Element) =>
      [undefined, '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(element, part)
          return LOOKS.map((look) => style[look])
            .concat(part ? style.content : '')
            .join('|')
        })
        .join('\n') + element.querySelectorAll('svg').length
    const same: string[] = []
    for (const name of ['aria-selected', 'aria-pressed', 'aria-current']) {
      for (const chosen of document.querySelectorAll(`[${name}]:not([${name}=false], [aria-current=step])`)) {
        if (chosen.getClientRects().length === 0) continue
        const role = chosen.getAttribute('role')
        const group = chosen.closest('ul, ol, nav, [role=tablist], [role=listbox], [role=group]')
        const other = [...(group?.querySelectorAll(role ? `[role=${role}]` : chosen.localName) ?? [])].find(
          (element) =>
            (element.getAttribute(name) ?? 'false') === 'false' &&
            element.className !== '' &&
            !element.matches(':disabled') &&
            element.closest('li')?.parentElement === chosen.closest('li')?.parentElement,
        )
        if (other && looks(other) === looks(chosen))
          same.push(`looks like the others: ${chosen.outerHTML.slice(0, 140)}`)
      }
    }
    return same
  })
