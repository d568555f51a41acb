import { execFile, execFileSync, type ExecFileException } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** deploy/release.sh without an nginx: two simultaneous releases, and the remains of a killed one. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  build('first')
  build('second')
})
afterEach(() => rmSync(folder, { recursive: true }))

function build(name: string) {
  for (const part of ['assets', 'nginx']) mkdirSync(join(folder, name, part), { recursive: true })
  const files = ['app.en.html', 'nginx/policy.conf', 'nginx/headers.conf', `assets/${name}.js`]
  for (const file of files) writeFileSync(join(folder, name, file), name)
}

const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  BASE: join(folder, 'srv'),
  HEALTH: '',
  NGINX_TEST: 'true',
  NGINX_RELOAD: 'true',
  ...more,
})

/** Starts a release. `said` collects its output from both streams. */
function start(name: string, more?: Record<string, string>) {
  const said = { text: '' }
  const ended = new Promise<ExecFileException | null>((done) => {
    const child = execFile('deploy/release.sh', [join(folder, name)], { env: environment(more) }, (error) =>
      done(error),
    )
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said.text += text))
  })
  return { said, ended }
}

/** A release that pauses at nginx's configuration test until it is released. */
async function startHeldRelease() {
  const script = join(folder, 'held.sh')
  writeFileSync(script, `#!/bin/sh\ntouch ${folder}/held\nuntil [ -e ${folder}/go ]; do sleep 0.02; done\n`, {
    mode: 0o755,
  })
  const release = start('first', { NGINX_TEST: script })
  await vi.waitFor(() => expect(existsSync(join(folder, 'held'))).toBe(true), { timeout: 10_000 })
  return { ...release, goOn: () => writeFileSync(join(folder, 'go'), '') }
}

const releases = () => readdirSync(join(folder, 'srv/releases'))
const served = () => readdirSync(join(folder, 'srv/current/site/assets'))

test('a second release waits for the first, names it, and is then served', async () => {
  const first = await startHeldRelease()
  const second = start('second', { KEEP_RELEASES: '2' })
  await vi.waitFor(() => expect(second.said.text).toMatch(/waiting for another release \(process \d+ of /), {
    timeout: 10_000,
  })
  expect(releases()).toHaveLength(1)
  first.goOn()
  expect([await first.ended, await second.ended]).toEqual([null, null])
  expect(releases()).toHaveLength(2)
  expect(served()).toEqual(['first.js', 'second.js'])
  expect(readlinkSync(join(folder, 'srv/current'))).toBe(`releases/${releases().sort().at(-1)}`)
})

test('a second release gives up after WAIT_SECONDS and changes nothing', async () => {
  const first = await startHeldRelease()
  const second = start('second', { WAIT_SECONDS: '0' })
  expect(await second.ended).toMatchObject({ code: 1 })
  expect(second.said.text).toContain('another release is still running')
  first.goOn()
  expect(await first.ended).toBe(null)
  expect(served()).toEqual(['first.js'])
})

test('a release too large for the disk leaves the served one and no files of its own', async () => {
  expect(await start('first').ended).toBe(null)
  const before = readlinkSync(join(folder, 'srv/current'))
  writeFileSync(join(folder, 'second/assets/second.js'), 'x'.repeat(5_000))
  // A limit of 1 KB a file ends the copying as a full disk does.
  const limited = () =>
    execFileSync('bash', ['-c', 'ulimit -f 1; deploy/release.sh "$1"', '', join(folder, 'second')], {
      env: environment(),
      stdio: 'pipe',
    })
  expect(limited).toThrow()
  expect(readlinkSync(join(folder, 'srv/current'))).toBe(before)
  expect(readdirSync(join(folder, 'srv/releases'))).toHaveLength(1)
  expect(await start('second').ended).toBe(null)
})

test('--back restores the release served before, not one that nginx refused', async () => {
  expect(await start('first').ended).toBe(null)
  const first = releases()
  expect(await start('second', { NGINX_TEST: 'false' }).ended).toMatchObject({ code: 1 })
  expect(releases()).toEqual(first)
  expect(await start('second').ended).toBe(null)
  execFileSync('deploy/release.sh', ['--back'], { env: environment() })
  expect(readlinkSync(join(folder, 'srv/current'))).toBe(`releases/${first[0]}`)
})

test('the next release removes files of a killed one', () => {
  mkdirSync(join(folder, 'srv/releases/.20260101T000000.0Z/site'), { recursive: true })
  execFileSync('deploy/release.sh', [join(folder, 'first')], { env: environment() })
  expect(releases().filter((name) => name.startsWith('.'))).toEqual([])
  expect(served()).toEqual(['first.js'])
})
