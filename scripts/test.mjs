// `npm test`: runs all checks on any machine; installs what is missing first. Arguments select steps.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureOldBrowsers } from './old-browsers.mjs'
import { ensureBrowser, ensureBuild, ensureNginx, ensurePackages, environment, node, root, wantedOf } from './setup.mjs'

ensurePackages()
const CHROMIUM = await ensureBrowser()
const NGINX = ensureNginx()
const tool = (path) => join('node_modules', path)

const vitest = (report, ...projects) => [
  tool('vitest/vitest.mjs'),
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=.cache/${report}.json`,
]

const steps = {
  types: [
    [tool('@typescript/native/bin/tsc'), '--noEmit'],
    // src again, with only the APIs of the oldest browsers.
    [tool('@typescript/native/bin/tsc'), '--noEmit', '-p', 'tsconfig.browser.json'],
  ],
  lint: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  // Unused files, exports and packages: knip.jsonc.
  unused: [tool('knip/bin/knip.js'), '--no-progress'],
  // Cached by content: unchanged files aren't checked again.
  format: [
    tool('prettier/bin/prettier.cjs'),
    ...'--check --log-level warn --cache --cache-strategy content --cache-location .cache/prettier .'.split(' '),
  ],
  document: [tool('@redocly/cli/bin/cli.js'), 'lint', 'openapi/openapi.yaml', '--max-problems', '50'],
  texts: ['scripts/catalogs/extract.ts', '--check'],
  catalogs: ['scripts/catalogs/check.ts', '--quiet'],
  unit: vitest('unit', 'node', 'dom'),
  browser: vitest('browser', 'browser'),
  contracts: ['contracts/run.ts'],
  build: undefined,
  e2e: [tool('@playwright/test/cli.js'), 'test'],
  // Uses the reports of unit, browser and e2e.
  traceability: ['scripts/traceability.ts'],
}
/**
 * Each uses one core. They run two at a time, longest first; the build is last, because it blocks the process.
 */
const sideBySide = 'unit browser contracts format types lint unused texts document catalogs build'.split(' ')
const oneByOne = ['e2e', 'traceability']

const report = (name) => {
  if (!runs(name)) return undefined
  try {
    return JSON.parse(readFileSync(join(root, `.cache/${name}.json`), 'utf8'))
  } catch {
    return undefined
  }
}
const wanted = wantedOf('npm test', Object.keys(steps))
const runs = (name) => wanted.includes(name)
for (const file of ['unit', 'browser', 'contracts', 'e2e'].filter(runs))
  rmSync(join(root, `.cache/${file}.json`), { force: true })

const failed = []
/** Output of failed steps, repeated at the end, because a CI that truncates long output keeps the end. */
const reasons = []
/** Runs a step. A quiet step's output is held back until it ends, because another step may be printing. */
async function runStep(name, quiet) {
  const started = Date.now()
  const said = []
  const env = environment({ CHROMIUM, ...(NGINX && { NGINX_BINARY: NGINX }) })
  if (!quiet) console.log(`\n— ${name}`)
  if (name === 'build') ensureBuild()
  else
    for (const command of [steps[name]].flatMap((args) => (Array.isArray(args[0]) ? args : [args]))) {
      const child = spawn(node(), command, { cwd: root, stdio: quiet ? 'pipe' : 'inherit', env })
      if (quiet) for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
      const [status] = await once(child, 'close')
      if (status !== 0 && !failed.includes(name)) failed.push(name)
    }
  const words = Buffer.concat(said).toString()
  if (quiet) process.stdout.write(`\n— ${name}\n${words}`)
  if (quiet && failed.includes(name)) reasons.push(`— ${name}, its end:\n${words.split('\n').slice(-80).join('\n')}`)
  console.log(
    `— ${name}: ${failed.includes(name) ? 'FAILED' : 'ok'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
}

const hasOldest = !runs('e2e') || ensureOldBrowsers(['87'])

const waiting = sideBySide.filter(runs)
async function takeSteps(quiet) {
  for (let name = waiting.shift(); name; name = waiting.shift()) await runStep(name, quiet)
}
await (waiting.length > 1 ? Promise.all([takeSteps(true), takeSteps(true)]) : takeSteps(false))
for (const name of oneByOne.filter(runs)) await runStep(name, false)

const reports = ['unit', 'browser', 'contracts'].map(report)
const e2e = report('e2e')?.stats
const sum = (count, more = 0) => reports.reduce((total, one) => total + (one?.[count] ?? 0), more)
const passed = sum('numPassedTests', e2e?.expected)
const broken = sum('numFailedTests', e2e?.unexpected)
if (!NGINX) console.log('\nNOT RUN, because there is no nginx: e2e/production')
if (!hasOldest)
  console.log('\nNOT RUN, because it could not be fetched: the journey in the oldest browser, Chromium 87')
for (const reason of reasons) console.log(`\n${reason}`)
if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${passed} passed, ${broken} failed`)
process.exit(failed.length ? 1 : 0)
