import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, open, openState, test } from '../fixture.ts'
import { openTool } from '../list-tools.ts'
import { holdRequests } from '../requests.ts'
import { proves } from '../../tests/proves.ts'
import { full, inTurn, sampled } from '../../tests/sample.ts'

// These tests use every field with a list without a mouse or without sight: assistive technology actions, Tab, touch,
// an input method, a phone's keyboard, large zoom.
type Field = {
  /** The source file that renders the field. */
  of: string
  state: string
  selector: string
  typed: string
  /** Choosing an option opens another page. */
  leads?: true
}
const CATALOGUE = 'new enquiry with everything filled in'
const PLACES = 'registration with a pincode that was found'
const FIELDS: Field[] = [
  { of: 'ProduceInput', state: 'home', selector: 'input[name=search]', typed: 'oni', leads: true },
  { of: 'FilterForm', state: 'mandi, filtered', selector: '#mandi-state', typed: 'ma' },
  { of: 'FilterForm', state: 'mandi, filtered', selector: '#mandi-district', typed: 'go' },
  { of: 'FilterForm', state: 'mandi, filtered', selector: 'input[name=commodity]', typed: 'oni' },
  {
    of: 'SellForm',
    state: 'mandi asked where to sell',
    selector: 'input[name=place]',
    typed: 'na',
  },
  { of: 'PersonalFields', state: PLACES, selector: 'input[name=area]', typed: 'a' },
  { of: 'PersonalFields', state: PLACES, selector: 'input[name=city]', typed: 'a' },
  { of: 'PersonalFields', state: PLACES, selector: 'input[name=district]', typed: 'na' },
  { of: 'PersonalFields', state: PLACES, selector: 'input[name=state]', typed: 'ma' },
  { of: 'ProductFields', state: CATALOGUE, selector: 'input[name=product]', typed: 'f' },
  { of: 'ProductFields', state: CATALOGUE, selector: 'input[name=sub_category]', typed: 'o' },
  { of: 'ProductFields', state: CATALOGUE, selector: 'input[name=sub_sub_category]', typed: 'a' },
  { of: 'TradeFields', state: CATALOGUE, selector: 'input[name=location]', typed: 'na' },
]
/** One field whose choice opens a page, and one that keeps its choice. */
const ofEachKind = sampled(FIELDS, Infinity, ({ leads }) => leads)

test('the fields tested here include every field with a list', () => {
  const sources = globSync('src/{features,domain,app/shell}/**/*.tsx')
  const offering = sources.filter((file) => /<Combo(Field|Input)\b/.test(readFileSync(file, 'utf8')))
  expect(offering.map((file) => basename(file, '.tsx')).toSorted()).toEqual(
    [...new Set(FIELDS.map(({ of }) => of))].toSorted(),
  )
})

async function arrive(page: Page, { state: name, selector }: Field): Promise<Locator> {
  await openState(page, name)
  if (name === 'mandi, filtered') await openTool(page, 'filter')
  // React Aria ignores a touch in the first 500 ms of a document as VoiceOver's second one. Nobody is so fast.
  await page.waitForFunction(() => performance.now() > 500)
  return page.locator(selector)
}
const list = (page: Page) => page.getByRole('listbox')
/** Options that can be chosen: the message of an empty list (“Nothing found”) is an option too, without a key. */
const OPTION = '[role=option][data-key]'
const options = (page: Page) => list(page).locator(OPTION)

/** Opens the list by typing. */
async function offer(page: Page, field: Field): Promise<Locator> {
  const input = await arrive(page, field)
  await input.click()
  await expect(input).toHaveAttribute('role', 'combobox')
  await input.fill('')
  await input.pressSequentially(field.typed)
  await expect(options(page).first()).toBeVisible()
  return input
}

// Focuses and presses as Chrome does for assistive technology (TalkBack's double tap), and returns the pressed text.
// `inside` selects the last match in one step, since options change while the list follows the typing.
const doDefault = (locator: Locator, inside?: string) =>
  locator.evaluate((element: HTMLElement, inside) => {
    const pressed = inside ? [...element.querySelectorAll<HTMLElement>(inside)].at(-1)! : element
    const name = pressed.textContent.trim()
    pressed.closest<HTMLElement>('input, [tabindex]')?.focus()
    pressed.click()
    return name
  }, inside)

/** A list in a form, with nothing chosen. */
const EMPTY = { ...FIELDS.find(({ state }) => state === CATALOGUE)!, state: 'new enquiry' }
const where = (field: Field) => `${field.state}, ${field.selector}`

/** The option that the focused field's `aria-activedescendant` points to, from the browser's accessibility tree. */
async function activeOption(page: Page): Promise<{ role: string; name: string } | undefined> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  })
  const property = nodes[0]?.properties?.find(({ name }) => name === 'activedescendant')
  const target = property?.value.relatedNodes?.[0]?.backendDOMNodeId
  if (target === undefined) return undefined
  const tree = await session.send('Accessibility.getPartialAXTree', { backendNodeId: target, fetchRelatives: false })
  await session.detach()
  const [option] = tree.nodes
  return { role: String(option?.role?.value), name: String(option?.name?.value) }
}

for (const field of ofEachKind)
  test(
    `${where(field)}: a screen reader hears the marked option, and its press chooses it`,
    proves('check 22'),
    async ({ page }) => {
      const input = await offer(page, field)
      for (let press = 0; press < Math.min(2, await options(page).count()); press++) {
        await page.keyboard.press('ArrowDown')
        // Both in one attempt: the list may still follow the typing.
        await expect(async () => {
          const name = (await options(page).nth(press).textContent())!.trim()
          expect(await activeOption(page)).toEqual({ role: 'option', name })
        }).toPass()
      }
      const name = await doDefault(list(page), OPTION)
      await expect(list(page)).toHaveCount(0)
      if (field.leads) await expect(page).toHaveURL(/directory(\?|%3F)categoryId/)
      // The field shows a city from a longer list without its district.
      else await expect.poll(async () => name.startsWith(await input.inputValue())).toBe(true)
      if (!field.leads) await expect(input).not.toHaveValue('')
    },
  )

test.describe('on a slow device', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })
  const AWAY = { x: 30, y: 12 }
  /** Mouse, further keys and what follows a choice at once: tests/ui/combo-field.browser.tsx. */
  const OPENED_BY: Record<string, (page: Page, input: Locator) => Promise<unknown>> = {
    'a tap': (_, input) => input.tap({ position: AWAY }),
    'a tap on its centre, as VoiceOver’s': (_, input) => input.tap(),
    'a long press': async (page, input) => {
      const { x, y } = await boxOf(input)
      const session = await page.context().newCDPSession(page)
      const touchPoints = [{ x: x + AWAY.x, y: y + AWAY.y }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)))
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    'a tap and a letter': async (page, input) => {
      await input.tap({ position: AWAY })
      await page.keyboard.type('f')
    },
    'a tap and a walk': async (page, input) => {
      await input.tap({ position: AWAY })
      await page.keyboard.press('ArrowDown')
    },
    'an action of an assistive technology': (_, input) => doDefault(input),
  }

  test('a list opens however it is opened', async ({ page }) => {
    test.slow() // many openings, on a phone that is several times slower
    const input = await arrive(page, EMPTY)
    await expect(input).toHaveAttribute('role', 'combobox')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: full ? 6 : 3 })
    for (const [what, act] of Object.entries(OPENED_BY))
      await test.step(what, async () => {
        await page.getByRole('heading', { level: 1 }).click()
        await act(page, input)
        await expect(input).toHaveAttribute('aria-expanded', 'true')
        await expect(input).toBeFocused()
        await expect(options(page).first()).toBeVisible()
        await expect(page.locator('[data-trigger=ComboBox]')).toHaveCSS('opacity', '1')
        await page.keyboard.press('Escape')
        await expect(list(page)).toHaveCount(0)
        await expect(input).toHaveValue('')
      })
  })
})

test('focus, caret and composition stay while the list loads', async ({ page }) => {
  for (const [path, selector] of [
    ['/', 'input[name=search]'],
    ['/price-mandi?state=Goa', '#mandi-district'],
  ] as const) {
    const { release } = await holdRequests(page, '**/assets/widgets-*.js')
    await open(page, path, 'en')
    const input = page.locator(selector)
    await input.click()
    await page.keyboard.type('ga')
    await page.keyboard.press('ArrowLeft')
    const before = await input.elementHandle()
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'मह', selectionStart: 2, selectionEnd: 2 })
    await expect(input).toHaveValue('gमहa')
    release()
    await expect(input).toHaveAttribute('role', 'combobox')
    expect(await before?.evaluate((old, selector) => old === document.querySelector(selector), selector)).toBe(true)
    await session.send('Input.imeSetComposition', { text: 'महा', selectionStart: 3, selectionEnd: 3 })
    await expect(input).toHaveValue('gमहाa')
    await session.send('Input.insertText', { text: 'महा' })
    await expect(input).toHaveValue('gमहाa')
    await expect(input).toBeFocused()
    expect(await input.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4)
  }
})

const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  for (const field of inTurn(ofEachKind, 1))
    test(`${where(field)}: the list fits above the phone’s keyboard and scrolls`, async ({ page }) => {
      // Replaces the visual viewport that an on-screen keyboard leaves visible; Chromium has no keyboard to open here.
      await page.addInitScript(() => {
        const part = Object.assign(new EventTarget(), {
          width: 360,
          height: 640,
          scale: 1,
          offsetTop: 0,
          offsetLeft: 0,
          pageLeft: 0,
        })
        Object.defineProperty(part, 'pageTop', { get: () => scrollY + part.offsetTop })
        Object.defineProperty(window, 'visualViewport', { value: part })
      })
      const input = await arrive(page, field)
      await input.tap()
      await expect(input).toHaveAttribute('role', 'combobox')
      // A phone keeps the touched field above its keyboard: it scrolls the page, or pans over a dialog, which is fixed.
      await input.evaluate((element) => {
        const part = window.visualViewport!
        const below = element.getBoundingClientRect().bottom - 310
        if (element.closest('[role=dialog]')) Object.assign(part, { offsetTop: Math.max(0, below) })
        else scrollBy({ top: below, behavior: 'instant' })
        Object.assign(part, { height: 320 })
        part.dispatchEvent(new Event('resize'))
      })
      await input.fill(field.typed.slice(0, 1))
      await expect(options(page).first()).toBeVisible()
      // The list finds its place once its options are measured.
      await expect(async () => {
        const box = await boxOf(list(page))
        const top = await page.evaluate(() => window.visualViewport!.offsetTop)
        expect(box.top).toBeGreaterThanOrEqual(top)
        expect(box.bottom).toBeLessThanOrEqual(top + 320)
        expect(box.height).toBeGreaterThanOrEqual(44)
        expect(box.width).toBeGreaterThanOrEqual(220)
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(360)
      }).toPass()
      const scrolls = await list(page).evaluate((element) => {
        if (element.scrollHeight <= element.clientHeight) return 'it need not'
        element.scrollTop = 40
        return element.scrollTop
      })
      expect(['it need not', 40]).toContain(scrolls)
    })

  test('a tap or long press chooses, a drag scrolls, and no press reaches the page below', async ({ page }) => {
    // A form, because in a drawer an Escape with no open list closes the drawer.
    const input = await offer(page, EMPTY)
    await test.step('the page scrolls, as when the keyboard comes: the list stays with its field', async () => {
      for (const by of [60, -30]) {
        await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by)
        // After two frames, the scroll listeners have run.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        await expect(list(page)).toBeVisible()
        await expect
          .poll(async () => {
            const [field, shown] = [await boxOf(input), await boxOf(list(page))]
            return Math.min(Math.abs(shown.top - field.bottom), Math.abs(field.top - shown.bottom))
          })
          .toBeLessThan(16)
      }
      await page.keyboard.press('Escape')
      await input.fill('')
      await page.keyboard.press('Escape')
      await expect(list(page)).toHaveCount(0)
    })
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0, timestamp = Date.now() / 1000) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }], timestamp })
    await page.evaluate(() => {
      const pressed: string[] = []
      Object.assign(window, { pressed })
      for (const type of ['click', 'mouseup', 'pointerup'])
        document.addEventListener(
          type,
          ({ target }) => pressed.push(`${type} ${(target as Element).closest('[role]')?.role}`),
          true,
        )
    })
    const openList = async () => {
      // Off centre: React Aria takes a second tap in the exact middle within 500 ms for VoiceOver's duplicate.
      await input.tap({ position: { x: 40, y: 20 } })
      await expect(options(page).nth(3)).toBeVisible()
      // The list is shown after the delay that lets the phone's keyboard open.
      await expect(page.locator('[data-trigger=ComboBox]')).toHaveCSS('opacity', '1')
      await expect.poll(() => list(page).evaluate((element) => element.scrollTop)).toBe(0)
      await page.evaluate(() => (window as unknown as { pressed: string[] }).pressed.splice(0))
      const box = await boxOf(options(page).nth(3))
      return { x: box.x + 30, y: box.y + 20, name: (await options(page).nth(3).textContent())!.trim() }
    }
    const pressed = () =>
      page.evaluate(() => [
        ...new Set((window as unknown as { pressed: string[] }).pressed.map((each) => each.split(' ')[1])),
      ])

    await test.step('drag', async () => {
      const { x, y } = await openList()
      await touch('touchStart', x, y)
      for (let step = 1; step <= 6; step++) await touch('touchMove', x, y - 12 * step)
      await touch('touchEnd')
      await expect(options(page).first()).toBeVisible()
      await expect.poll(() => list(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(20)
      await expect(input).toHaveValue('')
      await page.keyboard.press('Escape')
    })
    await test.step('drag on the page behind', async () => {
      await openList()
      const { x, y } = await boxOf(page.locator(`label[for="${await input.getAttribute('id')}"]`))
      expect(y).toBeGreaterThan(60)
      await touch('touchStart', x + 10, y + 8)
      for (let step = 1; step <= 6; step++) await touch('touchMove', x + 10, y + 8 - 8 * step)
      await touch('touchEnd')
      const heard = await page.evaluate(() => (window as unknown as { pressed: string[] }).pressed)
      expect(heard.filter((each) => each.startsWith('click'))).toEqual([])
      await expect(input).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(list(page)).toHaveCount(0)
    })
    // Phones send no click after a long press; neither does a tap synthesized this way.
    const tap = async (x: number, y: number, at = Date.now() / 1000) => {
      await touch('touchStart', x, y, at)
      await touch('touchEnd', x, y, at + 0.05)
    }
    const presses: Record<string, (x: number, y: number) => Promise<unknown>> = {
      tap,
      // The times are the finger's, because on a busy machine the taps would be too far apart.
      'double tap': async (x, y) => {
        const at = Date.now() / 1000
        await tap(x, y, at)
        await tap(x, y, at + 0.2)
      },
      'tap without a click': (x, y) => press(x, y, 50),
      'long press': (x, y) => press(x, y, 900),
    }
    const press = (x: number, y: number, duration: number) =>
      session.send('Input.synthesizeTapGesture', { x, y, duration, gestureSourceType: 'touch' })
    for (const [what, does] of Object.entries(presses))
      await test.step(what, async () => {
        await input.fill('')
        await page.keyboard.press('Escape')
        const { x, y, name } = await openList()
        await does(x, y)
        await expect(list(page)).toHaveCount(0)
        await expect(input).toHaveValue(name)
        expect((await pressed()).filter((role) => role !== 'option')).toEqual([])
      })
    await test.step('what is pressed is chosen, though the list goes on under the finger', async () => {
      await input.fill('')
      await page.keyboard.press('Escape')
      await expect(list(page)).toHaveCount(0)
      await input.press('ArrowDown')
      await expect(page.locator('[data-trigger=ComboBox]')).toHaveCSS('opacity', '1')
      const box = await boxOf(options(page).nth(1))
      const touchPoints = [{ x: box.x + 30, y: box.y + 20 }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      const name = (await page.locator('[role=option][data-pressed]').textContent())!.trim()
      // Imitates typing that is faster than the list follows.
      await page.keyboard.insertText('qqq')
      await expect(page.getByRole('status').getByText(/^[01] suggestions? available/)).toBeAttached()
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect(list(page)).toHaveCount(0)
      await expect(input).toHaveValue(name)
    })
  })
})
