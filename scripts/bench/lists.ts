import { chromium, type Page } from 'playwright'
import { readArguments } from '../arguments.ts'
import { chromium as launch } from '../chromium.ts'
import { calibrate, interaction, median, newPhone, slowPage } from './measure.ts'
import { MOCK, site, startMock, trustsSite } from './site.ts'

readArguments(
  `npm run bench:lists

Measures how fast the longest lists respond on a low-end phone (360 × 800, slowed down as by npm run bench): the time from an
input to the next frame, and to the first visible option; medians of 5. Starts a mock.`,
  {},
)
const TIMES = 5
/** Goal in ms (§performance.1). */
const BUDGET = 100
const DISTRICT = '#mandi-district'

const STATE = '#mandi-state'

const inputs: { what: string; act: (page: Page) => Promise<unknown> }[] = [
  { what: 'the short list of states, opened by a tap', act: (page) => page.locator(STATE).tap() },
  { what: 'districts opened by a tap', act: (page) => page.locator(DISTRICT).tap() },
  { what: 'the last option, by Arrow up', act: (page) => page.keyboard.press('ArrowUp') },
  { what: 'the option before it', act: (page) => page.keyboard.press('ArrowUp') },
  { what: 'a first letter', act: (page) => page.keyboard.type('n') },
  { what: 'a second letter', act: (page) => page.keyboard.type('a') },
  { what: 'a third letter, which matches by sound only', act: (page) => page.keyboard.type('z') },
]

/** Time in ms until an option is visible. */
const untilVisible = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        const look = () =>
          document.querySelector('[role=option]')?.checkVisibility({ opacityProperty: true })
            ? resolve(performance.now() - from)
            : requestAnimationFrame(look)
        look()
      }),
  )

const mock = await startMock()
const server = await site(process.env.OUT ?? 'dist', MOCK + 1)
const origin = `https://127.0.0.1:${MOCK + 1}`
const browser = await chromium.launch({ ...launch, args: [...launch.args, trustsSite()] })
const { index } = await calibrate(browser)

try {
  const figures = inputs.map(() => [] as number[])
  const taps: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const context = await newPhone(browser, {}, origin)
    const page = await slowPage(context, 'main form')
    await page.goto(`${origin}/price-mandi`)
    await page.waitForLoadState('networkidle')
    // On a phone the filters are in a drawer.
    await page.locator('main button[aria-haspopup=dialog]').first().tap()
    // Wait for React Aria and the districts, so that only the list is measured.
    await page.locator(DISTRICT).focus()
    await page.locator(`${DISTRICT}[role=combobox]`).waitFor()
    await page.waitForLoadState('networkidle')
    await page.locator(STATE).focus()
    await page.locator(`${STATE}[role=combobox]`).waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByRole('dialog').getByRole('heading').first().click()
    for (const [at, { act }] of inputs.entries()) {
      // The list of states covers the field below it.
      if (at === 1) await page.keyboard.press('Escape')
      const shown = at === 1 ? untilVisible(page) : undefined
      figures[at]!.push(await interaction(page, async () => void (await act(page))))
      if (shown) taps.push(await shown)
    }
    await context.close()
  }
  console.log(
    `\nDistricts of the country, BenchmarkIndex ${index}; ms from an input to the next frame (budget ${BUDGET})\n`,
  )
  for (const [at, { what }] of inputs.entries()) {
    const figure = median(figures[at]!)
    console.log(`${String(Math.round(figure)).padStart(6)}${figure > BUDGET ? ' !' : '  '} ${what}`)
  }
  console.log(`${String(Math.round(median(taps))).padStart(6)}   from the tap to the first option on the screen`)
} finally {
  await browser.close()
  server.close()
  mock.kill()
}
process.exit(0)
