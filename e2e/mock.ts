import { spawn } from 'node:child_process'
import { answers, freePorts } from './production/nginx.ts'

/** Starts a mock of a test's own, by default on a free port, and waits until it answers. */
export async function startMock(options: string[], port?: number) {
  port ??= (await freePorts(1))[0]!
  const origin = `http://127.0.0.1:${port}`
  const args = ['mock-server/main.ts', '--port', String(port), '--strict-port', ...options]
  const server = spawn(process.execPath, args, { stdio: 'ignore' })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill('SIGKILL')
    await gone
  }
  await answers(`${origin}/api/web/latest-enquiries/`)
  return { origin, port, stop, [Symbol.asyncDispose]: stop }
}
