import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CodeField, codeOf } from '../../src/ui/fields/NumberField.tsx'
import { show } from './show.tsx'

function Pan() {
  const [value, setValue] = useState('')
  return <CodeField label="PAN" description="As on the card" value={value} onChange={setValue} length={10} />
}
const field = () => page.getByRole('textbox', { name: 'PAN', exact: true })

test.each([
  [' abcde१२३४ f', 'ABCDE1234F'],
  ['27-aapfu 0939-f1zv', '27AAPFU0939F1ZV'],
  ['27\u2011aapfu–0939f1zv', '27AAPFU0939F1ZV'],
  ['', ''],
])('"%s" is the code "%s"', (text, code) => expect(codeOf(text)).toBe(code))

test('a code is typed in upper case, without spaces, in digits 0-9', async () => {
  await show(<Pan />)
  await expect.element(field()).toHaveAccessibleDescription('As on the card')
  await userEvent.type(field(), 'abcde 1234 f')
  await expect.element(field()).toHaveValue('ABCDE1234F')
  await userEvent.fill(field(), 'abcde-१२३४-f')
  await expect.element(field()).toHaveValue('ABCDE1234F')
})

test.each([
  ['PAN: ABCDE1234F', 'ABCDE1234F'],
  ['My PAN is abcde1234f.', 'ABCDE1234F'],
  ['ABCDE 1234 F', 'ABCDE1234F'],
  ['abcde1234fx', 'ABCDE1234FX'],
  ['ABCDE1234F or FGHIJ5678K', 'ABCDE1234FORFGHIJ5678K'],
])('pasted “%s” becomes %s', async (text, code) => {
  await show(<Pan />)
  await userEvent.fill(field(), text)
  await expect.element(field()).toHaveValue(code)
})
