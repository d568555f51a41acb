import { flushSync } from 'react-dom'

// Acts as Chromium does for assistive technology (AT-SPI's "click", TalkBack's double tap, voice control): it focuses
// the element, and clicks it without a pointer.
export function act(element: Element): void {
  if (element instanceof HTMLElement) flushSync(() => element.focus())
  for (const type of ['mousedown', 'mouseup', 'click'])
    flushSync(() =>
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, view: window })),
    )
}
