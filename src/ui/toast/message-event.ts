/**
 * What the window is told when a short message waits for the widget that shows it (messages.ts): the frame fetches that with the first
 * one, and has nothing of it in the first load.
 */
export const MESSAGE = 'short-message'
