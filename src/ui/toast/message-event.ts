/**
 * Window event: a short message waits for the widget that shows it (messages.ts). The frame downloads the widget with
 * the first message, so that it is not in the first load.
 */
export const MESSAGE = 'short-message'

declare global {
  interface WindowEventMap {
    [MESSAGE]: Event
  }
}
