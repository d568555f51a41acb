import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../files.ts'
import { readPact } from '../pact.ts'
import { walk } from '../journeys/run.ts'
import { statesOf, verify } from '../verify.ts'

/** The part of the pact that the example serves: the filter in README.md. */
function filterOfReadme(): string {
  const readme = readFileSync(join(ROOT, 'contracts/README.md'), 'utf8')
  const filter = /provider\.py 8080[^']+'([^']+)'/.exec(readme)?.[1]
  if (!filter) throw new Error('README.md does not say which part of the pact the example serves')
  return filter
}

/** Verifies the example provider in Python against its part of the pact, where Python is installed. */
export async function examples(): Promise<{ problems: string[]; lines: string[] }> {
  if (spawnSync('python3', ['--version']).status !== 0)
    return { problems: [], lines: ['SKIPPED: the provider in Python, for there is no python3 here'] }
  const only = filterOfReadme()
  const expected = readPact().interactions.filter(({ description }) => new RegExp(only).test(description)).length
  const program = join(ROOT, 'contracts/examples/python/provider.py')
  const server = spawn('python3', [program, '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [said] = (await once(server.stdout, 'data')) as [Buffer]
    const url = `http://127.0.0.1:${/\d+/.exec(said.toString())?.[0]}`
    const { ok, results, output } = await verify({ url, only })
    const walked = await walk({ url, states: statesOf(url), pact: readPact(), only })
    const holding = walked.filter(({ state }) => state === 'holds')
    const left = walked.filter(({ state }) => state === 'not offered')
    const problems = [
      ...(ok ? [] : [output.slice(Math.max(0, output.indexOf('\nFailures:')))]),
      ...(results.length === expected ? [] : [`${results.length} of ${expected} were verified`]),
      ...walked.flatMap(({ state, journey, found }) =>
        state === 'fails' ? [`${journey.promise} ${found?.operation ?? ''}: ${found?.says}`] : [],
      ),
    ]
    const lines = [
      `${results.length} interactions and ${holding.length} journeys verified on the provider in Python; ${left.length} journeys not offered`,
    ]
    return { problems, lines }
  } finally {
    server.kill()
  }
}
