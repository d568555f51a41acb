import type { Locator, Page } from '@playwright/test'

type Files = Parameters<Locator['setInputFiles']>[0]

const anyButton = (page: Page) => page.locator('main button:has(+ input[type=file])')

/** The button of a file field: its label names it, and it says what it takes and why a file was refused. */
export const fileButton = (page: Page, label: string) =>
  anyButton(page).and(page.getByRole('button', { name: new RegExp(`^${label}`) }))

/** Whether a page, as it is now, has a file field. */
export const hasFileField = async (page: Page) => (await anyButton(page).count()) > 0

/** Gives a file to the file field of a page, as a person does: by its button, in the browser's own choice. */
export async function chooseFile(page: Page, files: Files) {
  const choice = page.waitForEvent('filechooser')
  await anyButton(page).click()
  await (await choice).setFiles(files)
}
