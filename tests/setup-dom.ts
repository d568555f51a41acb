import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// The timeout (ms) for expected changes: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

// Testing Library tells React this itself, but only in the first file that loads it.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

// jsdom has no layout and no media queries: nothing scrolls, and the screen is wide.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

/** What React says in development about keys: of two siblings with one key, the first may stay on the page. */
const aboutKeys: string[] = []
const say = console.error
console.error = (...words: unknown[]) => {
  if (/with the same key|unique "key"/.test(String(words[0]))) aboutKeys.push(words.join(' '))
  say(...words)
}

afterEach(() => {
  expect(aboutKeys.splice(0)).toEqual([])
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** Timers pending when a file ends. */
const timers = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: start } = globalThis
beforeAll(() => {
  const noting = (...args: Parameters<typeof start>) => {
    const timer = start(...args)
    timers.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(noting, start)
})

/** Timers end and the window returns: the next file needs it unchanged, and after the last file there is none. */
afterAll(() => {
  globalThis.setTimeout = start
  for (const timer of timers) clearTimeout(timer)
  for (const [name] of document.cookie.matchAll(/[^;= ]+(?==)/g)) document.cookie = `${name}=; Max-Age=0; Path=/`
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
