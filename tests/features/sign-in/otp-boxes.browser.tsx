import { sample, stringMatching, tuple } from 'fast-check'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EMPTY, OtpBoxes, type Boxes } from '../../../src/features/sign-in/OtpBoxes.tsx'
import { composeText } from '../../ui/compose.ts'
import { show } from '../../ui/show.tsx'

function Otp() {
  const [boxes, setBoxes] = useState<Boxes>(EMPTY)
  return <OtpBoxes id="otp" label="OTP" description="" error={undefined} value={boxes} onChange={setBoxes} />
}
const boxes = () => page.getByRole('textbox').elements() as HTMLInputElement[]
const code = () =>
  boxes()
    .map(({ value }) => value)
    .join('')

async function type(text: string) {
  boxes()[0]!.focus()
  await userEvent.keyboard(text)
}

const digits = stringMatching(/^\d{6}$/)
const pairs: [string, string][] = [
  ['111111', '111111'],
  ['000410', '123456'],
  ['123456', '123456'],
  ['112233', '111333'],
  ...sample(tuple(digits, digits), { numRuns: 3, seed: 13 }),
]
test('an OTP typed over another replaces it, whatever digits they share', async () => {
  await show(<Otp />)
  for (const [first, second] of pairs) {
    await type(first)
    expect(code()).toBe(first)
    await type(second)
    expect(code(), `${second} over ${first}`).toBe(second)
    expect(document.activeElement).toBe(boxes()[5])
  }
})

test.each(['1', '12', '123456', '१२३४५६'])('“%s” of an input method is put in once', async (text) => {
  await show(<Otp />)
  boxes()[0]!.focus()
  await composeText(text)
  await expect.poll(code).toBe('123456'.slice(0, text.length))
})

test('the digits of an input method one after the other: 112236 is 112236', async () => {
  await show(<Otp />)
  boxes()[0]!.focus()
  for (const digit of '112236') await composeText(digit)
  await expect.poll(code).toBe('112236')
})
