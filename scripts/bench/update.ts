import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments } from '../arguments.ts'
import { unchanged } from '../../src/worker/unchanged.ts'
import type { Hashes } from '../../src/worker/integrity.ts'

readArguments(
  `npm run bench:update

Measures how many bytes (brotli) an update of the app costs. Builds copies of the project with one change each, and installs
them over the previous version, as the service worker does (src/worker/unchanged.ts).`,
  {},
)
const SITE = 'https://site.example'
/** Approximate header bytes per request. */
const HEADERS = 500
const changes: Record<string, { file: string; from: string | RegExp; to: string; goal: number }> = {
  'one text in Hindi': { file: 'locales/hi/support.po', from: /^msgstr "(.+)"$/m, to: 'msgstr "$1!"', goal: 15_000 },
  'one page': {
    file: 'src/features/support/SupportPage.tsx',
    from: 'return (',
    to: 'performance.now()\n  return (',
    goal: 30_000,
  },
}

type Precache = { PRECACHE: { url: string; revision: string | null }[]; HASHES: Hashes }
type Version = Precache & { folder: string }

/** Builds the project unchanged, or with one change. */
function build(change?: { file: string; from: string | RegExp; to: string }): Version {
  const folder = mkdtempSync(resolve('.cache/update-'))
  const files = spawnSync('git', ['ls-files'], { encoding: 'utf8' }).stdout.trim().split('\n')
  for (const file of files) cpSync(file, join(folder, file), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  if (change) {
    const text = readFileSync(join(folder, change.file), 'utf8')
    const changed = text.replace(change.from, change.to)
    if (changed === text) throw new Error(`${change.file} has nothing to change`)
    writeFileSync(join(folder, change.file), changed)
  }
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${signal ?? status}: ${stdout}${stderr}`)
  const worker = readFileSync(join(folder, 'dist/sw.js'), 'utf8')
  const told = /^Object\.assign\(self,(\{.*?\})\);/s.exec(worker)![1]!
  return { ...(JSON.parse(told) as Precache), folder: join(folder, 'dist') }
}

const addressOf = ({ url, revision }: Precache['PRECACHE'][number]) =>
  SITE + url + (revision ? `?__WB_REVISION__=${revision}` : '')
const size = ({ folder }: Version, url: string) => {
  try {
    return statSync(join(folder, `${url}.br`)).size
  } catch {
    return statSync(join(folder, url)).size
  }
}

/** Bytes and requests of an update from one version to the next. */
async function update(before: Version, after: Version) {
  const stored = new Map(
    before.PRECACHE.map((file) => [addressOf(file), readFileSync(join(before.folder, file.url), 'utf8')]),
  )
  const old = new Map(stored)
  const cache = {
    keys: async () => Array.from(old.keys(), (url) => new Request(url)),
    match: async ({ url }: Request) => (old.has(url) ? new Response(old.get(url)) : undefined),
    put: async () => undefined,
  }
  let heads = 0
  Object.assign(globalThis, {
    location: { href: `${SITE}/sw.js` },
    caches: { open: async () => cache },
    fetch: async () => {
      heads++
      return new Response(null, { headers: { 'content-security-policy': '-' } })
    },
  })
  const plugin = unchanged(after.HASHES)
  const fetched: string[] = []
  for (const file of after.PRECACHE) {
    const request = new Request(addressOf(file))
    const had = old.has(request.url)
    const event = { type: 'install' } as never
    const found = had || (await plugin.cachedResponseWillBeUsed!({ cacheName: 'files', request, event }))
    if (!found) fetched.push(file.url)
  }
  const renamed = after.PRECACHE.filter((file) => !old.has(addressOf(file)))
  const sum = (urls: string[]) => urls.reduce((bytes, url) => bytes + size(after, url), 0)
  const worker = size(after, '/sw.js')
  return {
    'files with another name': renamed.length,
    'their bytes': sum(renamed.map(({ url }) => url)),
    fetched: fetched.length,
    'bytes fetched': sum(fetched),
    'headers asked for': `${heads} (${heads * HEADERS} bytes)`,
    'the worker itself': worker,
    all: sum(fetched) + heads * HEADERS + worker,
    which: fetched.join(' '),
  }
}

const made: string[] = []
try {
  const now = build()
  made.push(now.folder)
  for (const [what, change] of Object.entries(changes)) {
    const next = build(change)
    made.push(next.folder)
    console.log(`${what} changed (goal: under ${change.goal} bytes)`, await update(now, next))
  }
} finally {
  for (const folder of made) rmSync(join(folder, '..'), { recursive: true, force: true })
}
