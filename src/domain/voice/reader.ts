import { INTL_TAG, type Locale } from '../../i18n/locales.ts'
import { watchSession } from '../../session/session.ts'
import { createStore } from '../../ui/hooks/events.ts'

const reading = createStore<{ by: object } | undefined>(undefined)
export const useReading = reading.use

const synthesis = () => globalThis.speechSynthesis as SpeechSynthesis | undefined
/** Language tag for speech: without the kind of digits. */
export const tagOf = (locale: Locale) => INTL_TAG[locale].replace(/-u-.*/, '')

/** A voice for the language, preferably an Indian one (§voice.10). */
export function voiceOf(locale: Locale): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? []
  // Android writes hi_IN instead of hi-IN.
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-')
  return (
    voices.find((voice) => tag(voice) === tagOf(locale)) ?? voices.find((voice) => tag(voice).split('-')[0] === locale)
  )
}

/** Tells a listener when the voices change, because some browsers load them late. */
export function watchVoices(listener: () => void): () => void {
  const found = synthesis()
  found?.addEventListener('voiceschanged', listener)
  return () => found?.removeEventListener('voiceschanged', listener)
}

/** Reads one utterance per sentence, because Chrome cuts off a long one after 15 s. */
export function read(reader: object, locale: Locale, sentences: readonly string[]): void {
  stopReading()
  const voice = voiceOf(locale)
  if (!voice) return
  const mine = { by: reader }
  const last = sentences.length - 1
  sentences.forEach((sentence, index) => {
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = tagOf(locale)
    // The event fires late when an utterance is cancelled: another reading may have begun.
    const over = () => reading.get() === mine && stopReading()
    if (index === last) utterance.addEventListener('end', over)
    utterance.addEventListener('error', over)
    synthesis()!.speak(utterance)
  })
  reading.set(mine)
}

export function stopReading(by = reading.get()?.by): void {
  if (!by || reading.get()?.by !== by) return
  reading.set(undefined)
  synthesis()?.cancel()
}

// Reading stops with the session (§voice.10).
watchSession(() => stopReading())
globalThis.addEventListener?.('pagehide', () => stopReading())
