import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PACT, PACT_NAME, ROOT, WORK } from './files.ts'
import type { Document } from './document.ts'
import { walk } from './journeys/run.ts'
import { readPact } from './pact.ts'
import { reportOf, type Result } from './report/report.ts'

/** Address of the provider in README.md's command. */
const EXAMPLE = new URL('http://127.0.0.1:8080')
const PACKAGE = '@pact-foundation/pact-cli'
const require = createRequire(import.meta.url)

/** Parses the command in README.md, so that backend teams copy exactly what is tested here. */
export function commandOfReadme(readme = readFileSync(join(ROOT, 'contracts/README.md'), 'utf8')) {
  const command = /npx -y -p (\S+)@(\S+) pact-verifier (.*?)\n```/s.exec(readme)
  if (!command) throw new Error('README.md has no pact-verifier command')
  const [, name, version, rest = ''] = command
  const { version: installed } = require(`${PACKAGE}/package.json`) as { version: string }
  if (name !== PACKAGE || version !== installed) {
    throw new Error(`README.md names ${name}@${version}, installed is ${PACKAGE}@${installed}`)
  }
  return rest.replaceAll('\\\n', ' ').trim().split(/\s+/)
}

/** A provider's address, its state endpoint if it isn't the default, and a filter on descriptions. */
type Target = { url: string; states?: string | undefined; only?: string | undefined }

/** The default state endpoint of a server; ignores the base path. */
export const statesOf = (url: string) => `${new URL(url).origin}/_pact/state`

/** Runs README.md's command against a provider. */
export async function verify({ url, states, only }: Target) {
  const { protocol, hostname, port, host, pathname } = new URL(url)
  const report = join(WORK, `verification-${host.replace(':', '-')}.json`)
  mkdirSync(WORK, { recursive: true })
  rmSync(report, { force: true })
  const secure = protocol === 'https:'
  const words: Record<string, string> = {
    [PACT_NAME]: PACT,
    [EXAMPLE.hostname]: hostname,
    [EXAMPLE.port]: port || (secure ? '443' : '80'),
    [`${EXAMPLE.origin}/_pact/state`]: states ?? statesOf(url),
  }
  const args = [
    ...commandOfReadme().map((word) => words[word] ?? word),
    '--no-colour',
    '--json',
    report,
    ...(secure ? ['--transport', 'https'] : []),
    ...(pathname === '/' ? [] : ['--base-path', pathname.replace(/\/$/, '')]),
    ...(only ? ['--filter-description', only] : []),
  ]
  const verifier = join(require.resolve(`${PACKAGE}/package.json`), '..', 'bin/pact-verifier.js')
  const { ok, output } = await runProgram(verifier, ...args)
  const results = resultsOf(JSON.parse(readFileSync(report, 'utf8')) as Report)
  return { ok, results, output }
}

/** Runs a program of Node. Returns what it printed, and whether it ended well. */
export const runProgram = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, {
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
    maxBuffer: 1 << 28,
  }).then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    ({ stdout = '', message = '' }: { stdout?: string; message?: string }) => ({
      ok: false,
      output: stdout || message,
    }),
  )

type Report = { interactionResults: { description: string; result: string }[]; errors: Fault[]; pendingErrors: Fault[] }
type Fault = {
  interaction: string
  mismatch: { message?: string; mismatches?: { mismatch: string; path?: string; type: string }[] }
}

function resultsOf({ interactionResults, errors, pendingErrors }: Report): Result[] {
  return interactionResults.map(({ description, result }) => {
    const isThis = ({ interaction }: Fault) => interaction.endsWith(` - ${description}`)
    const wrong = [...errors, ...pendingErrors].filter(isThis).flatMap(wrongIn)
    return { description, isOptional: pendingErrors.some(isThis), ok: result === 'OK', wrong }
  })
}

function wrongIn({ mismatch: { message, mismatches = [] } }: Fault): Result['wrong'] {
  const problems = message === undefined ? [] : [{ says: message }]
  return problems.concat(
    mismatches.map(({ mismatch, path, type }) =>
      type === 'BodyMismatch' && path !== undefined ? { says: mismatch, place: path } : { says: mismatch },
    ),
  )
}

/** Verifies a running server page by page: first all interactions, then the journeys. */
export async function verifyServer(
  target: Target,
  document: Document,
): Promise<{ problems: string[]; lines: string[] }> {
  const { url, only } = target
  if (!/^https?:\/\/[^/]/.test(url))
    return { problems: [`--url ${url} is no address such as ${EXAMPLE.origin}`], lines: [] }
  const { states = statesOf(url) } = target
  const missing = await missingOf(url, states)
  if (missing) return { problems: [missing], lines: [] }
  const { ok, results, output } = await verify(target)
  if (results.length === 0) return { problems: [`nothing was verified\n${output}`], lines: [] }
  const walked = await walk({ url, states, only, pact: readPact() })
  const isBroken = walked.some(({ state, journey }) => state === 'fails' && !journey.optional)
  return {
    problems: ok && !isBroken ? [] : ['the app does not work on this server as it should'],
    lines: reportOf(results, walked, document),
  }
}

/** Why nothing can be verified: the server or its state endpoint doesn't answer. */
async function missingOf(url: string, states: string): Promise<string | undefined> {
  try {
    await fetch(url)
  } catch (error) {
    const { cause } = error as { cause?: { message?: string } }
    return `no server answers at ${url} (${cause?.message ?? String(error)}): start yours, or correct --url`
  }
  const answer = await fetch(states, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'a user is signed in', params: {}, action: 'teardown' }),
  }).catch(() => undefined)
  if (answer?.ok) return undefined
  const says = answer ? `answered ${answer.status} to a teardown` : 'does not answer'
  return `the state endpoint ${states} ${says}: see “The state endpoint” in contracts/README.md, or correct --states`
}
