import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, WORK } from '../files.ts'
import { readPact } from '../pact.ts'
import { walk } from '../journeys/run.ts'
import { statesOf, verify } from '../verify.ts'

const FOLDER = join(ROOT, 'contracts/examples')
const BUILD = join(WORK, 'java')

type Example = { name: string; tools: string[]; build?: [string, ...string[]]; start: [string, ...string[]] }
const all: Example[] = [
  { name: 'Python', tools: ['python3'], start: ['python3', join(FOLDER, 'python/provider.py'), '0'] },
  {
    name: 'Java',
    tools: ['javac', 'java'],
    build: [
      'javac',
      '-encoding',
      'UTF-8',
      '-d',
      BUILD,
      ...['Provider', 'Json'].map((one) => join(FOLDER, `java/${one}.java`)),
    ],
    start: ['java', '-cp', BUILD, 'Provider', '0'],
  },
]

/** The part of the pact that the examples serve, as stated in README.md for those who copy them. */
function filterOfReadme(readme = readFileSync(join(ROOT, 'contracts/README.md'), 'utf8')): string {
  const filter = /--filter-description '(\^\(requestOtp\|[^']+)'/.exec(readme)?.[1]
  if (!filter) throw new Error('README.md does not say which part of the pact the examples serve')
  return filter
}

/**
 * Verifies the example providers in other languages against their part of the pact, where the language is installed.
 */
export async function examples(): Promise<{ problems: string[]; lines: string[] }> {
  const only = filterOfReadme()
  const part = readPact().interactions.filter(({ description }) => new RegExp(only).test(description))
  const said = await Promise.all(all.map((example) => tried(example, only, part.length)))
  return { problems: said.flatMap(({ problems }) => problems), lines: said.flatMap(({ lines }) => lines) }
}

async function tried({ name, tools, build, start }: Example, only: string, expected: number) {
  const missing = tools.find((tool) => spawnSync(tool, ['--version']).status !== 0)
  if (missing) return { problems: [], lines: [`SKIPPED: the provider in ${name}, for there is no ${missing} here`] }
  if (build) {
    const { status, stderr } = spawnSync(build[0], build.slice(1), { encoding: 'utf8' })
    if (status !== 0) return { problems: [`${name}: ${stderr}`], lines: [] }
  }
  const server = spawn(start[0], start.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [said] = (await once(server.stdout, 'data')) as [Buffer]
    const url = `http://127.0.0.1:${/\d+/.exec(said.toString())?.[0]}`
    const { ok, results, output } = await verify({ url, only })
    const walked = await walk({ url, states: statesOf(url), pact: readPact(), only })
    const holding = walked.filter(({ state }) => state === 'holds')
    const left = walked.filter(({ state }) => state === 'not offered')
    const problems = [
      ...(ok ? [] : [`${name}: ${output.slice(Math.max(0, output.indexOf('\nFailures:')))}`]),
      ...(results.length === expected ? [] : [`${name}: ${results.length} of ${expected} were verified`]),
      ...walked.flatMap(({ state, journey, found }) =>
        state === 'fails' ? [`${name}: ${journey.promise} ${found?.operation ?? ''}: ${found?.says}`] : [],
      ),
    ]
    const lines = [
      `${results.length} interactions and ${holding.length} journeys verified on the provider in ${name}; ${left.length} journeys not offered`,
    ]
    return { problems, lines }
  } finally {
    server.kill()
  }
}
