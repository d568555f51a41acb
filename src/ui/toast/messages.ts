import { createStore } from '../hooks/events.ts'

/** Time for which a short message is shown (ms, §shell.25). */
export const SHOWN_FOR = 3000
/** Maximum wait for the widget before a message is shown as plain text (ms). */
export const PATIENCE = 1000
const MAX_MESSAGES = 20

export type Message = {
  id: number
  text: string
  /** Language of the text; the page's may change later. */
  lang: string
  at: Date
  /** Time for which it is shown (ms). */
  for: number
}

const messages = createStore<readonly Message[]>([])
let lastId = 0

/** Shows a short message for 3 s, and keeps it in the log. Its text is in the page's language. */
export function showMessage(text: string, options: { for?: number } = {}): void {
  const { lang } = document.documentElement
  const message = { id: ++lastId, text, lang, at: new Date(), for: options.for ?? SHOWN_FOR }
  messages.set([...messages.get(), message].slice(-MAX_MESSAGES))
}

/** Id of the last message that was shown as plain text. The widget shows only later ones. */
let lastPlain = 0
export const noteShownPlainly = ({ id }: Message): void => void (lastPlain = id)
export const isShownPlainly = ({ id }: Message): boolean => id <= lastPlain

/** Clears the messages on sign-out: the next person must not read them. */
export const clearMessages = (): void => messages.set([])

export const useMessages = messages.use
/** Calls the listener with the messages of this visit, now and after each change. */
export function watchMessages(listener: (all: readonly Message[]) => void): () => void {
  listener(messages.get())
  return messages.subscribe(() => listener(messages.get()))
}
