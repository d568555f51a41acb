import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFaults } from '../../mock-server/faults.ts'
import { pactRoutes } from '../../mock-server/states.ts'
import { openStore } from '../../mock-server/store/store.ts'
import { createTransactions } from '../../mock-server/transactions.ts'
import { dist, MOCK } from '../production/fixture.ts'
import { answers, freePorts, startNginx } from '../production/nginx.ts'
import { publish } from '../production/published.ts'
import { OTP } from '../sign-in.ts'

export type User = { mobile: string; token: string; userId: number }

const SETTINGS = {
  site: 'https://krishivyapar.example',
  checkout: { script: '/checkout.js', key: 'rzp_test_mock' },
  enquiryPages: 0,
}

/** nginx with releases of the build, and the mock behind it with its data in a file, so that both can be killed. */
export async function startWorld(folder: string, mobiles: string[]) {
  const file = join(folder, 'mock.sqlite')
  const site = join(folder, 'site')
  mkdirSync(folder, { recursive: true })
  await register(file, mobiles)
  const [port] = (await freePorts(1)) as [number]
  const backend = `http://127.0.0.1:${port}`
  let mock: ChildProcess
  const startMock = async () => {
    const args = ['mock-server/main.ts', '--port', String(port), '--strict-port', '--db', file]
    mock = spawn(process.execPath, args, { stdio: 'ignore' })
    await answers(`${backend}/config.json`)
  }
  const killMock = async () => {
    const gone = new Promise((resolve) => mock.once('exit', resolve))
    mock.kill('SIGKILL')
    await gone
  }
  await startMock()
  const users = await Promise.all(mobiles.map((mobile) => signIn(backend, mobile)))
  cpSync(dist, site, { recursive: true, preserveTimestamps: true })
  const settings = join(folder, 'settings.json')
  writeFileSync(settings, JSON.stringify(SETTINGS))
  const { code, said } = await publish('--out', site, '--settings', settings)
  if (code !== 0) throw new Error(said)
  const nginx = await startNginx({ build: site, backend, extra: MOCK })
  return {
    origin: nginx.origin,
    users,
    /** Rows of the mock's own file. */
    rows: rowsOf(file),
    /** The same from a copy with a change that the mock doesn't know. */
    changed: (sql: string) => {
      const copy = join(folder, `${randomUUID()}.sqlite`)
      using original = new DatabaseSync(file)
      original.exec(`VACUUM INTO '${copy}'`)
      using db = new DatabaseSync(copy, { enableForeignKeyConstraints: false })
      if (db.prepare(sql).run().changes === 0) throw new Error(`nothing was changed: ${sql}`)
      return { rows: rowsOf(copy) }
    },
    events: {
      /** The mock is gone for two seconds; what it had answered is in its file. */
      'mock killed': async () => {
        await killMock()
        await new Promise((resolve) => setTimeout(resolve, 2_000))
        await startMock()
      },
      release: async () => void (await nginx.releaseMeanwhile(site)),
      publishing: async () => {
        const served = join(nginx.folder, 'srv/current/site')
        const { code, said } = await publish('--out', served, '--settings', settings, '--data', backend)
        if (code !== 0) throw new Error(said)
      },
    },
    stop: async () => {
      await nginx.stop()
      await killMock()
    },
  }
}

/** Queries of a database file; each opens it anew. */
const rowsOf =
  (file: string) =>
  <Row>(sql: string, ...values: (string | number)[]): Row[] => {
    using db = new DatabaseSync(file, { readOnly: true })
    return db.prepare(sql).all(...values) as Row[]
  }

/** Businesses with a complete profile, put into the file before a mock runs on it: that one has no provider states. */
async function register(file: string, mobiles: string[]) {
  const store = openStore(file)
  const routes = pactRoutes({ store, transactions: createTransactions(store), faults: createFaults(), now: Date.now })
  for (const mobile of mobiles) {
    const body = JSON.stringify({ state: 'the user has a complete business', params: { mobile, type: 'buyer' } })
    const reply = await routes.request('/state', { method: 'POST', body })
    if (!reply.ok) throw new Error(await reply.text())
  }
  store.db.exec('COMMIT')
  store.db.close()
}

async function signIn(backend: string, mobile: string): Promise<User> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-user-lang': 'en' }
    const reply = await fetch(backend + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await reply.json()) as { token: string; user_id: number }
  }
  await post('/api/auth/request-otp/', { mobile })
  const { token, user_id: userId } = await post('/api/auth/verify-otp/', { mobile, otp: OTP })
  return { mobile, token, userId }
}
