import { defineConfig } from '@playwright/test'
import { chromium } from './scripts/chromium.ts'
import { full } from './tests/figures.ts'
import { FULL } from './tests/sample.ts'

/** Two runs at the same time want a port and a build of their own each. */
const port = Number(process.env.E2E_PORT ?? 4390)
const dist = process.env.E2E_DIST ?? 'dist'
/** What tests publish takes a seventh of the time so (scripts/publish/write.ts); the build that they open is compressed as always. */
process.env.BROTLI_QUALITY = '5'
const run = process.env.E2E_PORT ? `-${port}` : ''

/** The production build on the stateful mock, its data in memory and new for each run. */
export default defineConfig({
  testDir: 'e2e',
  forbidOnly: !!process.env.CI,
  fullyParallel: true,
  grepInvert: full ? undefined : new RegExp(FULL),
  // One more than cores: a test waits a quarter of its time, for a frame, a reply, a process.
  workers: 3,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: `.cache/e2e${run}.json` }]],
  outputDir: `test-results${run}`,
  // Faults that a test plants with `page.route` are not seen by a service worker: only e2e/offline.spec.ts has it.
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test is much work for two cores; of one that fails: `npm run e2e -- e2e/home.spec.ts --trace=on`.
    trace: 'off',
    serviceWorkers: 'block',
    launchOptions: chromium,
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `node mock-server/main.ts --port ${port} --strict-port --db :memory: --static ${dist}`,
    url: `http://127.0.0.1:${port}/`,
    stdout: 'ignore',
    reuseExistingServer: false,
  },
})
