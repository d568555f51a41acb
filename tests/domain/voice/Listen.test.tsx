import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Listen, type Readable, type ReadablePrice } from '../../../src/domain/voice/late-buttons.tsx'
import { addCatalog } from '../../../src/i18n/catalog.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { openSession, signOut } from '../../../src/session/session.ts'
import { anEnquiry } from '../../factories.ts'
import { settled, show } from '../../render.tsx'
import { standInVoices, type Spoken } from './stand-ins.ts'

const spoken = () => (window as unknown as { spoken: Spoken }).spoken
const price: ReadablePrice = {
  commodity: 'Onion',
  place: 'Lasalgaon, Nashik',
  date: '2026-04-21',
  unit: 'quintal',
  modal: 2050,
  min: 1800,
  max: 123456,
}

beforeAll(() => Promise.all([import('../../../src/domain/voice/ListenButton.tsx'), addCatalog('voice')]))
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  standInVoices('en-US', 'hi_IN', 'en-IN')
})
afterEach(() => {
  signOut()
  Reflect.deleteProperty(window, 'speechSynthesis')
})

async function listen(locale: Locale = 'en', content: Readable = { price }) {
  const view = await show(<Listen content={content} />, { locale })
  const button = await screen.findByRole('button')
  await userEvent.click(button)
  return { ...view, button }
}

test('a price is read in sentences, numbers as numbers, with a voice of the page’s language', async () => {
  const { button } = await listen()
  expect(spoken().reading).toEqual([
    'Onion, Lasalgaon, Nashik.',
    'Average price: 2050 rupees per quintal.',
    'Lowest 1800, highest 123456 rupees.',
    'On 21 Apr 2026.',
  ])
  expect(new Set(spoken().langs)).toEqual(new Set(['en-IN']))
  expect(button.textContent).toBe('Stop reading')
  act(() => spoken().end())
  expect(button.textContent).toBe('Listen')
})

test.each([
  ['quintal', 'Quantity: 1250.5 quintals.'],
  ['ton', 'Quantity: 1250.5 tons.'],
] as const)('so is a quantity in %s', async (unit, said) => {
  await listen('en', { enquiry: anEnquiry({ quantity: 1250.5, unit }) })
  expect(spoken().reading[1]).toBe(said)
})

test('in Hindi by a Hindi voice, as Android names it', async () => {
  await listen('hi')
  expect(new Set(spoken().langs)).toEqual(new Set(['hi-IN']))
  expect(spoken().reading[1]).toBe('प्रचलित भाव: 2050 रुपये प्रति क्विंटल।')
})

test('without a voice of the page’s language there is no button; it comes when the voice does', async () => {
  await show(<Listen content={{ price }} />, { locale: 'mr' })
  await settled()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => (speechSynthesis as unknown as { arrive: (lang: string) => void }).arrive('mr-IN'))
  expect(await screen.findByRole('button', { name: 'ऐका' })).toBeTruthy()
})

test.each<[string, (view: Awaited<ReturnType<typeof listen>>) => unknown]>([
  ['its button is pressed again', ({ button }) => userEvent.click(button)],
  ['its page is left', ({ unmount }) => unmount()],
  ['the session ends', () => act(() => signOut())],
])('reading stops when %s', async (_, happen) => {
  openSession().store({ authToken: 'token', userId: 7 })
  const view = await listen()
  expect(spoken().reading).not.toEqual([])
  await happen(view)
  expect(spoken().reading).toEqual([])
  expect(view.container.textContent).not.toContain('Stop reading')
})

test('one thing is read at a time', async () => {
  await show(
    <>
      <Listen content={{ price }} />
      <Listen content={{ price: { ...price, commodity: 'Wheat' } }} />
    </>,
  )
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2))
  const [first, second] = screen.getAllByRole('button')
  await userEvent.click(first!)
  await userEvent.click(second!)
  expect(spoken().reading[0]).toBe('Wheat, Lasalgaon, Nashik.')
  expect([first, second].map((button) => button!.textContent)).toEqual(['Listen', 'Stop reading'])
})
