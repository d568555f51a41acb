import { expect, open, shortMessages, test } from './fixture.ts'
import { openTool } from './list-tools.ts'
import { signIn, store } from './sign-in.ts'

const NASHIK = '/price-mandi?state=Maharashtra&commodity=Onion'

test('mandi: a visitor saves a search by keyboard and later opens it', async ({ page }) => {
  await open(page, NASHIK, 'en')
  const save = page.getByRole('button', { name: 'Save this search' })
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove saved search' })).toBeFocused()
  const all = page.getByRole('button', { name: 'Saved searches (1)' })
  await expect(all).toBeVisible()

  await test.step('and opens it from the list', async () => {
    await page.keyboard.press('Tab')
    await expect(all).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(all).toBeFocused()
    await page.goto('/price-mandi')
    await expect(save).toHaveCount(0)
    await all.click()
    await page.getByRole('dialog').getByRole('link', { name: 'Onion, Maharashtra' }).click()
    await expect(page).toHaveURL(/state=Maharashtra&commodity=Onion/)
    await expect(page.getByRole('button', { name: 'Remove saved search' })).toBeVisible()
  })

  await test.step('a list keeps ten searches and ignores invalid storage', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ query: `commodity=Crop${index}` }))
    await store(page, { saved_mandi: JSON.stringify(ten) })
    await page.goto(NASHIK)
    await save.click()
    await expect(shortMessages(page).getByText('You can keep 10 searches. Remove one first.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Saved searches (10)' })).toBeVisible()
    await store(page, { saved_mandi: '[{"query":7}]' })
    await page.reload()
    await expect(save).toBeVisible()
    await expect(page.getByRole('button', { name: /^Saved searches/ })).toHaveCount(0)
  })
})

test('board: a search is saved and another removed in the drawer of a phone @full', async ({ page }) => {
  const onion = 'subcategory=49&name=Onion'
  await signIn(page, 'buyer')
  await store(page, {
    saved_board: JSON.stringify([{ query: 'type=sell' }, { query: 'name=jalna' }, { query: onion }]),
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/global-enquiry?type=buy', 'hi')
  await openTool(page, 'more')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'यह खोज सहेजें' }).click()
  await expect(dialog.getByRole('button', { name: 'सहेजी गई खोज हटाएँ' })).toBeVisible()
  const rows = dialog.getByRole('listitem')
  await expect(rows.nth(2).getByRole('link')).toHaveText('“jalna”')
  await expect(rows.nth(3).getByRole('link')).toHaveText('प्याज')
  await rows.nth(1).getByRole('button').click()
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  const stored = await page.evaluate(() => localStorage.getItem('saved_board'))
  expect(JSON.parse(stored!)).toEqual([{ query: 'type=buy' }, { query: 'name=jalna' }, { query: onion }])
})
