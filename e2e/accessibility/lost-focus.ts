import type { Page } from '@playwright/test'

/** Stubs what opens outside the page, and counts pending requests to tell when a press has finished. */
export const withStandIns = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => undefined
    window.open = () => null
    HTMLInputElement.prototype.click = () => undefined
    HTMLInputElement.prototype.showPicker = () => undefined
    const waiting = { count: 0 }
    const fetch = window.fetch.bind(window)
    window.fetch = async (...request) => {
      waiting.count++
      try {
        return await fetch(...request)
      } finally {
        waiting.count--
      }
    }
    Object.assign(window, { waiting })
  })

/** Runs in the page: presses as Enter does, waits for 20 frames without a change, and returns whether the focus is lost. */
export async function losesFocus(button: HTMLElement) {
  const { waiting } = window as unknown as { waiting: { count: number } }
  const before = waiting.count
  let still = 0
  const observer = new MutationObserver(() => (still = 0))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  button.focus()
  button.click()
  for (let frame = 0; frame < 90 && still < 20; frame++) {
    await new Promise(requestAnimationFrame)
    still = waiting.count > before ? 0 : still + 1
  }
  observer.disconnect()
  return document.activeElement === document.body
}
