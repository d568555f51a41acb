import type { Locale } from '../../i18n/locales.ts'
import { stopReading, tagOf } from './reader.ts'

export type SpeechProblem = 'denied' | 'silence' | 'network' | 'noMicrophone' | 'unavailable' | 'language' | 'stopped'

export type ListenState =
  /** The microphone starts; the browser may be asking for permission. */
  | { stage: 'starting' }
  | { stage: 'listening'; soFar: string }
  /** The browser's guesses, likeliest first. */
  | { stage: 'heard'; texts: readonly string[] }
  | { stage: 'failed'; why: SpeechProblem }

export type Listening = {
  finish: () => void
  /** Turns the microphone off and reports nothing more. */
  drop: () => void
}

/** The part of the browser's interface that we use (https://webaudio.github.io/web-speech-api). */
type Recogniser = Pick<EventTarget, 'addEventListener'> & {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  start: () => void
  stop: () => void
  abort: () => void
}

const PROBLEMS: Partial<Record<SpeechRecognitionErrorCode, SpeechProblem>> = {
  'not-allowed': 'denied',
  'no-speech': 'silence',
  network: 'network',
  'audio-capture': 'noMicrophone',
  'language-not-supported': 'language',
  aborted: 'stopped',
}
const ALTERNATIVES = 5
/** Maximum length of a heard text (characters): no crop field takes more, and no place needs more. */
const MAX_LENGTH = 60
/** Longest time that the microphone is on (ms, §voice.7). */
const MAX_LISTENING = 20_000
/** Longest wait for the browser's result after `finish` (ms). */
const RESULT_TIMEOUT = 2_000

/** Call this only in browsers that can listen (`canListen`). */
const recogniserOf = () => {
  const known = globalThis as unknown as Record<string, new () => Recogniser>
  return known['SpeechRecognition'] ?? known['webkitSpeechRecognition']!
}

/** Stops the microphone that is on, because another field listens. */
let interrupt: (() => void) | undefined

/** Listens to one utterance (§voice.2), with the page. The last stage that `report` gets is `heard` or `failed`. */
export function listen(locale: Locale, report: (state: ListenState) => void): Listening {
  interrupt?.()
  stopReading()
  const recogniser = new (recogniserOf())()
  const over = new AbortController()
  let limit: ReturnType<typeof setTimeout> | undefined

  function drop() {
    if (over.signal.aborted) return
    over.abort()
    clearTimeout(limit)
    interrupt = undefined
    recogniser.abort()
  }
  const end = (state: ListenState) => {
    if (over.signal.aborted) return
    drop()
    report(state)
  }
  const fail = (why: SpeechProblem) => end({ stage: 'failed', why })
  function finish() {
    recogniser.stop()
    clearTimeout(limit)
    limit = setTimeout(() => fail('silence'), RESULT_TIMEOUT)
  }
  const stop = () => fail('stopped')
  interrupt = stop

  const on = (type: string, act: (event: Event) => void) =>
    recogniser.addEventListener(type, act, { signal: over.signal })
  on('start', () => {
    limit = setTimeout(finish, MAX_LISTENING)
    report({ stage: 'listening', soFar: '' })
  })
  on('result', (event) => {
    const results = [...(event as SpeechRecognitionEvent).results]
    if (!results.every(({ isFinal }) => isFinal)) {
      report({ stage: 'listening', soFar: results.map(([best]) => best?.transcript ?? '').join('') })
      return
    }
    const texts = textsOf(results)
    if (texts.length > 0) end({ stage: 'heard', texts })
    else fail('silence')
  })
  on('nomatch', () => fail('silence'))
  on('error', (event) => fail(PROBLEMS[(event as SpeechRecognitionErrorEvent).error] ?? 'unavailable'))
  on('end', () => fail('silence'))
  const away = () => document.hidden && stop()
  document.addEventListener('visibilitychange', away, { signal: over.signal })
  addEventListener('pagehide', stop, { signal: over.signal })

  recogniser.lang = tagOf(locale)
  recogniser.interimResults = true
  recogniser.maxAlternatives = ALTERNATIVES
  report({ stage: 'starting' })
  try {
    recogniser.start()
  } catch {
    fail('unavailable')
  }
  return { finish, drop }
}

/** The guesses, without the full stop that some browsers add. */
function textsOf(results: readonly SpeechRecognitionResult[]): string[] {
  // A pause makes two results, whose alternatives don't belong together.
  const [only, another] = results
  const guesses =
    another || !only
      ? [results.map(([best]) => best?.transcript ?? '').join(' ')]
      : [...only].map((each) => each.transcript)
  const tidy = guesses.map((text) =>
    text
      .replace(/[.।!?]+$/u, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_LENGTH)
      .trim(),
  )
  return [...new Set(tidy)].filter(Boolean)
}
