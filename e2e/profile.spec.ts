import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, openAs, shortMessages, test } from './fixture.ts'
import { storedValues } from './sign-in.ts'
import { proves } from '../tests/proves.ts'
import { chooseFile, fileButton } from './file-field.ts'

/** docs/product/profile.md */

const fact = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd')
/** The person's name. */
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const save = (page: Page) => page.getByRole('button', { name: 'Save' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Full name' })
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('the profile', () => {
  test(
    'shows the person and the business, and is edited, with a picture',
    proves('Profile update: Profile updated successfully'),
    async ({ page }) => {
      const { mobile } = await openAs(page, 'manufacturer', '/profile')
      await expect(heading(page)).toHaveText('Asha Pawar')
      await expect(fact(page, 'Mobile number')).toHaveText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
      await expect(fact(page, 'Preferred language')).toHaveText('English')
      await expect(fact(page, 'Business type')).toHaveText('Manufacturer')
      for (const term of ['Company name', 'Address', 'Current location'])
        await expect(fact(page, term)).not.toHaveText('')
      await page.getByRole('button', { name: 'Manage account' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Delete Account' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Delete account' })).toBeFocused()
      await page.goBack()
      await page.getByRole('link', { name: 'Edit profile' }).click()
      await expect(name(page)).toBeFocused()
      await name(page).fill('Asha Ozarkar')
      await page.getByRole('textbox', { name: 'Email' }).fill('asha.ozarkar@example.com')
      await page.getByRole('radio', { name: 'मराठी' }).check()
      await chooseFile(page, { name: 'me.png', mimeType: 'image/png', buffer: PNG })
      // Without a route the browser doesn't reveal the body of a form with a file.
      await page.route('**/edit-user-profile/', (route) => route.continue())
      const request = page.waitForRequest('**/edit-user-profile/')
      await save(page).dblclick()
      expect((await request).headers()['x-user-lang']).toBe('mr')
      // The photo is redrawn, which removes the camera's metadata.
      expect((await request).postDataBuffer()?.toString('latin1')).toContain('filename="me.jpg"')
      await expect(shortMessages(page)).toHaveText('प्रोफाइल बदलली आहे')
      await expect(page).toHaveURL('/profile')
      // Back does not show the profile once more.
      expect(await page.evaluate(() => (history.state as { idx: number }).idx)).toBe(0)
      await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
      await expect(page.getByRole('link', { name: 'प्रोफाइल बदला' })).toBeFocused()
      await expect(heading(page)).toHaveText('Asha Ozarkar')
      await expect(fact(page, 'पसंतीची भाषा')).toHaveText('मराठी')
      await expect(page.locator('main img')).toHaveAttribute('src', /^\/media\/photos\//)
      expect(await storedValues(page)).toMatchObject({
        user_name: 'Asha Ozarkar',
        user_email: 'asha.ozarkar@example.com',
      })
    },
  )

  test(
    'shows errors at the field and in a summary; a cancelled change doesn’t return',
    proves('case 7'),
    async ({ page }) => {
      await openAs(page, 'farmer', '/profile?mode=edit')
      const picture = fileButton(page, 'Profile picture')
      await chooseFile(page, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10, '<') })
      await expect(picture).toHaveAccessibleDescription(/Invalid file type\. Please select an image\./)
      const big = test.info().outputPath('a.gif') // a path, because a buffer of this size takes seconds
      writeFileSync(big, Buffer.alloc(5_242_881, '<'))
      await chooseFile(page, big)
      await expect(picture).toHaveAccessibleDescription(/File too large\. Please select an image under 5MB\./)
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
      // A damaged picture is found out when it is sent.
      const unreadable = /This picture can’t be read: it is damaged, or no longer where it was\./
      await name(page).fill('Asha Ozarkar')
      await chooseFile(page, { name: 'me.png', mimeType: 'image/png', buffer: PNG.subarray(0, 40) })
      await save(page).click()
      await expect(page.getByRole('alert').getByRole('link', { name: unreadable })).toBeVisible()
      await expect(picture).toHaveAccessibleDescription(unreadable)
      await expect(name(page)).toHaveValue('Asha Ozarkar')

      await name(page).fill(' ')
      await page.getByRole('textbox', { name: 'Email' }).fill('asha@')
      await save(page).click()
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'Please enter a valid email',
      )
      await expect(name(page)).toHaveAccessibleDescription('Please enter full name')
      await name(page).fill('Somebody else')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(heading(page)).toHaveText('Asha Pawar')
      await page.getByRole('link', { name: 'Edit profile' }).click()
      await expect(name(page)).toHaveValue('Asha Pawar')
    },
  )
})
