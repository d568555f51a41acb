/**
 * What the window is told with each short message (messages.ts): the frame fetches what shows them with the first one, and
 * has nothing of them in the first load.
 */
export const MESSAGE = 'short-message'
export type MessageEvent = CustomEvent<{ text: string; lang: string }>
