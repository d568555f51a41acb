/** A short message waits for its widget (messages.ts), which the frame downloads with the first one. */
export const MESSAGE = 'short-message'

declare global {
  interface WindowEventMap {
    [MESSAGE]: Event
  }
}
