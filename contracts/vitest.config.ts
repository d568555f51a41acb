import { defineConfig } from 'vitest/config'
import { ROOT } from './files.ts'

process.env['PACT_DO_NOT_TRACK'] = 'true'

/** The consumer tests, by themselves: they write the pact that the other checks read. */
export default defineConfig({
  root: ROOT,
  test: {
    name: 'contracts',
    include: ['contracts/consumer/*.pact.ts'],
    environment: 'node',
    pool: 'forks',
    isolate: false,
    testTimeout: 20_000,
  },
})
