import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FileField } from '../../src/ui/FileField.tsx'
import { show } from './show.tsx'

const onChange = vi.fn()
beforeEach(() => onChange.mockReset())

function Field() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <FileField
      label="Photo"
      isRequired
      maxBytes={1024}
      file={file}
      onChange={(chosen) => {
        onChange(chosen)
        setFile(chosen)
      }}
    />
  )
}
const input = () => page.getByLabelText('Photo (required)')
const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type })
const status = () => page.getByRole('status').first()

test('is a visible native input that says what it takes', async () => {
  await show(<Field />)
  await expect.element(input()).toBeVisible()
  await expect.element(input()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  await expect.element(input()).toHaveAccessibleDescription('JPEG, PNG or WEBP, at most 0.1 MB.')
})

test('takes a file at the limit, shows it, and gives it back', async () => {
  await show(<Field />)
  const chosen = file('onion.jpg', 'image/jpeg', 1024)
  await userEvent.upload(input(), chosen)
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'onion.jpg', size: 1024 })
  await expect.element(page.getByText('onion.jpg', { exact: true })).toBeVisible()
  await expect.element(status()).toHaveTextContent('onion.jpg is chosen.')
  await page.getByRole('button', { name: 'Remove onion.jpg' }).click()
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expect.element(input()).toHaveFocus()
})

test.each([
  ['slip.pdf', 'application/pdf', 10, /not of a type.*Choose JPEG, PNG/],
  ['huge.png', 'image/png', 1025, /huge.png is too large.*0.1 MB/],
  ['nothing.png', 'image/png', 0, /nothing.png is empty/],
])('refuses %s of %s with %i bytes, and says why', async (name, type, size, reason) => {
  await show(<Field />)
  // The picker's own filter can be switched off by a person; so it is for the test.
  input().element().removeAttribute('accept')
  await userEvent.upload(input(), file(name, type, size))
  await expect.element(input()).toHaveAccessibleDescription(expect.stringMatching(reason))
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  expect(status().element().textContent).toMatch(reason)
  expect(onChange).not.toHaveBeenCalled()
})

test('what was chosen before stays when another is refused, and a good one clears the error', async () => {
  await show(<Field />)
  await userEvent.upload(input(), file('onion.jpg', 'image/jpeg', 10))
  await userEvent.upload(input(), file('nothing.png', 'image/png', 0))
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('onion.jpg', { exact: true })).toBeVisible()
  await userEvent.upload(input(), file('garlic.jpg', 'image/jpeg', 10))
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByText('garlic.jpg', { exact: true })).toBeVisible()
})
