import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Speak, type SpeakProps } from '../../../src/domain/voice/late-buttons.tsx'
import { spokenQuantity } from '../../../src/domain/voice/quantity.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { activate, addCatalog } from '../../../src/i18n/catalog.ts'
import { settled, show } from '../../render.tsx'
import { standInRecogniser, type Heard } from './stand-ins.ts'

const heard = () => (window as unknown as { heard: Heard }).heard
const play = (act_: () => void) => act(async () => act_())

// Code and texts are loaded already, as after a first visit.
beforeAll(() => Promise.all([import('../../../src/domain/voice/SpeakButton.tsx'), addCatalog('voice')]))
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  // The first page has been shown.
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  standInRecogniser()
})
afterEach(() => void Reflect.deleteProperty(window, 'SpeechRecognition'))

function Field(props: Partial<SpeakProps>) {
  const [text, setText] = useState('typed before')
  return (
    <Speak what="crop" onText={setText} {...props}>
      <input aria-label="Crop" value={text} onChange={(event) => setText(event.currentTarget.value)} />
    </Speak>
  )
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Crop' })
const said = () =>
  screen
    .getAllByRole('status')
    .filter(({ tagName }) => tagName !== 'OUTPUT') // rendered by tests/render.tsx
    .map(({ textContent }) => textContent)
    .filter(Boolean)

async function speak(props: Partial<SpeakProps> = {}, locale: Locale = 'en') {
  const user = userEvent.setup()
  await show(<Field {...props} />, { locale })
  await user.click(await screen.findByRole('button'))
  return user
}
async function listen() {
  const user = await speak()
  await play(() => heard().start())
  return user
}

test.each([
  ['without the browser’s recogniser', () => Reflect.deleteProperty(window, 'SpeechRecognition')],
  ['on a page that is not secure', () => vi.stubGlobal('isSecureContext', false)],
])('%s shows no microphone', async (_, happen) => {
  happen()
  await show(<Field />)
  await settled()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was heard is shown, and used when it is accepted', async () => {
  const user = await speak()
  expect(heard().all).toEqual([expect.objectContaining({ lang: 'en-IN', calls: ['start'] })])
  expect(said()).toEqual(['Starting. Allow the microphone if your browser asks.'])
  expect(screen.getByText(/send the sound to their maker/)).toBeTruthy()
  await play(() => heard().start())
  expect(said()).toEqual(['Listening. Please speak.'])
  expect(screen.getByRole('button', { name: 'Stop listening' })).toBeTruthy()
  await play(() => heard().soFar('oni'))
  expect(screen.getByText('oni')).toBeTruthy()
  expect(said()).toEqual(['Listening. Please speak.'])
  await play(() => heard().final('onion.', 'union'))
  expect(said()).toEqual(['Heard: “onion”'])
  expect(heard().all[0]!.calls).toEqual(['start', 'abort'])
  expect(field().value).toBe('typed before')
  await user.click(screen.getByRole('button', { name: 'Use “onion”' }))
  expect(field().value).toBe('onion')
  expect(said()).toEqual(['Filled in: onion'])
})

test('another guess can be chosen, the phrase repeated, or the typed text kept', async () => {
  const user = await speak()
  await play(() => heard().final('union', 'onion'))
  expect(screen.getByRole('button', { name: 'Use “onion”' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Say it again' }))
  expect(heard().all).toHaveLength(2)
  await play(() => heard().final('wheat'))
  await user.click(screen.getByRole('button', { name: 'Type instead' }))
  expect(field().value).toBe('typed before')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(document.activeElement).toBe(field())
})

test('Escape stops listening, and closes nothing around the field', async () => {
  const around = vi.fn()
  document.addEventListener('keydown', around)
  const user = await listen()
  await user.keyboard('{Escape}')
  expect(heard().all[0]!.calls).toEqual(['start', 'abort'])
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Say the crop' })])
  expect(around).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(around).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', around)
})

test.each([
  ['hi', 'hi-IN'],
  ['mr', 'mr-IN'],
] as const)('in %s it listens in %s', async (locale, lang) => {
  await speak({}, locale)
  expect(heard().all[0]!.lang).toBe(lang)
})

test.each([
  ['not-allowed', /not allowed for this site/],
  ['service-not-allowed', /cannot turn speech into text/],
  ['no-speech', /Nothing was heard/],
  ['network', /needs the internet/],
  ['audio-capture', /No microphone/],
  ['language-not-supported', /in this language/],
  ['aborted', /Listening was stopped/],
  ['something-new', /cannot turn speech into text/],
])('%s: a clear message offers what to do next, and the field keeps its text', async (error, text) => {
  const user = await listen()
  await play(() => heard().error(error))
  expect(said()).toEqual([expect.stringMatching(text)])
  expect(field().value).toBe('typed before')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(heard().all).toHaveLength(2)
})

test('ends with “nothing heard” without a word', async () => {
  await listen()
  await play(() => heard().end())
  expect(said()).toEqual([expect.stringMatching(/Nothing was heard/)])
})

test('a second press uses what was said so far; the wait ends if the browser stays silent', async () => {
  const user = await listen()
  vi.useFakeTimers()
  await play(() => screen.getByRole('button', { name: 'Stop listening' }).click())
  expect(heard().all[0]!.calls).toEqual(['start', 'stop'])
  await play(() => vi.advanceTimersByTime(2_000))
  expect(said()).toEqual([expect.stringMatching(/Nothing was heard/)])
  expect(heard().all[0]!.calls).toEqual(['start', 'stop', 'abort'])
  vi.useRealTimers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(screen.getByRole('button', { name: 'Stop listening' }))
  expect(heard().all[1]!.calls).toEqual(['start', 'abort'])
})

test('the microphone is on for 20 s at most (§voice.7)', async () => {
  await speak()
  vi.useFakeTimers()
  await play(() => heard().start())
  await play(() => vi.advanceTimersByTime(19_999))
  expect(heard().all[0]!.calls).toEqual(['start'])
  await play(() => vi.advanceTimersByTime(1))
  expect(heard().all[0]!.calls).toEqual(['start', 'stop'])
})

test('hiding the page stops listening', async () => {
  await listen()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await play(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(heard().all[0]!.calls).toEqual(['start', 'abort'])
  expect(said()).toEqual([expect.stringMatching(/Listening was stopped/)])
  // Late results are ignored.
  await play(() => heard().final('onion'))
  expect(said()).toEqual([expect.stringMatching(/Listening was stopped/)])
})

test('leaving the page stops listening', async () => {
  const { unmount } = await show(<Field />)
  await userEvent.click(await screen.findByRole('button'))
  unmount()
  expect(heard().all[0]!.calls).toEqual(['start', 'abort'])
})

test('changing the language stops listening', async () => {
  await listen()
  await act(() => activate('hi'))
  expect(heard().all[0]!.calls).toEqual(['start', 'abort'])
  expect(said()).toEqual([])
})

test('one field listens at a time', async () => {
  await show(
    <>
      <Field />
      <Field what="place" />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Say the crop' }))
  await userEvent.click(screen.getByRole('button', { name: 'Say the place' }))
  expect(heard().all.map(({ calls }) => calls)).toEqual([['start', 'abort'], ['start']])
  expect(said()).toEqual([expect.stringMatching(/^Listening was stopped/), expect.stringMatching(/^Starting/)])
  expect(screen.getByRole('button', { name: 'Say the crop' })).toBeTruthy()
})

test('an invalid quantity is not used', async () => {
  const offersFor: SpeakProps['offersFor'] = async (texts) =>
    texts.filter(spokenQuantity).map((text) => ({ text, take: () => undefined }))
  await speak({ what: 'quantity', offersFor })
  await play(() => heard().final('two or three hundred'))
  expect(said()).toEqual([expect.stringMatching(/^“two or three hundred” could not be understood/)])
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
})

test('a list that fails to load is reported', async () => {
  await speak({ offersFor: async () => Promise.reject(new Error('offline')) })
  await play(() => heard().final('onion'))
  expect(said()).toEqual([expect.stringMatching(/could not be looked up/)])
})
