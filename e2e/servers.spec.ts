import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { inTurn, sampled } from '../tests/sample.ts'

/** Every command gets ports of its own: this run uses those before, and other runs may be active. */
const port = Number(process.env.E2E_PORT ?? 4390) + 2
const commands: { name: string; args: string[]; ports: number[]; env?: Record<string, string> }[] = [
  { name: 'start', args: ['--port', `${port}`, '--db', ':memory:'], ports: [port] },
  { name: 'dev', args: ['--port', `${port + 1}`, '--strictPort'], ports: [port, port + 1], env: { PORT: `${port}` } },
  { name: 'mock', args: ['--port', `${port}`], ports: [port] },
]

const listens = (at: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(at, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
const listening = (ports: number[]) => Promise.all(ports.map(listens))

/** Ends what a failed test left: npm, its shell and its servers share a process group. */
function endAll({ pid }: ChildProcess) {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch {
    // The group has already ended.
  }
}

// One after the other, because they share the ports.
test.describe.configure({ mode: 'default', timeout: 90_000 })
for (const [index, { name, args, ports, env }] of sampled([...commands.entries()], 3))
  for (const [by, signal, ...command] of inTurn(
    [
      [`npm run ${name}`, 'SIGTERM', 'npm', 'run', name, '--'],
      [`scripts/${name}.mjs`, 'SIGHUP', process.execPath, `scripts/${name}.mjs`],
    ] as const,
    index,
  ))
    test(`${by}, ended with ${signal}, frees its ports`, async () => {
      const started = spawn(command[0], [...command.slice(1), ...args], {
        env: { ...process.env, ...env },
        stdio: 'ignore',
        detached: true,
      })
      try {
        const served = () => expect.poll(() => listening(ports), { timeout: 60_000 })
        await served().toEqual(ports.map(() => true))
        started.kill(signal)
        await served().toEqual(ports.map(() => false))
      } finally {
        endAll(started)
      }
    })
