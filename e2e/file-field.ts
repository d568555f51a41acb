import type { Locator, Page } from '@playwright/test'

type Files = Parameters<Locator['setInputFiles']>[0]

const anyButton = (page: Page) => page.locator('main input[type=file] + button')

/** The button of a file field, named by its label; it also tells the accepted files, and why one was refused. */
export const fileButton = (page: Page, label: string) =>
  anyButton(page).and(page.getByRole('button', { name: new RegExp(`^${label}`) }))

/** A photo as a phone takes it, drawn in the browser: larger than the one that is sent, unless `width` says otherwise. */
export async function photo(page: Page, { width = 2400 } = {}) {
  const base64 = await page.evaluate((width) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height: width / 2 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#a33'
    context.fillRect(0, 0, width / 2, width / 2)
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  }, width)
  return { name: 'onion.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

/** Chooses a file as a person does: with the field's button and the browser's file chooser. */
export async function chooseFile(page: Page, files: Files) {
  const choice = page.waitForEvent('filechooser')
  await anyButton(page).click()
  await (await choice).setFiles(files)
}
