import { defineConfig } from '@playwright/test'
import { chromium } from './scripts/chromium.ts'
import { FULL, full } from './tests/sample.ts'

/** Concurrent runs need separate ports and builds. */
const port = Number(process.env.E2E_PORT ?? 4390)
const dist = process.env.E2E_DIST ?? 'dist'
/** Makes publishing in tests seven times faster (scripts/publish/write.ts). The build under test has full quality. */
process.env.BROTLI_QUALITY = '5'
const run = process.env.E2E_PORT ? `-${port}` : ''

/** Tests the production build on the stateful mock, with fresh in-memory data for each run. */
export default defineConfig({
  testDir: 'e2e',
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  grepInvert: full ? undefined : new RegExp(FULL),
  // One more than the 2 cores: tests spend a quarter of their time waiting for frames, replies and processes.
  workers: 3,
  timeout: 60_000,
  // Usually within 1 s, but longer on a busy machine.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `.cache/e2e${run}.json` }]],
  outputDir: `test-results${run}`,
  // Service workers bypass `page.route`, so they are blocked; only e2e/offline.spec.ts allows them.
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Traces are expensive. To trace a failing test: `npm run e2e -- e2e/home.spec.ts --trace=on`.
    trace: 'off',
    serviceWorkers: 'block',
    // The small size draws no movement and doesn't optimize code that runs shortly: 27 tests take 63 s instead of 73.
    contextOptions: { reducedMotion: full ? 'no-preference' : 'reduce' },
    // A window's first page otherwise starts a second process, which costs each test 0.2 s of a core.
    launchOptions: full
      ? chromium
      : { ...chromium, args: [...chromium.args, '--js-flags=--no-opt --no-maglev', '--renderer-process-limit=1'] },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `node mock-server/main.ts --port ${port} --strict-port --db :memory: --static ${dist}`,
    url: `http://127.0.0.1:${port}/`,
    stdout: 'ignore',
    reuseExistingServer: false,
  },
})
