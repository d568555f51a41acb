import { mergeConfig } from 'vitest/config'
import viteConfig from '../../vite.config.ts'

/** The tests that a mutation is shown to (stryker.js): those of Node, in one project. */
export default mergeConfig(viteConfig, {
  test: {
    environment: 'node',
    include: process.env['MUTANT_TESTS']?.split(' '),
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
