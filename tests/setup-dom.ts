import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'

// So long is waited for what is on its way: a machine that is busy otherwise is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

// The library says so to React itself, but only in the first file that loads it.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** The next file finds the window as this one did. */
afterAll(() => {
  for (const [name] of document.cookie.matchAll(/[^;= ]+(?==)/g)) document.cookie = `${name}=; Max-Age=0; Path=/`
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
