import { afterAll, afterEach, vi } from 'vitest'

// Timers and spies end with their test. Globals end with their file, which may stub them before its first test.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})
