import { createStore } from '../hooks/events.ts'
import { MESSAGE } from './message-event.ts'
import { plain } from './messages.css.ts'

/** Time for which a short message is shown (ms, §shell.25). */
const SHOWN_FOR = 3000
/** Maximum wait for the widget before a message is shown as plain text (ms). */
const PATIENCE = 1000
const MAX_MESSAGES = 20

export type Message = {
  id: number
  text: string
  /** Language of the text, as the page's may change later. */
  lang: string
  at: Date
  /** Time for which it is shown (ms). */
  for: number
}

const messages = createStore<readonly Message[]>([])
let lastId = 0
/** The function that shows messages, once the widget is loaded, and the messages that wait for it. */
let show: ((message: Message) => void) | undefined
let waiting: readonly Message[] = []
let plainPlace: HTMLElement | undefined

/** Shows a short message that needs no answer for 3 s, and keeps it in the log. Its text is in the page's language. */
export function showMessage(text: string, options: { for?: number } = {}): void {
  const message = {
    id: ++lastId,
    text,
    lang: document.documentElement.lang,
    at: new Date(),
    for: options.for ?? SHOWN_FOR,
  }
  messages.set([...messages.get(), message].slice(-MAX_MESSAGES))
  if (show) return show(message)
  waiting = [...waiting, message]
  setTimeout(sayPlainly, PATIENCE)
  dispatchEvent(new Event(MESSAGE))
}

/** Registers the function that shows messages: those that wait, and all later ones. */
export function takeMessages(taker: (message: Message) => void): void {
  show = taker
  waiting.forEach(taker)
  waiting = []
  // A message already shown as plain text isn't repeated. It stays for its time, and the log lists it.
  setTimeout(() => plainPlace?.remove(), SHOWN_FOR)
}

/** Offline the widget may never come: then a message is an alert, until the next one as there is no log. */
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

/** Clears the messages on sign-out: the next person must not read them. */
export function clearMessages(): void {
  waiting = []
  plainPlace?.remove()
  messages.set([])
}

export const useMessages = messages.use
export const watchMessages = (listener: (all: readonly Message[]) => void) =>
  messages.subscribe(() => listener(messages.get()))
