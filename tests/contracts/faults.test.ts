import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clientFaults } from '../../contracts/mutations/client-faults.ts'

// The mutations run only in `npm run full -- contracts`, and stop at a fault whose text is gone from src/api.

test('each fault of the client replaces a text that src/api has', () => {
  const sources = globSync('src/api/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const stale = clientFaults.filter(({ from }) => !sources.some((source) => source.includes(from)))
  expect(stale).toEqual([])
})
