import { full } from '../../tests/figures.ts'
import { expect, stateOf, test } from '../fixture.ts'
import { clipped, overflow, overlapping } from './layout.ts'
import { hardCoded, speakPseudo } from './pseudo-language.ts'

const NAMES = full
  ? [
      'home',
      'home that has heard something',
      'board',
      'board with its saved searches',
      'new enquiry',
      'sign-in',
      'registration with a PIN code that was found',
      'directory sorted by nearness',
      'mandi',
      'mandi with its filters in a drawer',
      'mandi, sorted as a whole and summed up',
      'mandi with where to sell',
      'mandi with prices over time',
    ]
  : ['mandi']

for (const name of NAMES) {
  test(`texts that are 40 % longer have room, and none is hard-coded: ${name}`, async ({ page }) => {
    const state = stateOf(name)
    await page.setViewportSize({ width: 360, height: 800 })
    await state.before?.(page)
    await speakPseudo(page)
    await page.goto(state.path)
    await state.ready(page)
    await expect(page.locator('main h1').first()).toHaveText(/^⟦.*⟧$/)
    expect(await overflow(page)).toEqual([])
    expect(await clipped(page)).toEqual([])
    expect(await overlapping(page)).toEqual([])
    expect(await hardCoded(page)).toEqual([])
  })
}
