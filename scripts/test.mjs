// `npm test`: every check there is, on any machine; installs what is missing first. Arguments name the steps to run.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clearFigures, printFigures } from './figures.mjs'
import { ensureBrowser, ensureBuild, ensureNginx, ensurePackages, environment, node, root } from './setup.mjs'

ensurePackages()
const CHROMIUM = await ensureBrowser()
const NGINX = ensureNginx()
const tool = (path) => join('node_modules', path)

const steps = {
  types: [
    [tool('@typescript/native/bin/tsc'), '--noEmit'],
    // src again, with what the oldest browsers have.
    [tool('@typescript/native/bin/tsc'), '--noEmit', '-p', 'tsconfig.browser.json'],
  ],
  lint: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  // Files, exports and packages that nobody uses: knip.jsonc.
  unused: [tool('knip/bin/knip.js'), '--no-progress'],
  format: [tool('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  document: [tool('@redocly/cli/bin/cli.js'), 'lint', 'krishi-vyapar', '--max-problems', '50'],
  texts: ['scripts/catalogs/extract.ts', '--check'],
  catalogs: ['scripts/catalogs/check.ts', '--quiet'],
  unit: [
    tool('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=.cache/unit.json',
  ],
  contracts: ['contracts/run.ts'],
  build: undefined,
  // Two browsers on two cores are sometimes slower than a test waits. What passes at its second go only is named, and counted below.
  e2e: [tool('@playwright/test/cli.js'), 'test', '--retries=1'],
  // By the reports of unit and e2e.
  traceability: ['scripts/traceability.ts'],
}
/** So many tests of the e2e step may need a second go; with more something is wrong with them, or with the product. */
const MAX_SECOND_GOES = 2

const report = (name) => {
  if (!runs(name)) return undefined
  try {
    return JSON.parse(readFileSync(join(root, `.cache/${name}.json`), 'utf8'))
  } catch {
    return undefined
  }
}
const wanted = process.argv.slice(2)
const runs = (name) => wanted.length === 0 || wanted.includes(name)
for (const file of ['unit', 'contracts', 'e2e'].filter(runs)) rmSync(join(root, `.cache/${file}.json`), { force: true })
clearFigures()

const failed = []
for (const [name, args] of Object.entries(steps)) {
  if (!runs(name)) continue
  const started = Date.now()
  console.log(`\n— ${name}`)
  if (name === 'build') ensureBuild()
  // Most steps are one command.
  else
    for (const command of Array.isArray(args[0]) ? args : [args]) {
      const { status } = spawnSync(node(), command, {
        cwd: root,
        stdio: 'inherit',
        env: environment({ CHROMIUM, ...(NGINX && { NGINX_BINARY: NGINX }), REDOCLY_TELEMETRY: 'off' }),
      })
      if (status !== 0 && !failed.includes(name)) failed.push(name)
    }
  console.log(
    `— ${name}: ${failed.includes(name) ? 'FAILED' : 'ok'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
}

const unit = report('unit')
const contracts = report('contracts')
const e2e = report('e2e')?.stats
const passed = (unit?.numPassedTests ?? 0) + (contracts?.numPassedTests ?? 0) + (e2e?.expected ?? 0)
const broken = (unit?.numFailedTests ?? 0) + (contracts?.numFailedTests ?? 0) + (e2e?.unexpected ?? 0)
const secondGoes = e2e?.flaky ?? 0
if (secondGoes > MAX_SECOND_GOES) failed.push('e2e (too many second goes)')
printFigures()
if (!NGINX) console.log('\nNOT RUN, because there is no nginx: e2e/production')
if (!existsSync(join(root, '.cache/old-chromium/87')))
  console.log('\nNOT RUN, because they are not fetched: the journeys in old browsers (npm run full -- old-browsers)')
if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`)
if (secondGoes) console.log(`\nOf e2e, ${secondGoes} passed at the second go only (“flaky” above)`)
console.log(`\n${passed + secondGoes} passed, ${broken} failed`)
process.exit(failed.length ? 1 : 0)
