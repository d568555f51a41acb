import type { Page } from '@playwright/test'
import { sampled } from '../../tests/sample.ts'
import { expect, open, pages, test } from '../fixture.ts'
import { countTests } from './count-tests.ts'
import { listen } from '../screen-reader.ts'
import { proves } from '../../tests/proves.ts'

countTests('fields with options, read from the accessibility tree (22, 23)')

/** Checks 22 and 23 on every field with suggestions: the browser exposes real options to a screen reader. */
const FIELDS: [state: string, field: string, typed: string][] = [
  ['home', 'input[name=search]', 'ba'],
  ['mandi, filtered', '#mandi-state', 'ma'],
  ['mandi, filtered', '#mandi-district', 'go'],
  ['mandi, filtered', 'input[name=commodity]', 'on'],
  ['registration with a PIN code that was found', 'input[name=area]', 'a'],
  ['registration with a PIN code that was found', 'input[name=city]', 'a'],
  ['registration with a PIN code that was found', 'input[name=district]', 'na'],
  ['registration with a PIN code that was found', 'input[name=state]', 'ma'],
  ['new enquiry with everything filled in', 'input[name=product]', 'f'],
  ['new enquiry with everything filled in', 'input[name=sub_category]', 'o'],
  ['new enquiry with everything filled in', 'input[name=sub_sub_category]', 'a'],
  ['new enquiry with everything filled in', 'input[name=location]', 'na'],
]

/** The option that the focused field's `aria-activedescendant` points to, from the browser's accessibility tree. */
async function activeOption(page: Page): Promise<{ role: string; name: string } | undefined> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  })
  const property = nodes[0]?.properties?.find(({ name }) => name === 'activedescendant')
  const target = property?.value.relatedNodes?.[0]?.backendDOMNodeId
  if (target === undefined) return undefined
  const tree = await session.send('Accessibility.getPartialAXTree', { backendNodeId: target, fetchRelatives: false })
  await session.detach()
  const [option] = tree.nodes
  return { role: String(option?.role?.value), name: String(option?.name?.value) }
}

for (const [name, selector, typed] of sampled(FIELDS)) {
  test(
    `${name}, ${selector}: the active option is a real one, and one right count is said per pause`,
    proves('check 22', 'check 23'),
    async ({ page }) => {
      const state = pages.find((one) => one.name === name)!
      await state.before?.(page)
      await open(page, state.path, 'en')
      await state.ready(page)
      const field = page.locator(selector)
      const said = await listen(page)
      await field.click()
      await expect(field).toHaveAttribute('role', 'combobox')
      await field.fill('')
      // A list that opens on focus announces its number of options before anything is typed.
      if ((await field.getAttribute('aria-expanded')) === 'true')
        await expect.poll(async () => (await said()).join()).toContain('available')
      await field.pressSequentially(typed)
      const options = page.getByRole('listbox').getByRole('option')
      await expect(options.first()).toBeVisible()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      const counts: string[] = []
      await expect
        .poll(async () => {
          counts.push(...(await said()).filter((text) => text.includes('available')))
          return counts.length
        })
        .toBe(1)
      const size = Number((await options.first().getAttribute('aria-setsize')) ?? (await options.count()))
      expect(counts[0]).toBe(size === 1 ? '1 suggestion available.' : `${size} suggestions available.`)
      const pressed = Math.min(2, size)
      for (let press = 0; press < pressed; press++) {
        await page.keyboard.press('ArrowDown')
        const name = (await options.nth(press).textContent())!.trim()
        await expect.poll(() => activeOption(page)).toEqual({ role: 'option', name })
      }
      await page.keyboard.press('Escape')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toBeFocused()
    },
  )
}
