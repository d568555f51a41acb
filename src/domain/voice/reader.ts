import { INTL_TAG, type Locale } from '../../i18n/locales.ts'
import { watchSession } from '../../session/session.ts'
import { createEmitter } from '../../ui/hooks/events.ts'

/** The current reading, and the component that started it. */
let reading: { by: object } | undefined
const { emit, subscribe } = createEmitter()
export { subscribe as watchReading }
export const isReading = (reader: object): boolean => reading?.by === reader

const synthesis = () => globalThis.speechSynthesis as SpeechSynthesis | undefined
const tagOf = (locale: Locale) => INTL_TAG[locale].replace(/-u-.*/, '')

/** The device's voice for a language, preferably Indian; undefined if there is none (§voice.10). */
export function voiceOf(locale: Locale): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? []
  // Android writes hi_IN.
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-')
  return (
    voices.find((voice) => tag(voice) === tagOf(locale)) ?? voices.find((voice) => tag(voice).split('-')[0] === locale)
  )
}

/** Calls the listener when the device's voices change: some browsers load them late. */
export function watchVoices(listener: () => void): () => void {
  const found = synthesis()
  found?.addEventListener('voiceschanged', listener)
  return () => found?.removeEventListener('voiceschanged', listener)
}

/**
 * Reads sentences aloud, replacing any current reading. Each is a separate utterance, because Chrome cuts off a long
 * one after 15 s.
 */
export function read(reader: object, locale: Locale, sentences: readonly string[]): void {
  stopReading()
  const voice = voiceOf(locale)
  if (!voice) return
  const mine = { by: reader }
  const last = sentences.length - 1
  sentences.forEach((sentence, place) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = tagOf(locale)
    // A cancelled utterance fires its event late, when another reading may have started.
    const over = () => reading === mine && stopReading()
    if (place === last) utterance.addEventListener('end', over)
    utterance.addEventListener('error', over)
    synthesis()!.speak(utterance)
  })
  reading = mine
  emit()
}

export function stopReading(): void {
  if (!reading) return
  reading = undefined
  synthesis()?.cancel()
  emit()
}

// Reading ends when the session changes (§voice.10) and when the page is left.
watchSession(stopReading)
globalThis.addEventListener?.('pagehide', stopReading)
