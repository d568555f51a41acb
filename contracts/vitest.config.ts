import { defineConfig } from 'vitest/config'
import { ROOT } from './files.ts'

process.env['PACT_DO_NOT_TRACK'] = 'true'

/** Runs only the consumer tests, which write the pact for the other checks. */
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
