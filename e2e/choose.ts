import { expect, type Locator } from '@playwright/test'

/**
 * Chooses in a searchable list as a person does: opens it, types if that is said, and presses an option.
 * @param which its place among those that are shown, or its name; its id, where the language doesn't matter: by keys
 */
export async function choose(
  field: Locator,
  which: { typed?: string } & ({ id: string } | { at: number } | { name: string }),
): Promise<void> {
  await field.click()
  await expect(field).toHaveRole('combobox')
  if (which.typed) await field.fill(which.typed)
  const page = field.page()
  // Of an empty list what it says (“Loading suggestions…”) is an option too, but none to choose.
  const options = page.locator('[role=option][data-key]')
  if ('id' in which) {
    await expect(options.first()).toBeVisible()
    const marked = () =>
      page.locator('[role=option][data-focused]').evaluateAll(([option]) => option?.getAttribute('data-key'))
    await expect(async () => {
      const before = await marked()
      await field.press('ArrowDown')
      // The only option is marked again.
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
