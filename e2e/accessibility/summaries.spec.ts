import { LOCALES } from '../../src/i18n/locales.ts'
import { sampled } from '../../tests/sample.ts'
import { aroundAlert, expect, openState, pages, test, testExpecting } from '../fixture.ts'
import { proves } from '../../tests/proves.ts'

/** Check 38 on every form that can be invalid, including those of the nine business types. */
const wrong = pages.filter(({ name }) => /errors?$|with what is wrong$|is wrong$|without a remark$/.test(name))
const START = { en: /^Error: /, hi: /^\S+: /, mr: /^\S+: / }

test('the tested states include every form with errors', () => expect(wrong.length).toBeGreaterThanOrEqual(17))

for (const [row, state] of sampled(wrong, 9).entries()) {
  const { name, overlay, formIsPart, errors = [] } = state
  testExpecting(...errors)(
    `${name}: each link of the summary focuses its field`,
    proves('check 38'),
    async ({ page }) => {
      const locale = LOCALES[row % LOCALES.length]!
      await openState(page, state, locale)
      const summary = page.getByRole('alert').filter({ has: page.locator('a[href^="#"]') })
      await expect(aroundAlert(summary)).toBeFocused()
      if (!overlay && !formIsPart) await expect(page).toHaveTitle(START[locale])
      const address = page.url()
      const links = summary.getByRole('link')
      for (const link of await links.all()) {
        const field = (await link.getAttribute('href'))!.slice(1)
        const message = (await link.textContent())!
        await link.press('Enter')
        const landed = await page.evaluate((id) => {
          const field = document.getElementById(id)
          const active = document.activeElement!
          const box = active.getBoundingClientRect()
          const described = [active, field]
            .flatMap((element) => (element?.getAttribute('aria-describedby') ?? '').split(' '))
            .map((described) => document.getElementById(described)?.textContent)
          return {
            // A list is disabled until another choice is made; its link leads to that choice.
            inField: !!field?.contains(active) && active.ariaDisabled !== 'true',
            waits: field?.ariaDisabled === 'true' && active.ariaInvalid === 'true',
            seen: box.top >= 0 && box.bottom <= innerHeight,
            described: described.join(' '),
          }
        }, field)
        expect(landed.seen, message).toBe(true)
        expect(landed.inField || landed.waits, message).toBe(true)
        if (!landed.waits) expect(landed.described).toContain(message)
      }
      expect(page.url()).toBe(address)
    },
  )
}
