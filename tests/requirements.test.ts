import { expect, test } from 'vitest'
import { proofs, requirements, unproved, type PlaywrightReport } from './requirements.ts'

const here = import.meta.filename
/** A report that proves every requirement except those left out. */
const without = (...left: string[]): PlaywrightReport => ({
  config: { rootDir: import.meta.dirname },
  suites: [
    {
      suites: [
        {
          specs: [...requirements.keys()]
            .filter((requirement) => !left.includes(requirement))
            .map((description) => ({
              file: 'requirements.test.ts',
              tests: [{ annotations: [{ type: 'proves', description }] }],
            })),
        },
      ],
    },
  ],
})
const none = { testResults: [] }

test('a requirement that no test proves is named', () => {
  expect(unproved(proofs(none, without('check 24')))).toContain('no test proves “check 24”')
  expect(unproved(proofs(none, without()))).not.toContain('no test proves “check 24”')
})

test('a test of either kind can prove it', () => {
  const unit = { testResults: [{ name: here, assertionResults: [{ meta: { proves: ['case 1'] } }, {}] }] }
  expect(proofs(unit, without('case 1')).get('case 1')).toEqual(new Set([here]))
})

test('an error text is proved by a file that has it', () => {
  const row = 'Home leads: Request timed out. Please try again.'
  expect(unproved(proofs(none, without())).filter((problem) => problem.includes(row))).toEqual([])
  expect(unproved(proofs(none, without()))).toContainEqual(
    expect.stringMatching(/requirements.test.ts: proves “Image upload: .*” without its text$/),
  )
})
