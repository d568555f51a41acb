// Stryker changes one operator, number or text at a time, and at least one test must fail. It mutates the API client, the
// error texts and the payment code; contracts/mutations has the faults of a server.

const mutate = [
  'src/api/ask.ts',
  'src/api/client.ts',
  'src/api/errors.ts',
  'src/api/sending.ts',
  'src/api/idempotency/once.ts',
  'src/domain/failures.ts',
  'src/domain/mandi/mandi-price.ts',
  'src/payments/payment-error.ts',
  // The rules for orders; hooks follow, which tests in Node don't reach.
  'src/payments/purchases.ts:1-34',
]
/** Only a few, so that a run takes seconds (stryker.vitest.ts). */
const tests = [
  'tests/api/{client,early,form,invalidate,once,origin,paging,receiving}.test.ts',
  'tests/domain/failures.test.ts',
  'tests/payments/*.test.ts',
  'tests/features/enquiry-form/enquiry-schema.test.ts',
  'tests/features/mandi/price.test.ts',
]
process.env.MUTANT_TESTS = tests.join(' ')

export default {
  mutate,
  testRunner: 'vitest',
  plugins: [
    './contracts/tools/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js',
    './contracts/tools/stryker.js',
  ],
  vitest: { configFile: 'contracts/tools/stryker.vitest.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['/dist*', '/e2e', '/look', '/test-results*', '/contracts/tools/node_modules', '/.cache'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: '.cache/mutants.json' },
  disableTypeChecks: false,
  ignoreStatic: false,
  ignorers: ['texts'],
  thresholds: { high: 100, low: 100, break: 100 },
}

export const strykerPlugins = [
  {
    // Lingui compiles messages at build time, so mutating them at test time has no effect.
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'CallExpression' && node.callee.name === 'msg' ? 'a text, made at build time' : undefined,
    },
  },
]
