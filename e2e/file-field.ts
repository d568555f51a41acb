import type { Locator, Page } from '@playwright/test'

type Files = Parameters<Locator['setInputFiles']>[0]

const anyButton = (page: Page) => page.locator('main button:has(+ input[type=file])')

/** The button of a file field, named by its label; it also tells the accepted files, and why one was refused. */
export const fileButton = (page: Page, label: string) =>
  anyButton(page).and(page.getByRole('button', { name: new RegExp(`^${label}`) }))

/** Whether the page currently has a file field. */
export const hasFileField = async (page: Page) => (await anyButton(page).count()) > 0

/** Chooses a file as a person does: with the field's button and the browser's file chooser. */
export async function chooseFile(page: Page, files: Files) {
  const choice = page.waitForEvent('filechooser')
  await anyButton(page).click()
  await (await choice).setFiles(files)
}
