import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { checkout, pressIn } from '../checkout.ts'
import { expect } from '../fixture.ts'
import { ONION, VEGETABLES } from '../enquiry-form.ts'
import { launch, tabOf } from '../mortal-browser.ts'
import type { User } from './world.ts'

/** Time that an act may take before it counts as not done (ms): the app's own limit of a request is 10 s. */
const PATIENCE = 25_000

export type Line = 'good' | 'slow' | 'gone for 3 s'

/** A person with a browser and a profile of their own, which outlives the browser. */
export function createPerson(user: User, origin: string, folder: string, variety: string) {
  /** Texts of the last draft that the browser kept, and of an enquiry whose fate is open. A kill may take either (docs/faults.md). */
  const kept: { draft?: string; enquiry?: string } = {}

  async function inBrowser(work: (tab: Page, kill: () => Promise<void>) => Promise<void>) {
    const { browser, kill, close } = await launch(join(folder, user.mobile), ['--ignore-certificate-errors'])
    try {
      const tab = tabOf(browser)
      tab.setDefaultTimeout(PATIENCE)
      await tab.context().addCookies([{ name: 'lang', value: 'en', url: origin }])
      await tab.goto(`${origin}/robots.txt`)
      await put(tab, {
        authToken: user.token,
        userId: String(user.userId),
        mobile: user.mobile,
        userRole: 'user',
        user_phone: user.mobile,
        business_type: 'buyer',
      })
      await work(tab, kill)
    } finally {
      await close().catch(() => undefined) // it may be dead already
    }
  }

  const acts = {
    async enquiry(tab: Page, text: string) {
      if (kept.enquiry === undefined) {
        kept.enquiry = text
        const values = {
          type: 'sell',
          product: VEGETABLES.id,
          sub_category: ONION.id,
          new_subcategory_name: '',
          sub_sub_category: variety,
          new_sub_subcategory_name: '',
          grade: '',
          is_organic: 'no',
          quantity: '10',
          unit: 'quintal',
          expected_price: '12.50',
          minimum_expected_price: '',
          location: 'Niphad, Nashik',
          additional_notes: text,
        }
        await put(tab, {
          'draft_enquiry-new': JSON.stringify({ user: user.userId, savedAt: Date.now(), values }),
        })
      }
      await tab.goto(`${origin}/enquiry/new`)
      const notes = tab.getByRole('textbox', { name: 'Additional notes', exact: true })
      await expect(notes).toBeVisible({ timeout: PATIENCE })
      await expect(
        tab
          .getByRole('textbox', { name: 'Location', exact: true })
          .or(tab.getByRole('combobox', { name: 'Location', exact: true })),
      ).toHaveValue(/Nashik/, { timeout: PATIENCE })
      await tab.getByRole('button', { name: 'Post enquiry' }).click()
      const done = tab.getByRole('heading', { name: 'Enquiry created successfully!' }).first()
      await expect(done).toBeVisible({ timeout: PATIENCE })
      delete kept.enquiry
    },
    async payment(tab: Page, id: string) {
      await tab.goto(`${origin}/global-enquiry/${id}`)
      await tab.getByRole('button', { name: 'Show interest (₹10)' }).first().click()
      await tab.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click()
      await expect(checkout(tab)).toBeVisible({ timeout: PATIENCE })
      await pressIn(tab, /^Pay ₹10/)
      // Said to screen readers first, in an element that nobody sees.
      await expect(tab.getByText('Contact details purchased successfully!').first()).toBeAttached({ timeout: PATIENCE })
    },
    async draft(tab: Page, text: string) {
      await tab.goto(`${origin}/Support`)
      const message = tab.getByLabel('Your message')
      if (kept.draft) await expect(message).toHaveValue(kept.draft, { timeout: PATIENCE })
      // From the first key to the last the browser may have kept either.
      delete kept.draft
      await message.fill(text)
      await expect.poll(() => tab.evaluate(() => JSON.stringify(localStorage))).toContain(text)
      kept.draft = text
    },
  }

  return {
    user,
    kept,
    /** One act on a line that may change, in a browser that may be killed after `deathAfter` ms. */
    act: (kind: keyof typeof acts, text: string, line: Line, deathAfter?: number) =>
      inBrowser(async (tab, kill) => {
        const timers = [
          ...(await changeLine(tab, line)),
          ...(deathAfter === undefined ? [] : [setTimeout(() => void kill(), deathAfter)]),
        ]
        try {
          await acts[kind](tab, text)
        } catch (error) {
          if (deathAfter !== undefined && kind === 'enquiry') delete kept.enquiry
          throw error
        } finally {
          for (const timer of timers) clearTimeout(timer)
        }
      }),
    /** At the end, on a good line: what the forms hold, and whether the contacts that were paid for show. */
    async remains(paid: string[]) {
      const found = { draft: '', enquiry: '', hidden: [] as string[] }
      await inBrowser(async (tab) => {
        await tab.goto(`${origin}/Support`)
        const message = tab.getByLabel('Your message')
        await expect(message).toBeVisible()
        if (kept.draft)
          await expect(message)
            .toHaveValue(kept.draft)
            .catch(() => undefined)
        found.draft = await message.inputValue()
        await tab.goto(`${origin}/enquiry/new`)
        const notes = tab.getByRole('textbox', { name: 'Additional notes', exact: true })
        await expect(notes).toBeVisible()
        if (kept.enquiry)
          await expect(notes)
            .toHaveValue(kept.enquiry)
            .catch(() => undefined)
        found.enquiry = await notes.inputValue()
        for (const id of paid) {
          await tab.goto(`${origin}/global-enquiry/${id}`)
          await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
          const shows = await expect(tab.getByRole('button', { name: 'Show interest (₹10)' }))
            .toHaveCount(0, { timeout: PATIENCE })
            .then(
              () => true,
              () => false,
            )
          if (!shows) found.hidden.push(id)
        }
      })
      return found
    },
  }
}

async function changeLine(tab: Page, line: Line) {
  if (line === 'good') return []
  const session = await tab.context().newCDPSession(tab)
  const set = (offline: boolean, latency: number, throughput: number) =>
    session
      .send('Network.emulateNetworkConditions', {
        offline,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      })
      .catch(() => undefined) // the browser may be dead
  await set(false, 300, 60_000)
  if (line === 'slow') return []
  return [setTimeout(() => void set(true, 0, 0), 2_000), setTimeout(() => void set(false, 50, 500_000), 5_000)]
}

const put = (tab: Page, values: Record<string, string>) =>
  tab.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, values)
