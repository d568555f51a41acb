import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FileField } from '../../src/ui/fields/FileField.tsx'
import { MAX_BYTES } from '../../src/ui/fields/file-rules.ts'
import { show } from './show.tsx'
import { proves } from '../proves.ts'
import { axeProblems } from './axe.ts'

const onChange = vi.fn()

function Field() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <FileField
      label="Photo"
      isRequired
      file={file}
      onChange={(chosen) => {
        onChange(chosen)
        setFile(chosen)
      }}
    />
  )
}
/** The browser's own file input, which is hidden. */
const input = () => page.elementLocator(document.querySelector('input[type=file]')!)
const opener = () => page.getByRole('button', { name: /^Photo \(required\) Choose/ })
const START: Record<string, number[]> = { 'image/jpeg': [0xff, 0xd8, 0xff], 'image/png': [0x89, 0x50, 0x4e, 0x47] }
function file(name: string, type: string, size: number, start = START[type] ?? []) {
  const bytes = new Uint8Array(size)
  bytes.set(start.slice(0, size))
  return new File([bytes], name, { type })
}
/** Chooses a file, of any type: the file picker hides other types only until a person turns its filter off. */
function choose(chosen: File) {
  const { files } = dataOf(chosen)
  const field = Object.assign(input().element(), { files })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
function dataOf(given: File) {
  const data = new DataTransfer()
  data.items.add(given)
  return data
}
const status = () => page.getByRole('status').first()

test('is one button with a label and the accepted types', proves('check 40'), async () => {
  await show(<Field />)
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Photo (required) Choose a file')
  expect(document.querySelector('label')?.control).toBe(opener().element())
  await expect.element(opener()).toHaveAccessibleDescription('JPEG, PNG or WEBP, at most 5 MB.')
  await expect.element(input()).not.toBeVisible()
  await expect.element(input()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
})

/** Notes how often the browser's own choice is opened. */
function watchOpening() {
  const opened = vi.fn((event: Event) => event.preventDefault())
  input().element().addEventListener('click', opened)
  return opened
}

test.each(['{Enter}', ' '])('“%s” on the button opens the browser’s own choice, and so does the label', async (key) => {
  await show(<Field />)
  const opened = watchOpening()
  await userEvent.tab()
  await expect.element(opener()).toHaveFocus()
  await userEvent.keyboard(key)
  expect(opened).toHaveBeenCalledTimes(1)
  await page.getByText('(required)').first().click()
  expect(opened).toHaveBeenCalledTimes(2)
})

function hand(type: 'drop' | 'paste', given: File) {
  const data = dataOf(given)
  const common = { bubbles: true, cancelable: true }
  const events =
    type === 'drop'
      ? ['dragenter', 'dragover', 'drop'].map((name) => new DragEvent(name, { ...common, dataTransfer: data }))
      : [new ClipboardEvent('paste', { ...common, clipboardData: data })]
  for (const event of events) opener().element().dispatchEvent(event)
}

test.each(['drop', 'paste'] as const)('accepts a file by %s, by the same rules', async (type) => {
  await show(<Field />)
  await userEvent.tab()
  await expect.element(opener()).toHaveFocus()
  hand(type, file('slip.pdf', 'application/pdf', 10))
  await expect.element(opener()).toHaveAccessibleDescription(/slip.pdf is not of a type/)
  hand(type, file('onion.jpg', 'image/jpeg', 10))
  await expect.element(page.getByText('onion.jpg', { exact: true })).toBeVisible()
  await expect.element(opener()).toHaveAccessibleName('Photo (required) Choose another file')
})

test('ignores a paste while something else has the focus', async () => {
  await show(
    <>
      <input aria-label="Notes" />
      <Field />
    </>,
  )
  await page.getByLabelText('Notes').click()
  hand('paste', file('onion.jpg', 'image/jpeg', 10))
  hand('drop', file('garlic.jpg', 'image/jpeg', 10))
  await expect.element(page.getByText('garlic.jpg', { exact: true })).toBeVisible()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a file that is dropped beside it opens nothing; a text may be dropped anywhere', async () => {
  const text = new DataTransfer()
  text.setData('text/plain', 'onion')
  const files = dataOf(file('onion.jpg', 'image/jpeg', 10))
  const isRefused = (type: string, dataTransfer: DataTransfer) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  const shown = await show(<Field />)
  for (const type of ['dragover', 'drop']) {
    expect(isRefused(type, files), type).toBe(true)
    expect(isRefused(type, text), type).toBe(false)
  }
  expect(onChange).not.toHaveBeenCalled()
  await shown.unmount()
  expect(isRefused('drop', files)).toBe(false)
})

test('on a Hindi page it has no text in the browser’s language', async () => {
  await show(<Field />, 'hi')
  await expect.element(page.getByRole('button')).toHaveAccessibleName('Photo (आवश्यक) फ़ाइल चुनें')
})

test('accepts a file at the limit, shows it, and can remove it', proves('check 40'), async () => {
  await show(<Field />)
  const chosen = file('onion.jpg', 'image/jpeg', MAX_BYTES)
  choose(chosen)
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'onion.jpg', size: MAX_BYTES })
  await expect.element(page.getByText('onion.jpg', { exact: true })).toBeVisible()
  await expect.element(page.getByText('5 MB', { exact: true })).toBeVisible()
  await expect.element(status()).toHaveTextContent('onion.jpg is chosen.')
  expect(await axeProblems()).toEqual([])
  await page.getByRole('button', { name: 'Remove onion.jpg' }).click()
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expect.element(opener()).toHaveFocus()
})

test.each([
  ['slip.pdf', 'application/pdf', 10, /not of a type.*Choose JPEG, PNG/],
  ['onion', '', 10, /not of a type/],
  ['onion.gif', 'image/gif', 10, /not of a type/],
  ['onion.jpg.exe', 'application/x-msdownload', 10, /not of a type/],
  ['onion.jpg', 'text/html', 10, /not of a type/],
  ['huge.png', 'image/png', MAX_BYTES + 1, /huge.png is too large.*5 MB/],
])('refuses %s of %s with %i bytes, and says why', async (name, type, size, reason) => {
  await show(<Field />)
  choose(file(name, type, size))
  await expect.element(opener()).toHaveAccessibleDescription(expect.stringMatching(reason))
  expect(status().element().textContent).toMatch(reason)
  expect(onChange).not.toHaveBeenCalled()
})

test('the earlier file stays when another is refused, and a good one clears the error', async () => {
  await show(<Field />)
  choose(file('onion.jpg', 'image/jpeg', 10))
  await expect.element(page.getByText('0.1 MB')).toBeVisible()
  choose(file('nothing.png', 'image/png', 0))
  await expect.element(opener()).toHaveAccessibleDescription(/nothing.png is empty/)
  await expect.element(page.getByText('onion.jpg', { exact: true })).toBeVisible()
  choose(file('renamed.png', 'image/png', 10, []))
  await expect.element(opener()).toHaveAccessibleDescription(/renamed.png is not of a type/)
  await expect.element(page.getByText('onion.jpg', { exact: true })).toBeVisible()
  choose(file('garlic.WEBP', '', 2_600_000, [0x52, 0x49, 0x46, 0x46])) // some Android pickers give no type
  await expect.element(opener()).not.toHaveAccessibleDescription(/renamed.png/)
  await expect.element(page.getByText('garlic.WEBP', { exact: true })).toBeVisible()
  await expect.element(page.getByText('2.5 MB')).toBeVisible()
})
