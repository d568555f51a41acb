import { serve } from '@hono/node-server'
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createApp } from '../mock-server/app.ts'
import { openStore } from '../mock-server/store/store.ts'
import { PACT, PACT_NAME, ROOT, WORK } from './files.ts'
import type { Pact } from './pact.ts'

const EXAMPLE_PORT = '8080'
const PACKAGE = '@pact-foundation/pact-cli'
const require = createRequire(import.meta.url)

/** The command of README.md, word by word: what a backend team copies is what is tested here. */
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

export type Verification = { ok: boolean; verified: number; failures: string[]; output: string }

/** Runs that command against a provider on this machine. */
export async function verify(
  port: number,
  { file = PACT, only }: { file?: string; only?: string } = {},
): Promise<Verification> {
  const report = join(WORK, `verification-${port}.json`)
  mkdirSync(WORK, { recursive: true })
  rmSync(report, { force: true })
  const args = commandOfReadme().map((word) => word.replace(PACT_NAME, file).replaceAll(EXAMPLE_PORT, String(port)))
  const verifier = join(require.resolve(`${PACKAGE}/package.json`), '..', 'bin/pact-verifier.js')
  const { ok, output } = await promisify(execFile)(
    process.execPath,
    [verifier, ...args, '--no-colour', '--json', report, ...(only ? ['--filter-description', only] : [])],
    { env: { ...process.env, PACT_DO_NOT_TRACK: 'true' }, maxBuffer: 1 << 28 },
  ).then(
    ({ stdout }) => ({ ok: true, output: stdout }),
    ({ stdout = '', message = '' }: { stdout?: string; message?: string }) => ({
      ok: false,
      output: stdout || message,
    }),
  )
  const results = JSON.parse(readFileSync(report, 'utf8')) as {
    interactionResults: { description: string; result: string }[]
    pendingErrors: unknown[]
  }
  const failed = results.interactionResults
    .filter(({ result }) => result !== 'OK')
    .map(({ description }) => description)
  const failures = ok && results.pendingErrors.length > 0 ? [JSON.stringify(results.pendingErrors)] : failed
  return { ok: ok && failures.length === 0, verified: results.interactionResults.length, failures, output }
}

/** The stateful mock, with its data in memory, on a free port. */
export async function serveMock(wrap = (answer: typeof fetch): typeof fetch => answer) {
  const store = openStore(':memory:')
  const complaints: string[] = []
  const app = await createApp({ store, log: (message) => complaints.push(message) })
  const answer = wrap((async (request: Request) => app.fetch(request)) as typeof fetch)
  const server = serve({ fetch: answer as (request: Request) => Promise<Response>, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** What the mock found wrong with its own replies. */
    complaints,
    stop() {
      server.close()
      store.close()
    },
  }
}

/** The mock keeps every promise: also the optional ones, and none of them is skipped. */
export async function verifyMock(pact: Pact): Promise<{ problems: string[]; summary: string }> {
  const mock = await serveMock()
  try {
    const { ok, verified, failures, output } = await verify(mock.port)
    const details = output.slice(Math.max(0, output.indexOf('\nFailures:')))
    return {
      problems: [
        ...(ok ? [] : [`${failures.join('\n')}\n${details}`]),
        ...(verified === pact.interactions.length ? [] : [`${verified} of ${pact.interactions.length} were verified`]),
        ...mock.complaints,
      ],
      summary: `${verified} interactions verified on the mock`,
    }
  } finally {
    mock.stop()
  }
}
