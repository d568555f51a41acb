import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { checkout, pressIn } from '../checkout.ts'
import { expect } from '../fixture.ts'
import { enquiryForm } from '../enquiry-form.ts'
import { draftOfEnquiry } from '../filled-in.ts'
import { launch, tabOf } from '../mortal-browser.ts'
import { store } from '../sign-in.ts'
import type { User } from './world.ts'

/** Time that an act may take before it counts as not done (ms): the app's own limit of a request is 10 s. */
const PATIENCE = 25_000

export type Line = 'good' | 'slow' | 'gone for 3 s'

/** A person with a browser and a profile of their own, which outlives the browser. */
export function createPerson(user: User, origin: string, folder: string, variety: number) {
  /** Texts of the last draft that the browser kept, and of an enquiry whose fate is open. A kill may take either (docs/faults.md). */
  const kept: { draft?: string; enquiry?: string } = {}

  async function inBrowser(work: (tab: Page, kill: () => Promise<void>) => Promise<void>) {
    const { browser, kill, close } = await launch(join(folder, user.mobile), ['--ignore-certificate-errors'])
    try {
      const tab = tabOf(browser)
      tab.setDefaultTimeout(PATIENCE)
      await tab.context().addCookies([{ name: 'lang', value: 'en', url: origin }])
      await tab.goto(`${origin}/robots.txt`)
      await store(tab, {
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
        const changes = { type: 'sell', additional_notes: text }
        await store(tab, draftOfEnquiry(user.userId, variety, changes))
      }
      await tab.goto(`${origin}/enquiry/new`)
      const form = enquiryForm(tab)
      await expect(form.notes).toBeVisible({ timeout: PATIENCE })
      await expect(form.location).toHaveValue(/Nashik/, { timeout: PATIENCE })
      await form.post.click()
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
    async remains(paid: number[]) {
      const found = { draft: '', enquiry: '', hidden: [] as number[] }
      /** Waits for the text that should be there. */
      const valueOf = async (field: Locator, expected?: string) => {
        await expect(field).toBeVisible()
        if (expected)
          await expect(field)
            .toHaveValue(expected)
            .catch(() => undefined)
        return field.inputValue()
      }
      await inBrowser(async (tab) => {
        await tab.goto(`${origin}/Support`)
        found.draft = await valueOf(tab.getByLabel('Your message'), kept.draft)
        await tab.goto(`${origin}/enquiry/new`)
        found.enquiry = await valueOf(enquiryForm(tab).notes, kept.enquiry)
        for (const id of paid) {
          await tab.goto(`${origin}/global-enquiry/${id}`)
          const number = tab.getByRole('region', { name: 'Owner’s contact' }).locator('a[href^="tel:"]')
          await expect(number.first())
            .toBeVisible({ timeout: PATIENCE })
            .catch(() => found.hidden.push(id))
        }
      })
      return found
    },
    /** Takes what was typed from the device. */
    loseDrafts: () =>
      inBrowser((tab) =>
        tab.evaluate(() => {
          for (const key of Object.keys(localStorage)) if (key.startsWith('draft_')) localStorage.removeItem(key)
        }),
      ),
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
