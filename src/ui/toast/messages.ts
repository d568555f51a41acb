import { useSyncExternalStore } from 'react'
import { createEmitter } from '../hooks/emitter.ts'
import { MESSAGE } from './message-event.ts'
import { plain } from './messages.css.ts'

/** How long a short message is shown, in ms (§shell.25). */
const SHOWN_FOR = 3000
/** By then, in ms, the widgets should be there; else it is said in plain words. */
const PATIENCE = 1000
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
}

let messages: readonly Message[] = []
let lastId = 0
const { emit, subscribe } = createEmitter()
/** What shows them, once its code is there, and what came before that. */
let show: ((message: Message) => void) | undefined
let waiting: readonly Message[] = []
let plainPlace: HTMLElement | undefined

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
  }
  set([...messages, message].slice(-KEPT))
  if (show) return show(message)
  waiting = [...waiting, message]
  setTimeout(sayPlainly, PATIENCE)
  dispatchEvent(new Event(MESSAGE))
}

/** From now on messages are shown by the caller: those that nobody has seen yet, and all that come. */
export function takeMessages(taker: (message: Message) => void): void {
  show = taker
  waiting.forEach(taker)
  waiting = []
  // What was said plainly isn't said again. It has its time, and is in the log now.
  setTimeout(() => plainPlace?.remove(), SHOWN_FOR)
}

/**
 * Offline, or on a very slow line, the widgets may never come. Then a message is an alert at the lower edge of the window, and stays
 * until there is another: nobody could find it again.
 */
function sayPlainly(): void {
  if (!waiting.length) return
  plainPlace?.remove()
  plainPlace = document.createElement('div')
  plainPlace.setAttribute('role', 'alert')
  plainPlace.className = plain
  for (const { text, lang } of waiting)
    plainPlace.append(Object.assign(document.createElement('p'), { textContent: text, lang }))
  document.body.append(plainPlace)
  waiting = []
}

/** On sign-out: the next person must not read them. */
export function clearMessages(): void {
  waiting = []
  plainPlace?.remove()
  set([])
}

const NONE: readonly Message[] = []

/** All recent messages, the oldest first. */
export const useMessages = (): readonly Message[] =>
  useSyncExternalStore(
    subscribe,
    () => messages,
    () => NONE,
  )
/** Calls back when there are other messages. */
export const watchMessages = (listener: (messages: readonly Message[]) => void) => subscribe(() => listener(messages))
