import { INTL_TAG, type Locale } from '../../i18n/locales.ts'
import { SPEECH_LASTS } from '../timers.ts'
import { stopReading } from './reader.ts'

/** Why nothing was heard. */
export type Trouble = 'denied' | 'silence' | 'network' | 'noMicrophone' | 'unavailable' | 'language' | 'stopped'

export type Hearing =
  /** The browser may be asking for permission. */
  | { stage: 'starting' }
  | { stage: 'listening'; soFar: string }
  /** The guesses, likeliest first. */
  | { stage: 'heard'; texts: readonly string[] }
  | { stage: 'failed'; why: Trouble }

export type Listening = {
  /** Ends listening and uses what was said so far. */
  finish: () => void
  /** Turns the microphone off and reports nothing more. */
  drop: () => void
}

/** The parts of the browser's recogniser that we use (https://webaudio.github.io/web-speech-api). */
type Recogniser = Pick<EventTarget, 'addEventListener'> & {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  start: () => void
  stop: () => void
  abort: () => void
}

const TROUBLES: Partial<Record<SpeechRecognitionErrorCode, Trouble>> = {
  'not-allowed': 'denied',
  'no-speech': 'silence',
  network: 'network',
  'audio-capture': 'noMicrophone',
  'language-not-supported': 'language',
  aborted: 'stopped',
}
/** Most guesses requested from the browser. */
const ALTERNATIVES = 5
/** Longest text used (characters): no crop field takes more, and nobody says more for a place. */
const MAX_LENGTH = 60
/** How long the browser may take to report its result after `finish` (ms). */
const LAST_WORDS = 2_000

const recogniserOf = () => {
  const known = globalThis as {
    SpeechRecognition?: new () => Recogniser
    webkitSpeechRecognition?: new () => Recogniser
  }
  return known.SpeechRecognition ?? known.webkitSpeechRecognition
}

let running: Listening | undefined

/**
 * Turns the microphone on for a single utterance in a language (§voice.2). It turns off after a result or silence, when
 * the page is left or hidden, or when another field listens.
 * @param tell receives each stage; the last is `heard` or `failed`
 */
export function listen(locale: Locale, tell: (hearing: Hearing) => void): Listening {
  running?.drop()
  stopReading()
  const Recogniser = recogniserOf()
  const recogniser = Recogniser && new Recogniser()
  const over = new AbortController()
  let limit: ReturnType<typeof setTimeout> | undefined

  function drop() {
    if (over.signal.aborted) return
    over.abort()
    clearTimeout(limit)
    if (running === listening) running = undefined
    recogniser?.abort()
  }
  const end = (hearing: Hearing) => {
    if (over.signal.aborted) return
    drop()
    tell(hearing)
  }
  const fail = (why: Trouble) => end({ stage: 'failed', why })
  function finish() {
    recogniser?.stop()
    clearTimeout(limit)
    limit = setTimeout(() => fail('silence'), LAST_WORDS)
  }
  const listening: Listening = { finish, drop }
  running = listening
  if (!recogniser) {
    queueMicrotask(() => fail('unavailable'))
    return listening
  }

  const on = (type: string, act: (event: Event) => void) =>
    recogniser.addEventListener(type, act, { signal: over.signal })
  on('start', () => {
    limit = setTimeout(finish, SPEECH_LASTS)
    tell({ stage: 'listening', soFar: '' })
  })
  on('result', (event) => {
    const said = [...(event as SpeechRecognitionEvent).results]
    if (!said.every(({ isFinal }) => isFinal)) {
      tell({ stage: 'listening', soFar: said.map(([best]) => best?.transcript ?? '').join('') })
      return
    }
    const texts = textsOf(said)
    if (texts.length > 0) end({ stage: 'heard', texts })
    else fail('silence')
  })
  on('nomatch', () => fail('silence'))
  on('error', (event) => fail(TROUBLES[(event as SpeechRecognitionErrorEvent).error] ?? 'unavailable'))
  on('end', () => fail('silence'))
  const away = () => document.hidden && fail('stopped')
  document.addEventListener('visibilitychange', away, { signal: over.signal })
  addEventListener('pagehide', () => fail('stopped'), { signal: over.signal })

  recogniser.lang = INTL_TAG[locale].replace(/-u-.*/, '')
  recogniser.interimResults = true
  recogniser.maxAlternatives = ALTERNATIVES
  tell({ stage: 'starting' })
  try {
    recogniser.start()
  } catch {
    fail('unavailable')
  }
  return listening
}

/** The guesses as field texts, without duplicates or the full stop that some browsers append. */
function textsOf(said: readonly SpeechRecognitionResult[]): string[] {
  // A pause splits the speech into two results, whose alternatives don't belong together; use the best of each.
  const [only, another] = said
  const guesses =
    another || !only
      ? [said.map(([best]) => best?.transcript ?? '').join(' ')]
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
