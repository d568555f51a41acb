import type { Page } from '@playwright/test'
import { enquiryForm } from '../enquiry-form.ts'
import { storedEverywhere } from '../stored-everywhere.ts'
import { expect, goTo, open } from '../fixture.ts'
import { fail, recover } from '../mock-faults.ts'
import { newId, provide } from '../provide.ts'
import { asPerson, fetched, logIn, logOut, signIn, store, withBusiness } from '../sign-in.ts'
import type { Journey, OpenTab } from './journey.ts'

/** Part of everything the first person has typed or stored; the mock names everyone else Asha Pawar. */
const SECRET = 'Secret'
const fullName = (page: Page) => page.getByRole('textbox', { name: 'Full name' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' })

/** Nothing of the first person is on the page or anywhere in the browser. */
const isClean = (page: Page) =>
  expect(async () => {
    const shown = await page.evaluate(() =>
      [
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
      ].join('\n'),
    )
    expect(`${shown}\n${await storedEverywhere(page)}`).not.toContain(SECRET)
  }).toPass({ timeout: 5_000 })

/** A person with a name, an enquiry, a purchase, a saved search and drafts, who has visited several pages. */
async function first(page: Page) {
  const { token, mobile } = await signIn(page, 'farmer')
  const reply = await page.request.post('/api/mobile/v1/edit-user-profile/', {
    ...asPerson(token),
    multipart: { full_name: `Asha ${SECRET}`, email: '' },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  const id = newId()
  await provide(page, 'an enquiry exists', { id, owner: mobile })
  await store(page, {
    user_name: `Asha ${SECRET}`,
    saved_board: JSON.stringify([{ query: `name=${SECRET}`, seen: null }]),
    registration_fpo_info: JSON.stringify({ role: SECRET }),
  })
  await open(page, '/enquiry/new', 'en')
  await enquiryForm(page).location.fill(SECRET)
  await page.keyboard.press('Tab')
  await goTo(page, '/enquiry')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await goTo(page, '/profile')
  await expect(page.getByRole('heading', { name: `Asha ${SECRET}` })).toBeVisible()
  return { token, id }
}

/** The pages that `first` has visited with their headings, latest first. */
const visited = [
  ['/profile', 'Profile'],
  ['/enquiry', 'My enquiries'],
  ['/enquiry/new', 'New enquiry'],
] as const

const stored: Journey['stored'] = async (page, { token, id }) => [
  await fetched(page, '/api/mobile/v1/user-profile/', token),
  await fetched(page, `/api/mobile/v1/enquiries/${id}/`, token),
]

/** Tabs that show data of the first person. */
const tabs = {
  'with the profile that is edited': async (tab) => {
    await tab.goto('/profile?mode=edit')
    await fullName(tab).fill(`Asha ${SECRET}e`)
  },
  'with a message to our support': async (tab) => {
    await tab.goto('/Support')
    await message(tab).fill(SECRET)
  },
  'with the directory sorted by nearness': async (tab) => {
    await tab.goto(`/directory?near=${SECRET},Maharashtra`)
  },
} satisfies Record<string, OpenTab['begin']>

const openTabs = (end: OpenTab['end']): OpenTab[] =>
  Object.entries(tabs).map(([name, begin]) => ({
    name,
    begin,
    async end(tab) {
      await isClean(tab)
      await end(tab)
    },
  }))

const isAtSignIn = async (page: Page) => {
  await expect(page).toHaveURL('/auth?next=%2Fprofile')
  await isClean(page)
}
const isVisitor = (page: Page) => expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0)

const signOut: Journey = {
  name: 'signing out',
  address: '/profile',
  begin: first,
  async end(page) {
    await logOut(page)
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  },
  stored,
  says: {
    async Back(page) {
      for (const [steps, [path]] of visited.entries()) {
        if (steps > 0) await page.goBack()
        await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
        await isClean(page)
      }
    },
    async reload(page) {
      await expect(page).toHaveURL('/')
      await isVisitor(page)
      await isClean(page)
    },
    'the same address typed again': isAtSignIn,
    'another tab': isAtSignIn,
  },
  openTabs: openTabs(isVisitor),
}

/** The page shows the second person. */
async function isSecond(page: Page) {
  await expect(page.getByRole('main').getByText('Asha Pawar').first()).toBeVisible()
  await isClean(page)
  await isSecondInMenu(page)
}
async function isSecondInMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Account', exact: true })
  await menu.click()
  await expect(page.getByRole('banner').getByText('Asha Pawar')).toBeVisible()
  await page.keyboard.press('Escape')
  await isClean(page)
}
const second = async (page: Page) => logIn(page, await withBusiness(page, 'buyer'))

const another: Journey = {
  name: 'signing in as somebody else',
  address: '/profile',
  begin: first,
  async end(page) {
    await logOut(page)
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await second(page)
    await expect(page).toHaveURL('/')
    await isClean(page)
  },
  stored,
  says: {
    async Back(page) {
      await expect(page).toHaveURL('/') // where the first one logged out
      for (const [path, heading] of visited) {
        await page.goBack()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await isSecondInMenu(page)
      }
    },
    async reload(page) {
      await isSecondInMenu(page)
    },
    'the same address typed again': isSecond,
    'another tab': isSecond,
  },
  openTabs: openTabs(isSecondInMenu),
}

/** Without logging out: the drafts of the first person stay for them alone. */
const afterExpiry: Journey = {
  ...another,
  name: 'a session has expired, signing in as somebody else',
  errors: [/401 \(Unauthorized\)/],
  async end(page) {
    await fail(page, 'getUserProfile', '401')
    await page.reload()
    await expect(page).toHaveURL('/auth?next=%2Fprofile')
    await recover(page)
    await second(page)
    await expect(page).toHaveURL('/profile')
    await isClean(page)
  },
  says: {
    ...another.says,
    async Back(page) {
      await expect(page).toHaveURL('/enquiry')
      await expect(page.getByRole('heading', { level: 1, name: 'My enquiries' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toBeVisible() // the empty state
      await isSecondInMenu(page)
    },
    reload: isSecond,
  },
}

export const people = [signOut, another, afterExpiry]
