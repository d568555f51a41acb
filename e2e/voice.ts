import type { Page } from '@playwright/test'
import { withoutPause } from './time.ts'
import { standInRecogniser, standInVoices, type Heard } from '../tests/domain/voice/stand-ins.ts'

type Played = { heard: Heard }

// Gives the browser a recogniser that a test controls (fixture.ts removes the real one); call it before the page
// opens. With `atOnce` the microphone loads with the page rather than after its content.
export async function withRecogniser(page: Page, { atOnce = true } = {}): Promise<void> {
  await page.addInitScript(standInRecogniser)
  if (atOnce) await withoutPause(page)
}

/** Gives the browser voices for these languages. Call it before the page opens. */
export async function withVoices(page: Page, ...langs: string[]): Promise<void> {
  await page.addInitScript(`(${standInVoices.toString()})(...${JSON.stringify(langs)})`)
  await withoutPause(page)
}

/** A person speaks into the listening microphone. */
export const say = (page: Page, ...guesses: string[]) =>
  page.evaluate((texts) => {
    const { heard } = window as unknown as Played
    heard.start()
    heard.final(...texts)
  }, guesses)

/** A person has begun to speak. */
export const hear = (page: Page, soFar: string) =>
  page.evaluate((text) => {
    const { heard } = window as unknown as Played
    heard.start()
    heard.soFar(text)
  }, soFar)

export const failListening = (page: Page, error: string) =>
  page.evaluate((why) => (window as unknown as Played).heard.error(why), error)
