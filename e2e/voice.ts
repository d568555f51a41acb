import type { Page } from '@playwright/test'
import { withoutPause } from './time.ts'
import { standInRecogniser, standInVoices, type Heard, type Spoken } from '../tests/domain/voice/stand-ins.ts'

type Played = { heard: Heard; spoken: Spoken }

/**
 * The tests' browser hears nothing (fixture.ts): from here on it does what a test plays. Before the page is opened.
 * @param atOnce whether the microphone comes with the page, and not after its content
 */
export async function withRecogniser(page: Page, { atOnce = true } = {}): Promise<void> {
  await page.addInitScript(standInRecogniser)
  if (atOnce) await withoutPause(page)
}

/** Voices for these languages. Before the page is opened. */
export async function withVoices(page: Page, ...langs: string[]): Promise<void> {
  await page.addInitScript(`(${standInVoices.toString()})(...${JSON.stringify(langs)})`)
  await withoutPause(page)
}

/** Somebody says something into the microphone that is on. */
export const say = (page: Page, ...guesses: string[]) =>
  page.evaluate((texts) => {
    const { heard } = window as unknown as Played
    heard.start()
    heard.final(...texts)
  }, guesses)

export const failListening = (page: Page, error: string) =>
  page.evaluate((why) => (window as unknown as Played).heard.error(why), error)

/** What each microphone was told: 'start', 'abort'. */
export const microphones = (page: Page) =>
  page.evaluate(() => (window as unknown as Played).heard.all.map(({ calls }) => calls.join(' ')))

/** What is being read aloud. */
export const reading = (page: Page) => page.evaluate(() => (window as unknown as Played).spoken.reading)
