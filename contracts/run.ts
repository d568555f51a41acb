import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readArguments } from '../scripts/arguments.ts'
import type { Mutation } from './mutations/mutation.ts'
import { clientMutations } from './mutations/client.ts'
import { documentMutations } from './mutations/document.ts'
import { pactMutations } from './mutations/pact.ts'
import { providerMutations } from './mutations/provider.ts'
import { changesOf } from './changes/report.ts'
import { conformance } from './checks/conformance.ts'
import { coverage } from './checks/coverage.ts'
import { defaults } from './checks/defaults.ts'
import { errorCodes } from './checks/error-codes.ts'
import { deprecations } from './checks/deprecated.ts'
import { limits } from './checks/limits.ts'
import { stale } from './checks/stale.ts'
import { states } from './checks/states.ts'
import { examplePrices, undescribed } from './checks/texts.ts'
import { units } from './checks/units.ts'
import { readDocument } from './document.ts'
import { FRESH, PACT, ROOT, WORK } from './files.ts'
import { merged, readPact } from './pact.ts'
import { promisesPage, PROMISES, stalePromises } from './promises.ts'
import { unneeded } from './report/pages.ts'
import { otherTools } from './tools/tools.ts'
import { examples } from './examples/examples.ts'
import { commandOfReadme, verifyServer } from './verify.ts'
import { makePackage } from './package/pack.ts'
import { verifyMock } from './verify-mock.ts'

process.env['PACT_DO_NOT_TRACK'] = 'true'

type Outcome = { problems: string[]; lines?: string[] }
const paper = (name: string) => readFileSync(join(ROOT, 'contracts', name), 'utf8')

const steps: Record<string, () => Outcome | Promise<Outcome>> = {
  /** Runs the app against Pact's stand-in server and writes the resulting pact. */
  consumer() {
    rmSync(FRESH, { recursive: true, force: true })
    const vitest = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'contracts/vitest.config.ts']
    const { status } = spawnSync(
      process.execPath,
      [...vitest, '--reporter=default', '--reporter=json', '--outputFile.json=.cache/contracts.json'],
      { cwd: ROOT, stdio: 'inherit' },
    )
    return { problems: status === 0 ? [] : ['see above'] }
  },
  /** Checks that the committed pact is up to date; `--write` updates it. */
  pact() {
    if (!existsSync(FRESH)) return { problems: ['there is no pact to compare: name the step consumer too'] }
    const fresh = merged()
    if (!values.write) return { problems: stale(fresh) }
    mkdirSync(dirname(PACT), { recursive: true })
    writeFileSync(PACT, fresh)
    writeFileSync(PROMISES, promisesPage(readPact()))
    return { problems: [], lines: ['written'] }
  },
  /** Checks document and pact against each other and against the lists of states and gaps. */
  async checks() {
    const pact = readPact()
    const { problems, summary } = coverage(pact, readDocument())
    commandOfReadme()
    return {
      lines: [summary],
      problems: [
        ...(await conformance(pact, readDocument())),
        ...problems,
        ...states(pact, paper('STATES.md')),
        ...stalePromises(pact),
        ...units(readDocument()),
        ...defaults(pact, readDocument()),
        ...deprecations(readDocument()),
        ...limits(readDocument()),
        ...errorCodes(pact, readDocument()),
        ...undescribed(readDocument()),
        ...unneeded(readDocument()),
        ...examplePrices(readDocument()),
      ],
    }
  },
  /** Verifies the mock as a backend team would, or, page by page, the server at `--url`. */
  async verify() {
    const { url, states, only } = values
    if (url !== undefined) return verifyServer({ url, states, only }, readDocument())
    return verifyMock(readPact())
  },
  /** Verifies the example server in Python, where that is installed. */
  examples,
  /** Packs the npm package for backend teams; only if named. */
  async pack() {
    const args = ['pack', await makePackage(), '--silent', '--pack-destination', WORK]
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' })
    // `file:` with the whole path: npx would run a bare path as a program, and look for a relative one beside package.json.
    const command = `npx -y file:${join(WORK, stdout.trim())} --url http://127.0.0.1:8080`
    return status === 0 ? { problems: [], lines: [command] } : { problems: [stderr] }
  },
  changes: () => changesOf(readDocument(), values.against),
  /** Runs third-party linters and generators on openapi/dist, where installed. */
  tools: otherTools,
  async mutations() {
    const pact = readPact()
    const known = { pact, document: readDocument(), table: paper('STATES.md'), readme: paper('README.md') }
    const mutations = [
      ...(await documentMutations(pact, readDocument())),
      ...(await clientMutations()),
      ...(await providerMutations()),
      ...(await pactMutations(known)),
    ]
    return {
      lines: [...mutations.map(inWords), ...counted(mutations)],
      problems: mutations
        .filter(({ caughtBy }) => caughtBy.length === 0)
        .map(({ where, fault }) => `nobody noticed (${where}): ${fault}`),
    }
  },
}

const USAGE = `npm run contracts -- [STEP…]

Checks app, API document, pact and mock against each other.
  STEP  ${Object.keys(steps).join(', ')}; without any all but mutations and pack
  --write            with pact: writes the pact and PROMISES.md
  --against COMMIT   with changes: compares with this commit
  --url ADDRESS      with verify: this server instead of the mock
  --states ADDRESS   its state endpoint, where it is not /_pact/state
  --only EXPRESSION  a part of it, such as '^getPlan '`
const { values, positionals } = readArguments(
  USAGE,
  {
    write: { type: 'boolean' },
    against: { type: 'string' },
    url: { type: 'string' },
    states: { type: 'string' },
    only: { type: 'string' },
  },
  Object.keys(steps),
)

const failed: string[] = []
for (const [name, step] of Object.entries(steps)) {
  if (positionals.length > 0 ? !positionals.includes(name) : ['mutations', 'pack'].includes(name)) continue
  const started = performance.now()
  const { problems, lines = [] } = await Promise.resolve()
    .then(step)
    .catch((error: unknown): Outcome => ({ problems: [error instanceof Error ? error.message : String(error)] }))
  for (const line of lines) console.log(line)
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) failed.push(name)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`— contracts, ${name}: ${problems.length > 0 ? 'FAILED' : 'ok'} in ${seconds} s`)
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)

/** Counts the detected faults by check. */
function counted(mutations: Mutation[]): string[] {
  const caught = mutations.filter(({ caughtBy }) => caughtBy.length > 0)
  const byCheck = Map.groupBy(
    caught.flatMap(({ caughtBy }) => [...new Set(caughtBy.map(({ check }) => check))]),
    (check) => check,
  )
  return [
    `${caught.length} of ${mutations.length} mutations found`,
    ...[...byCheck].map(([check, { length }]) => `    ${check}: ${length}`),
  ]
}

function inWords({ where, fault, caughtBy }: Mutation): string {
  const checks = caughtBy.map(({ check }) => check).join(', ')
  const says = caughtBy[0]?.says ?? ''
  return `${where}: ${fault}\n    ${checks || 'NOBODY'}: ${says.length > 200 ? `${says.slice(0, 200)}…` : says}`
}
