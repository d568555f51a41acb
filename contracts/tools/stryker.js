/**
 * Stryker changes one operator, number or text at a time; one of the tests has to fail then.
 * @param mutate the files that it changes
 * @param tests those that are shown each change: few, so that a change takes seconds (stryker.vitest.ts)
 * @param least per cent that have to be noticed
 */
export function mutating({ mutate, tests, least }) {
  process.env.MUTANT_TESTS = tests.join(' ')
  return {
    mutate,
    testRunner: 'vitest',
    plugins: [
      './contracts/tools/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js',
      './contracts/tools/stryker-plugins.js',
    ],
    vitest: { configFile: 'contracts/tools/stryker.vitest.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['/dist*', '/e2e', '/look', '/test-results*', '/contracts/tools/node_modules', '/.cache'],
    reporters: ['clear-text', 'figures', 'json'],
    clearTextReporter: { logTests: false, allowColor: false, reportTests: false, reportScoreTable: true },
    jsonReporter: { fileName: '.cache/mutants.json' },
    disableTypeChecks: false,
    ignoreStatic: false,
    ignorers: ['texts'],
    thresholds: { high: 100, low: least, break: least },
  }
}
