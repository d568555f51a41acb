import { afterAll, vi } from 'vitest'

/** The next file finds the world as this one did. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
})
