import { useState, type ComponentProps } from 'react'
import { Button } from 'react-aria-components/Button'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ComboField } from '../../src/ui/combobox/ComboField.tsx'
import { ComboInput } from '../../src/ui/combobox/ComboInput.tsx'
import SuggestList from '../../src/ui/combobox/SuggestList.tsx'
import { dropDoublePresses } from '../../src/ui/controls/double-press.ts'
import { proves } from '../proves.ts'
import { axeProblems } from './axe.ts'
import { doublePress, show, textsOf } from './show.tsx'

const STATES = [
  { id: 'MH', name: 'Maharashtra', words: 'महाराष्ट्र' },
  { id: 'MP', name: 'Madhya Pradesh', words: 'मध्य प्रदेश' },
  { id: 'UP', name: 'Uttar Pradesh', words: 'उत्तर प्रदेश' },
  { id: 'TN', name: 'Tamil Nadu', words: 'तमिलनाडु' },
]
const CROPS = ['Onion', 'Onion Green', 'Marigold'].map((name, id) => ({ id, name }))

const onChange = vi.fn()
const onSubmit = vi.fn()
const onEscape = vi.fn()
beforeEach(dropDoublePresses)

function Field({
  options = STATES,
  chosen = null,
  apply: Apply = 'button',
  ...more
}: Partial<ComponentProps<typeof ComboField>> & { chosen?: string | null; apply?: 'button' | typeof Button }) {
  const [value, setValue] = useState(chosen)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stands for a dialog around the field
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <ComboField
        {...more}
        label="State"
        isRequired
        options={options}
        value={value}
        onChange={(id) => {
          onChange(id)
          setValue(id)
        }}
      />
      <Apply type="submit">Apply</Apply>
    </form>
  )
}
/** Shows the field once its list is downloaded. */
async function showReady(...[field, locale]: Parameters<typeof show>) {
  await show(field, locale)
  await expect.element(box()).toBeVisible()
}
const box = () => page.getByRole('combobox', { name: 'State', exact: true })
const isOpen = (open: boolean) => expect.element(box()).toHaveAttribute('aria-expanded', String(open))
const option = (name: string) => page.getByRole('option', { name })
const names = () => textsOf(page.getByRole('option'))
const districts = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: String(index), name: `District ${index + 1}` }))
const key = (key: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const active = () => document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')?.textContent

test('its button opens and closes the list and leaves the focus in the field', async () => {
  await showReady(<Field />)
  const arrow = page.getByRole('button', { name: 'Show suggestions State', exact: true })
  await arrow.click()
  await expect.element(box()).toHaveFocus()
  await expect.poll(names).toHaveLength(4)
  await userEvent.keyboard('{Shift}') // a key in between: the next press is not the second of a double one
  // While the list is open, everything around it is hidden from assistive technology.
  await page.getByRole('button', { name: 'Show suggestions State', includeHidden: true }).click()
  await isOpen(false)
})

test('arrows cycle through the list; Enter chooses, and a second Enter submits the form', async () => {
  await showReady(<Field />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(active).toBe('Maharashtra')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(active).toBe('Uttar Pradesh')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.poll(active).toBe('Tamil Nadu')
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('TN')
  await expect.element(box()).toHaveValue('Tamil Nadu')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test.each([
  ['{ArrowUp}', 'Tamil Nadu'],
  ['{Alt>}{ArrowDown}{/Alt}', undefined],
])('%s opens the list', async (keys, marked) => {
  await showReady(<Field />)
  await userEvent.tab()
  await isOpen(false)
  await userEvent.keyboard(keys)
  await expect.poll(names).toHaveLength(4)
  await expect.poll(active).toBe(marked)
})

test.each([
  ['the browser’s own', 'button'],
  ['React Aria’s', Button],
] as const)('the second press of a double one on an option does not reach %s button below', async (_, apply) => {
  await showReady(<Field apply={apply} />)
  await box().click()
  await expect.element(page.getByRole('option').first()).toBeVisible()
  // The button lies under an option.
  await doublePress(page.getByRole('button', { name: 'Apply', includeHidden: true }))
  expect(onChange).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(box()).toHaveFocus()
  const pressed = () => page.getByRole('button', { name: 'Apply' }).click()
  // Each press within 500 ms of a dropped one is dropped too.
  await expect.poll(() => pressed().then(() => onSubmit.mock.calls.length), { interval: 600 }).toBe(1)
})

test('the field can be pressed again right after a choice', async () => {
  await showReady(<Field />)
  await box().click()
  await page.getByRole('option').first().click()
  // Chrome takes two clicks on the field without mouse movement between them for a double click. A tap on an option
  // counts as one of them.
  const press = { bubbles: true, cancelable: true, detail: 2 }
  for (const event of [new PointerEvent('pointerdown', press), new MouseEvent('click', press)])
    box().element().dispatchEvent(event)
  await expect.poll(names).toHaveLength(4)
})

describe('typing', () => {
  test('an unknown text shows “Nothing found”, then the last choice returns', async () => {
    await showReady(<Field chosen="UP" />)
    await userEvent.type(box(), 'Punjab')
    await expect.element(page.getByText('Nothing found')).toBeVisible()
    await isOpen(true)
    expect(await axeProblems()).toEqual([])
    await userEvent.tab()
    await expect.element(box()).toHaveValue('Uttar Pradesh')
    expect(onChange).not.toHaveBeenCalledWith('Punjab')
  })

  test('a name or its beginning is chosen when the field is left, and the only match when Enter is pressed', async () => {
    await showReady(<Field />)
    await userEvent.type(box(), 'tamil nadu')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('TN')
    await userEvent.fill(box(), 'मध्य प्रदेश')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('MP')
    await userEvent.fill(box(), 'tami')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('TN')
    await userEvent.fill(box(), 'mahar')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('MH')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('emptying the field removes the choice', async () => {
    await showReady(<Field chosen="UP" />)
    await box().click()
    await option('Madhya Pradesh').click()
    await expect.element(box()).toHaveValue('Madhya Pradesh')
    await userEvent.clear(box())
    expect(onChange.mock.calls).toEqual([['MP'], [null]])
    await userEvent.tab()
    await expect.element(box()).toHaveValue('')
  })
})

test('an option that is always offered comes after the matches and never counts as one', async () => {
  const other = { id: 'other', name: 'Other: enter the name', isAlways: true }
  await showReady(<Field options={[...STATES, other]} />)
  await userEvent.type(box(), 'pradesh')
  await expect.poll(names).toEqual(['Madhya Pradesh', 'Uttar Pradesh', other.name])
  await userEvent.fill(box(), 'Sikkim')
  await expect.poll(names).toEqual([other.name])
  await userEvent.keyboard('{Enter}')
  await expect.element(box()).toHaveValue('')
  await userEvent.fill(box(), 'tamil')
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['TN']])
})

test('a waiting field says why, can be focused, and offers nothing', async () => {
  await show(<Field isWaiting placeholder="Choose a country first" />)
  await userEvent.tab()
  const field = page.getByRole('textbox', { name: 'State' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('placeholder', 'Choose a country first')
  await expect.element(field).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowDown}ta')
  await expect.element(field).toHaveValue('')
  expect(page.getByRole('listbox').elements()).toEqual([])
})

describe('a field that takes other texts too', () => {
  test('offers the typed text after the matches, and leaves it when the field loses the focus', async () => {
    await showReady(<Field acceptsOther />)
    await userEvent.type(box(), ' pradesh ')
    await expect.poll(names).toEqual(['Madhya Pradesh', 'Uttar Pradesh', 'pradesh'])
    await userEvent.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('pradesh')
    await expect.element(box()).toHaveValue('pradesh')
  })

  test('accepts it with Enter, without submitting the form', async () => {
    await showReady(<Field acceptsOther />)
    await userEvent.type(box(), 'Barkhedi')
    await expect.poll(names).toEqual(['Barkhedi'])
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Barkhedi')
    expect(onSubmit).not.toHaveBeenCalled()
    await isOpen(false)
  })

  test('prefers the option that the text names, and ignores spaces', async () => {
    await showReady(<Field acceptsOther />)
    await userEvent.type(box(), 'tamil nadu')
    await expect.poll(names).toEqual(['Tamil Nadu'])
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('TN')
    onChange.mockReset()
    await userEvent.fill(box(), '  ')
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalledWith('  ')
  })
})

describe('a list that stays open after the focus has left', () => {
  test('a complete name counts at once', async () => {
    await showReady(<Field hidesAfter={60_000} />)
    await userEvent.type(box(), 'tamil nadu')
    ;(document.activeElement as HTMLElement).blur()
    await expect.poll(() => onChange.mock.calls).toEqual([['TN']])
    await isOpen(false)
    await expect.element(box()).toHaveValue('Tamil Nadu')
  })

  test('stays open if the focus returns before', async () => {
    await showReady(<Field hidesAfter={300} />)
    await box().click()
    const input = document.activeElement as HTMLElement
    input.blur()
    input.focus()
    await new Promise((resolve) => setTimeout(resolve, 400))
    await isOpen(true)
    expect(names()).toHaveLength(4)
  })
})

test.each([
  ['Tab', 'Apply', { shift: false }],
  ['Shift+Tab', 'Before', { shift: true }],
] as const)('%s from an open list takes what is marked and lands where it is heard', async (_, name, keys) => {
  await showReady(
    <>
      <button type="button">Before</button>
      <Field hidesAfter={60_000} />
    </>,
  )
  await userEvent.type(box(), 'pradesh')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(active).toBe('Uttar Pradesh')
  let hiddenBy: Element | null | undefined
  const note = ({ target }: FocusEvent) => (hiddenBy = (target as Element).closest('[inert], [aria-hidden=true]'))
  addEventListener('focusin', note)
  await userEvent.tab(keys)
  removeEventListener('focusin', note)
  await expect.element(page.getByRole('button', { name })).toHaveFocus()
  expect(hiddenBy).toBeNull()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('UP')
  await expect.element(box()).toHaveValue('Uttar Pradesh')
  await isOpen(false)
})

test('each press of the field opens or closes the list', async () => {
  await showReady(<Field />)
  for (const open of [true, false, true]) {
    await box().click()
    await isOpen(open)
    await userEvent.keyboard('{Shift}') // a key in between: the next press is not the second of a double one
  }
})

test('a press while the list is still being rendered leaves it open', async () => {
  await showReady(<Field />)
  const press = () => {
    for (const type of ['pointerdown', 'click'])
      box()
        .element()
        .dispatchEvent(new MouseEvent(type, { bubbles: true }))
  }
  ;(box().element() as HTMLElement).focus()
  press()
  await Promise.resolve()
  expect(box().element().getAttribute('aria-expanded')).toBe('true')
  expect(page.getByRole('option').elements()).toHaveLength(0)
  key('Shift') // the next press is not the second of a double one
  press()
  await expect.poll(names).toHaveLength(4)
  await isOpen(true)
})

test('so does a press of its button', async () => {
  await showReady(<Field />)
  const arrow = page.getByRole('button', { name: 'Show suggestions State', exact: true }).element() as HTMLElement
  arrow.click()
  await Promise.resolve()
  expect(box().element().getAttribute('aria-expanded')).toBe('true')
  expect(page.getByRole('option').elements()).toHaveLength(0)
  arrow.click()
  await expect.poll(names).toHaveLength(4)
  await isOpen(true)
})

test('a double press opens the list, and selects a word of the field', async () => {
  await showReady(<Field chosen="UP" />)
  await doublePress(box())
  await expect.poll(names).toHaveLength(4)
  await isOpen(true)
  expect(getSelection()!.toString()).toMatch(/^(Uttar|Pradesh) ?$/)
})

test('Escape closes the list and restores the text; only the next one reaches the dialog', async () => {
  await showReady(<Field chosen="UP" />)
  await userEvent.type(box(), 'x')
  await userEvent.fill(box(), 'ma')
  await userEvent.keyboard('{Escape}')
  await isOpen(false)
  await expect.element(box()).toHaveValue('Uttar Pradesh')
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
})

test('the number of options is announced once per pause in typing', proves('check 23'), async () => {
  await showReady(<Field />)
  const said: string[] = []
  const status = page.getByRole('status').element()
  const observer = new MutationObserver(() => status.textContent && said.push(status.textContent))
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  await userEvent.type(box(), 'ma')
  await expect.poll(() => said).toEqual(['2 suggestions available.'])
  expect(names()).toEqual(['Maharashtra', 'Madhya Pradesh'])
  await userEvent.keyboard('hara')
  await expect.poll(() => said).toEqual(['2 suggestions available.', '1 suggestion available.'])
  await userEvent.keyboard('s')
  await expect.poll(() => said.slice(2)).toEqual(['1 suggestion available.'])
})

test('a list of 700 renders some options at a time and can be walked to its end', async () => {
  await showReady(<Field options={districts(700)} />)
  await box().click()
  await expect.poll(() => names().length).toBeGreaterThan(3)
  expect(names().length).toBeLessThan(100)
  await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '700')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(active).toBe('District 700')
})

test('an arrow key right after a letter moves through the matches of that letter', async () => {
  await showReady(<Field options={districts(700)} />)
  await box().click()
  await expect.poll(() => names().length).toBeGreaterThan(3)
  document.execCommand('insertText', false, '69')
  key('ArrowDown')
  key('Enter')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('68')
  await expect.element(box()).toHaveValue('District 69')
})

test.each([
  ['a list of 40', 40, 30, {}],
  ['a list of 700, at its end', 700, 690, {}],
  ['a short list', 40, 30, { isShort: true }],
] as const)('what is chosen is in sight as the list opens, each time: %s', async (_, length, at, more) => {
  await showReady(<Field {...more} options={districts(length)} chosen={String(at)} />)
  for (const _ of ['the first time', 'again']) {
    await box().click()
    await expect.element(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 })
    await userEvent.keyboard('{Escape}')
    await isOpen(false)
  }
})

test('a tap in the first half second of a page opens the list too', async () => {
  await showReady(<Field />)
  const field = box().element()
  const { x, y } = field.getBoundingClientRect()
  const touches = [new Touch({ identifier: 1, target: field, clientX: x + 9, clientY: y + 9 })]
  const touch = new TouchEvent('touchend', { changedTouches: touches, bubbles: true, cancelable: true })
  Object.defineProperty(touch, 'timeStamp', { value: 400 })
  // A prevented touch makes no click, so it would open nothing.
  expect(field.dispatchEvent(touch)).toBe(true)
})

test.each([
  ['Tamil Nadu', 'TN'],
  ['tamilnadu', 'TN'],
  ['महाराष्ट्र', 'MH'],
])('%s, filled in by the browser, is chosen although the field never has the focus', async (text, id) => {
  await showReady(<Field />)
  const input = page.getByRole('combobox', { name: 'State' }).element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => onChange.mock.lastCall).toEqual([id])
  await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveAttribute('aria-expanded', 'false')
})

test('an open list hides no status message, which would be announced again as the list closes', async () => {
  await showReady(
    <>
      <p role="status">Showing 20 of 71,156 records</p>
      <div>
        <div role="alert">Please check these fields</div>
        <button>Elsewhere</button>
      </div>
      <Field />
    </>,
  )
  const status = document.querySelector('p[role=status]')!
  const alert = document.querySelector('[role=alert]')!
  const other = page.getByRole('button', { name: 'Elsewhere', includeHidden: true }).element()
  const isHidden = (element: Element) => element.closest('[aria-hidden=true], [inert]') !== null
  await box().click()
  await expect.element(page.getByRole('option').first()).toBeVisible()
  expect([status, alert, other].map(isHidden)).toEqual([false, false, true])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isHidden(other)).toBe(false)
  // Behind a dialog they are hidden again.
  expect([status, alert].map((region) => region.hasAttribute('data-live-announcer'))).toEqual([false, false])
})

describe('keys faster than the list', () => {
  test('Enter right after a letter chooses from the new matches, not the old mark', async () => {
    await showReady(<Field />)
    await userEvent.type(box(), 'ma')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toBe('Maharashtra')
    document.execCommand('insertText', false, 'd')
    key('Enter')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('MP')
    await expect.element(box()).toHaveValue('Madhya Pradesh')
    await isOpen(false)
  })

  test('in a search, Enter chooses no suggestion, and a list that loads later stays closed', async () => {
    const onChoose = vi.fn()
    function Crop({ isThere }: { isThere: boolean }) {
      const [text, setText] = useState('')
      const items = CROPS.filter(({ name }) => name.toLowerCase().includes(text))
      return (
        <>
          <span id="crop-label">Crop</span>
          <ComboInput id="crop" text={text} onText={setText} onTouch={() => undefined}>
            {(list) => isThere && <SuggestList {...list} items={items} isPending={false} onChoose={onChoose} />}
          </ComboInput>
        </>
      )
    }
    const { rerender } = await show(<Crop isThere={false} />)
    const field = document.querySelector('input')!
    field.focus()
    document.execCommand('insertText', false, 'on')
    key('Enter')
    await rerender(<Crop isThere />)
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    document.execCommand('insertText', false, 'i')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    key('ArrowDown')
    await expect.element(field).toHaveAttribute('aria-activedescendant')
    document.execCommand('insertText', false, 'o')
    key('Enter')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(onChoose).not.toHaveBeenCalled()
    expect(field.value).toBe('onio')
  })
})
