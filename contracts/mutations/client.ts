import { join } from 'node:path'
import { startVitest, type TestModule } from 'vitest/node'
import type { Plugin } from 'vite'
import { ROOT } from '../files.ts'
import type { Mutation } from './mutation.ts'
import { clientFaults, type ClientFault } from './client-faults.ts'

/**
 * Changes the source of src/api but not the contract, one fault at a time, and returns what the consumer tests report.
 */
export async function clientMutations(): Promise<Mutation[]> {
  const planted = new Set<string>()
  const modules: TestModule[] = []
  const vitest = await startVitest('test', [], {
    root: ROOT,
    config: false,
    watch: false,
    reporters: [{ onTestRunEnd: (all) => void modules.push(...all) }],
    projects: clientFaults.map((fault, index) => ({
      root: ROOT,
      plugins: [plant(fault, planted)],
      test: {
        name: fault.name,
        include: [`contracts/consumer/${fault.tests}.pact.ts`],
        testNamePattern: new RegExp(`^${fault.operation} `),
        environment: 'node' as const,
        fsModuleCache: false, // it would confuse the faults
        env: { CONTRACTS_WORK: join('.cache/contracts/mutations', String(index)) },
      },
    })),
  })
  await vitest.close()
  return clientFaults.map(({ name }) => {
    if (!planted.has(name))
      throw new Error(`Not in src/api any more: the text of "${name}" (mutations/client-faults.ts)`)
    const [first] = modules.find(({ project }) => project.name === name)?.children.allTests('failed') ?? []
    const says = first && `${first.fullName}: ${inOneLine(first.result().errors?.[0]?.message ?? '')}`
    return {
      where: 'client',
      fault: name,
      caughtBy: says ? [{ check: 'consumer tests', says }] : [],
    }
  })
}

/** Pact's message in one line, without decoration. */
const inOneLine = (message: string) =>
  message
    .replace(/^Test failed for the following reasons:/, '')
    .replace(/\s+/g, ' ')
    .replace(/ at: .*/, '')
    .trim()

/** Plants the fault while Vite transforms the source. */
function plant({ name, from, to }: ClientFault, planted: Set<string>): Plugin {
  return {
    name: 'fault',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(ROOT, 'src/api')) || !code.includes(from)) return undefined
      planted.add(name)
      return code.replaceAll(from, to)
    },
  }
}
