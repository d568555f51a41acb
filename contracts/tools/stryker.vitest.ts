import { mergeConfig } from 'vitest/config'
import viteConfig from '../../vite.config.ts'

/** The tests that a mutation of what talks to the server, and of money, is shown to: those of Node, in one project. */
export default mergeConfig(viteConfig, {
  test: {
    environment: 'node',
    include: [
      'tests/api/*.test.ts',
      'tests/domain/trouble.test.ts',
      'tests/payments/*.test.ts',
      'tests/features/mandi/*.test.ts',
    ],
    exclude: ['tests/mock-server/load.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
