import { useEffect } from 'react'
import { createPath, useLocation } from 'react-router'

/** Of the three only an input has `checked`. */
export type EarlyField = HTMLInputElement

type EarlyInput = {
  /** What fields held when they were last changed; of a box, whether it was ticked. */
  typed: Map<EarlyField, string | boolean>
  /** The last button that was pressed, or the form that was sent. */
  pressed: HTMLElement | undefined
}

declare global {
  /** Of scripts/build/head-script.ts: ends the wait for the app. */
  var earlyInput: (() => EarlyInput) | undefined
}

/** What the field holds is no change to React until it has seen another value, put there by the setter that it watches. */
function put(field: EarlyField, value: string | boolean) {
  if (typeof value === 'boolean') {
    field.checked = !value
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }))
}

function press(element: HTMLElement) {
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

/** The header around a page that is not prerendered is drawn again: the same button by its text. */
const redrawn = ({ textContent: text }: HTMLElement) =>
  [...(document.querySelector('header')?.querySelectorAll('button') ?? [])].find((each) => each.textContent === text)

function replay() {
  const { typed, pressed } = globalThis.earlyInput?.() ?? {}
  globalThis.earlyInput = undefined
  // That a field has the focus is no news to the browser; to its suggestions, which wait for that, it is.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const [field, value] of typed ?? []) if (field.isConnected) put(field, value)
  if (!pressed) return
  // Once what was typed is rendered.
  setTimeout(() => {
    const now = pressed.isConnected ? pressed : redrawn(pressed)
    if (now) press(now)
  })
}

/**
 * Takes up what was focused, typed and pressed in a prerendered page before the app was there: on a slow line one reads, and acts, seconds
 * earlier, and React does not look into the fields that it takes over. Stands beside the page, or the error in its place, which acts
 * from this effect on.
 */
export function InputReplay() {
  const at = createPath(useLocation())
  useEffect(() => {
    replay()
    // Gone back while nobody listened.
    const { pathname, search, hash } = window.location
    if (at !== pathname + search + hash) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the page is taken over: of later addresses the router hears itself
  }, [])
  return null
}
