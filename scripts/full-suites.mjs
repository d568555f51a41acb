// `npm run full -- fuzz`: runs one suite, or all, at full size; installs missing tools first.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureOldBrowsers } from './old-browsers.mjs'
import { ensureSecondEngine } from './second-engine.mjs'
import { ensureBrowser, ensureBuild, ensureNginx, ensurePackages, root, run, wantedOf } from './setup.mjs'

const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line']
const stryker = 'contracts/tools/node_modules/@stryker-mutator/core/bin/stryker.js'
/** Suite → its command. */
const suites = {
  accessibility: [...playwright, 'e2e/accessibility'],
  // Plants faults in the document, the client, the mock and the pact; each must be detected.
  contracts: ['contracts/run.ts', 'consumer', 'mutations'],
  faults: [...playwright, 'e2e/faults'],
  fuzz: [...playwright, 'e2e/fuzz'],
  // Mutates one operator at a time in network and payment code; unit tests must detect every mutant.
  mutants: [stryker, 'run', 'contracts/tools/stryker.js'],
  journeys: [...playwright, 'e2e/[^/]+\\.spec\\.ts$'],
  growth: [...playwright, '--workers=1', 'e2e/growth'], // it measures time
  'old-browsers': [...playwright, '--workers=1', 'e2e/old-browsers'],
  production: [...playwright, 'e2e/production'],
  'second-engine': [...playwright, 'e2e/second-engine'],
  // The unit tests in Node: adds a language to a copy of the project, and asks every command for its usage.
  unit: ['node_modules/vitest/vitest.mjs', 'run', '--project=node'],
  // Runs an hour and prints its seed. SOAK_SECONDS=100 takes three minutes; SOAK_SEED=7 repeats the plan of seed 7.
  soak: [...playwright, '--workers=1', 'e2e/soak'],
}
/** Prerequisites of suites; a suite without them fails. */
const needs = {
  'old-browsers': {
    isThere: () => ensureOldBrowsers(),
    missing: 'they could not be fetched, or this is not Linux on x64',
  },
  'second-engine': { isThere: ensureSecondEngine, missing: 'it could not be fetched' },
  mutants: {
    isThere: () => existsSync(join(root, stryker)),
    missing: 'their tool is not installed (npm ci --prefix contracts/tools)',
  },
}

const wanted = wantedOf('npm run full', Object.keys(suites))
ensurePackages()
const CHROMIUM = await ensureBrowser()
const NGINX = ensureNginx()
ensureBuild()
const failed = []
for (const [name, args] of Object.entries(suites)) {
  if (!wanted.includes(name)) continue
  const isMissing = name in needs && !needs[name].isThere()
  if (isMissing) console.log(`\nNOT RUN, ${name}: ${needs[name].missing}`)
  console.log(`\n— ${name}: ${args[0]}`)
  const status = run(args, { CHROMIUM, ...(NGINX && { NGINX_BINARY: NGINX }), SIZE: 'full' })
  if (status !== 0 || isMissing || (name === 'production' && !NGINX)) failed.push(name) // not run, so it proves nothing
}
if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`)
process.exit(failed.length ? 1 : 0)
