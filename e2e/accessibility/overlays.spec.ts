import type { Page } from '@playwright/test'
import { LOCALES } from '../../src/i18n/locales.ts'
import { sampled } from '../../tests/sample.ts'
import { androidBack, pressBack, recordCloseWatchers } from '../android-back.ts'
import { expect, open, openState, pages, test, testExpecting } from '../fixture.ts'
import { proves } from '../../tests/proves.ts'

// Check 32: each dialog and drawer has a name, traps the focus in both directions, and restores it after Escape. The
// payment provider's window isn't ours; e2e/payments.spec.ts covers our part (31).
const overlays = pages.filter(({ landmarks = [] }) => landmarks.includes('dialog') || landmarks.includes('alertdialog'))

for (const [row, state] of sampled(overlays, 9).entries()) {
  const { name, at = [1280], errors = [] } = state
  const title = `${name}: traps the focus until Escape or Back; on a phone, two messages cover none of it`
  testExpecting(...errors)(title, proves('check 32'), async ({ page }) => {
    await page.setViewportSize({ width: at.at(-1)!, height: 740 })
    // Records the last focused element outside the dialog.
    await page.addInitScript(() =>
      addEventListener('focusin', ({ target }) => {
        if (target instanceof Element && !target.closest('[role=dialog], [role=alertdialog]'))
          Object.assign(window, { outside: target })
      }),
    )
    await openState(page, state, LOCALES[row % LOCALES.length])
    // A message is an alert dialog too.
    const dialog = page.locator(':is([role=dialog], [role=alertdialog]):not([aria-modal=false])')
    await expect(dialog).toHaveAccessibleName(/\S/)
    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(inside).toBe(true)
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 9; press++) {
        await page.keyboard.press(key)
        expect(await inside(), `${key}, press ${press + 1}`).toBe(true)
      }
    // The first Escape closes an open microphone panel.
    if (name.includes('has heard')) await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    // If the opener is gone because its work is done, the focus is on what replaced it.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { outside } = window as unknown as { outside?: Element }
          const active = document.activeElement
          if (active === document.body) return 'nowhere'
          return outside?.isConnected && outside !== active && outside.matches('button, a')
            ? `on ${active?.outerHTML.slice(0, 120)}, not on ${outside.outerHTML.slice(0, 120)}`
            : 'back'
        }),
      )
      .toBe('back')

    // Some states, such as a posted enquiry, open once.
    await recordCloseWatchers(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await openState(page, state, LOCALES[row % LOCALES.length])
    await expect(dialog).toHaveCount(1)
    expect(await coveredByMessages(page)).toEqual([])
    // Otherwise Android reloads the page when somebody pulls the dialog down.
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain')
    const address = page.url()
    await androidBack(page)
    await expect(dialog).toHaveCount(0)
    expect(page.url(), 'Back stays on the page').toBe(address)
  })
}

test('a desktop browser’s Back closes a drawer, and then leads to the page before (§shell.30)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/', 'en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mandi Market' }).click()
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  const address = page.url()
  await pressBack(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(address)
  await pressBack(page)
  await expect(page).toHaveURL('/')
})

/** The controls of the dialog that two messages would cover, which are said of texts too long to paste. */
async function coveredByMessages(page: Page): Promise<string[]> {
  const messages = page.locator('[data-messages]').first()
  // Again, where the first message is plain text because its code takes more than a second (src/app/shell/ToastMount.tsx).
  await expect(async () => {
    await page.evaluate(() => {
      const input = Object.assign(document.createElement('input'), { maxLength: 1 })
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', 'too long')
      document.querySelector('[role=dialog], [role=alertdialog]')!.append(input)
      for (let count = 0; count < 2; count++)
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      input.remove()
    })
    await expect(messages.locator('[aria-modal=false]').nth(1)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return messages.evaluate(async (messages) => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const { top, bottom, left, right } = messages.getBoundingClientRect()
    const dialog = document.querySelector('[role=dialog], [role=alertdialog]')!
    const end = dialog.parentElement!.getBoundingClientRect().bottom
    return [...dialog.querySelectorAll('a, button, input, select')]
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const isBeside = box.left >= right || box.right <= left || box.width <= 1
        return !isBeside && box.top < bottom && Math.min(box.bottom, end) > top
      })
      .map((control) => control.outerHTML)
  })
}
