import { expect, type Locator } from '@playwright/test'

// Opens a list, types if `typed` is given, and presses an option. `which` is its position among the shown ones or its
// name; or, by keyboard, its id, which is the same in every language.
export async function choose(
  field: Locator,
  which: { typed?: string } & ({ id: string } | { at: number } | { name: string }),
): Promise<void> {
  // A press on the field closes a list that is open.
  if ((await field.getAttribute('aria-expanded')) !== 'true') await field.click()
  await expect(field).toHaveRole('combobox')
  if (which.typed) await field.fill(which.typed)
  const page = field.page()
  // The message of an empty list (“Loading suggestions…”) is an option too, but has no key.
  const options = page.locator('[role=option][data-key]')
  if ('id' in which) {
    await expect(options.first()).toBeVisible()
    const marked = () =>
      page.locator('[role=option][data-focused]').evaluateAll(([option]) => option?.getAttribute('data-key'))
    await expect(async () => {
      const before = await marked()
      await field.press('ArrowDown')
      // If there is only one option, the arrow key marks it again.
      const isDone = async () => {
        const now = await marked()
        return now === which.id || now !== before
      }
      await expect.poll(isDone, { timeout: 500, intervals: [10] }).toBe(true)
      expect(await marked()).toBe(which.id)
    }).toPass({ intervals: [0] })
    await field.press('Enter')
  } else
    await ('at' in which ? options.nth(which.at) : page.getByRole('option', { name: which.name, exact: true })).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
