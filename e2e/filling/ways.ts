import type { Locator, Page } from '@playwright/test'

// The headless shell lacks Chrome's autofill. `autofilled` imitates it (HTMLInputElement::SetAutofillValue), which sends
// `focus` and `blur` without `focusin` and `focusout`.
export const WAYS = {
  /** Types over the existing text twice, the second time over the same text. */
  async retyped(page, field, text) {
    for (let times = 0; times < 2; times++) {
      await selectAll(page, field)
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Tab')
  },
  async autofilled(page, field, text) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await field.evaluate((element: HTMLInputElement, filled) => {
      const send = (event: Event) => element.dispatchEvent(event)
      send(new FocusEvent('focus'))
      send(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }))
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, filled)
      send(new Event('input', { bubbles: true }))
      send(new KeyboardEvent('keyup', { key: 'Unidentified', bubbles: true }))
      send(new Event('change', { bubbles: true }))
      send(new FocusEvent('blur'))
    }, text)
  },
  /** Composes with an input method: the text grows character by character, and is then committed. */
  async composed(page, field, text) {
    await selectAll(page, field)
    const session = await page.context().newCDPSession(page)
    const characters = Array.from(text)
    for (let count = 1; count <= characters.length; count++) {
      const composed = characters.slice(0, count).join('')
      const at = composed.length
      await session.send('Input.imeSetComposition', { text: composed, selectionStart: at, selectionEnd: at })
    }
    await session.send('Input.insertText', { text })
    await session.detach()
    await page.keyboard.press('Tab')
  },
  async pasted(page, field, text) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await selectAll(page, field)
    await page.keyboard.press('ControlOrMeta+V')
    await page.keyboard.press('Tab')
  },
  /** Inserts everything at once, as dictation and a keyboard's suggestions do. */
  async dictated(page, field, text) {
    await selectAll(page, field)
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  },
} satisfies Record<string, (page: Page, field: Locator, text: string) => Promise<void>>

export type Way = keyof typeof WAYS

async function selectAll(page: Page, field: Locator) {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+A')
}
