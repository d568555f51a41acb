import { useEffect } from 'react'
import { createPath, useLocation } from 'react-router'

/** A field in the early page; `checked` is only on inputs, not on selects and text areas. */
export type EarlyField = HTMLInputElement

type EarlyInput = {
  /** Last value of each changed field; for a checkbox or radio, whether it was checked. */
  typed: Map<EarlyField, string | boolean>
  /** The last button or input that was pressed, or the last form that was submitted. */
  pressed: HTMLElement | undefined
}

declare global {
  /** Stops the recording and returns it. The head script sets this function (src/head/early-input.ts). */
  var earlyInput: (() => EarlyInput) | undefined
}

/** In two steps: React ignores a value that its field already holds, so it first has to see another one. */
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
  if (element instanceof HTMLFormElement)
    element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  else if (element instanceof HTMLButtonElement) element.click()
  else if (element.matches('[type=text]:focus')) {
    // Opens the field's list; if that has not loaded yet, it opens once it has.
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    element.click()
  }
}

/** The header around a page that is not prerendered is rendered again: finds the same button by its text. */
const redrawn = ({ localName, textContent: text }: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(`header ${localName}`)].find((each) => each.textContent === text)

function replay() {
  const { typed, pressed } = globalThis.earlyInput?.() ?? {}
  globalThis.earlyInput = undefined
  // A field may have had the focus before the app listened: its suggestions open on `focusin`.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const [field, value] of typed ?? []) if (field.isConnected) put(field, value)
  if (!pressed) return
  // Waits until React has rendered what was typed.
  setTimeout(() => {
    const now = pressed.isConnected ? pressed : redrawn(pressed)
    if (now) press(now)
  })
}

/**
 * Replays what people focused, typed and pressed in a prerendered page before the app was there: on a slow line that
 * is seconds, and React ignores the contents of fields that it hydrates. It is rendered after the page or its error,
 * so the page already handles events when this effect runs.
 */
export function InputReplay() {
  const at = createPath(useLocation())
  useEffect(() => {
    replay()
    // The person went back before the router listened.
    const { pathname, search, hash } = window.location
    if (at !== pathname + search + hash) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the page is taken over: of later addresses the router hears itself
  }, [])
  return null
}
