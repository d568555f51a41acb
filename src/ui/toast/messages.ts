import { useSyncExternalStore } from 'react'
import { createEmitter } from '../hooks/emitter.ts'
import { MESSAGE } from './message-event.ts'

/** How long a short message is shown, in ms (§shell.25). */
const SHOWN_FOR = 3000
/** The log keeps so many. */
const KEPT = 20

export type Message = {
  id: number
  text: string
  /** The language that it was said in; the page's may change. */
  lang: string
  at: Date
  /** How long it is shown, in ms. */
  for: number
  isShown: boolean
}

let messages: readonly Message[] = []
let lastId = 0
const { emit, subscribe } = createEmitter()

function set(next: readonly Message[]) {
  messages = next
  emit()
}

/**
 * Says something short that needs no answer: it is announced, shown for 3 s, and kept in the log of recent messages.
 * @param text in the language of the page
 */
export function showMessage(text: string, options: { for?: number } = {}): void {
  const message = {
    id: ++lastId,
    text,
    lang: document.documentElement.lang,
    at: new Date(),
    for: options.for ?? SHOWN_FOR,
    isShown: true,
  }
  set([...messages, message].slice(-KEPT))
  dispatchEvent(new CustomEvent(MESSAGE, { detail: { text, lang: message.lang } }))
}

/** Takes a message off the screen; it stays in the log. */
export const hideMessage = (id: number): void =>
  set(messages.map((message) => (message.id === id ? { ...message, isShown: false } : message)))

/** On sign-out: the next person must not read them. */
export const clearMessages = (): void => set([])

const NONE: readonly Message[] = []

/** All recent messages, the oldest first. */
export const useMessages = (): readonly Message[] =>
  useSyncExternalStore(
    subscribe,
    () => messages,
    () => NONE,
  )
