import { afterAll, afterEach, vi } from 'vitest'

// Timers, spies and environment variables end with their test. Globals end with their file, which may stub them before
// its first test.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})
