import { mergeConfig } from 'vitest/config'
import viteConfig from '../../vite.config.ts'

/** The Node tests that Stryker runs against mutants (stryker.js), in one project. */
export default mergeConfig(viteConfig, {
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    include: process.env['MUTANT_TESTS']?.split(' '),
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
