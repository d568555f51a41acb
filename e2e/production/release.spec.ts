import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ask } from './ask.ts'
import { backend, expect, needsNginx, publish, served as test } from './fixture.ts'
import { startNginx, type Nginx } from './nginx.ts'

/** deploy/release.sh with a running nginx: the promises of docs/deployment.md about a release. */
needsNginx(test)

/** The next build: one script has another name, and the pages have another policy. */
function nextBuild(site: string, folder: string) {
  cpSync(site, folder, { recursive: true, preserveTimestamps: true })
  const assets = join(folder, 'assets')
  const core = readdirSync(assets).find((name) => /^core-.*\.js$/.test(name))!
  const next = core.replace(/-.*\.js$/, '-0000000.js')
  for (const twin of ['', '.br', '.gz']) renameSync(join(assets, core + twin), join(assets, next + twin))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    appendFileSync(join(folder, name), '<!-- the next build -->')
    for (const twin of ['.br', '.gz']) rmSync(join(folder, name + twin))
  }
  const policy = join(folder, 'nginx/policy.conf')
  writeFileSync(
    policy,
    readFileSync(policy, 'utf8').replace(`default-src 'none'`, `default-src 'none' https://next.example`),
  )
  return { core, next }
}

/** The HTML that a visitor gets, and its policy. */
async function served({ origin }: Nginx) {
  const { body, headers } = await ask(origin, '/', { headers: { 'accept-encoding': 'identity' } })
  return {
    html: body.includes('the next build') ? 'next' : 'first',
    policy: String(headers['content-security-policy']).includes('next.example') ? 'next' : 'first',
  }
}

/** An nginx worker that is shutting down may answer a request or two more, with the release that it was started for. */
const expectServed = (nginx: Nginx, release: 'first' | 'next') =>
  expect.poll(() => served(nginx)).toEqual({ html: release, policy: release })

test('a release replaces HTML and policy together; a broken release replaces nothing', async ({ site }) => {
  test.setTimeout(60_000)
  await using nginx = await startNginx({ build: site, backend })
  const releases = join(nginx.folder, 'srv/releases')
  const [first = ''] = readdirSync(releases)
  const build = join(nginx.folder, 'next')
  const { core, next } = nextBuild(site, build)
  expect(await served(nginx)).toEqual({ html: 'first', policy: 'first' })

  // A visitor sends requests throughout the installation: HTML and policy never come from different releases.
  const install = { isOver: false }
  const mixed: unknown[] = []
  const visitor = (async () => {
    while (!install.isOver) {
      const { html, policy } = await served(nginx)
      if (html !== policy) mixed.push({ html, policy })
    }
  })()
  // Files left by earlier releases: one too old to stay, one not.
  const left = (name: string, daysAgo: number) => {
    const file = join(releases, first, 'site/assets', name)
    writeFileSync(file, 'old')
    const then = Date.now() / 1000 - daysAgo * 86_400
    utimesSync(file, then, then)
  }
  left('old-1234567.js', 40)
  left('new-1234567.js', 20)
  // The first release's file looks very old, but someone opened a page of it a minute ago.
  const ofFirst = join(releases, first, 'site/assets', core)
  utimesSync(ofFirst, 0, 0)
  const said = await nginx.releaseMeanwhile(build)
  install.isOver = true
  await visitor
  expect(said).toMatch(/is served$/)
  expect(mixed).toEqual([])
  await expectServed(nginx, 'next')

  // A page of the first release that is still open can load its code; only the oldest file is gone.
  const status = async (path: string) => (await ask(nginx.origin, path)).status
  const files = [core, next, 'new-1234567.js', 'old-1234567.js']
  const statuses = () => Promise.all(files.map((file) => status(`/assets/${file}`)))
  await expect.poll(statuses).toEqual([200, 200, 200, 404])

  // nginx refuses this release: the served one stays, and the script says so.
  const broken = join(nginx.folder, 'broken')
  cpSync(site, broken, { recursive: true })
  writeFileSync(join(broken, 'nginx/policy.conf'), 'nonsense')
  expect(() => nginx.release(broken)).toThrow(/is not served; it is still/)
  await expectServed(nginx, 'next')
  expect(() => nginx.release(join(nginx.folder, 'tls'))).toThrow(/is no build/)

  expect(nginx.release('--back', first)).toMatch(/is served$/)
  await expectServed(nginx, 'first')
  // A page of the withdrawn release that is still open keeps working too.
  expect([await status(`/assets/${core}`), await status(`/assets/${next}`)]).toEqual([200, 200])
  expect(() => nginx.release('--back', 'nothing')).toThrow(/there is no release nothing/)
  expect(existsSync(join(releases, first))).toBe(true)
})

test('publishing adds data to the served pages if the backend answers @full', async ({ site }) => {
  test.setTimeout(60_000)
  await using nginx = await startNginx({ build: site, backend })
  const current = join(nginx.folder, 'srv/current/site')
  const settings = { checkout: { script: '/checkout.js', key: 'rzp_test_mock' }, enquiryPages: 1 }
  const before = await ask(nginx.origin, '/?lang=hi')
  expect(before.body.includes('id="embedded-data"')).toBe(false)
  expect(publish(current, settings, '--data', backend)).toContain('with the data of')
  const after = await ask(nginx.origin, '/?lang=hi')
  expect(after.body.toString()).toContain('id="embedded-data"')
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy'])
  // An enquiry's page, with the policy that nginx already has.
  const file = readdirSync(join(current, 'global-enquiry')).find((name) => name.endsWith('.hi.html'))!
  const lead = `global-enquiry/${file.replace('.hi.html', '')}`
  const shared = await ask(nginx.origin, `/${lead}?lang=hi`)
  expect(shared.body.toString()).toContain(`data-path="/${lead}"`)
  expect(shared.headers['content-language']).toBe('hi')
  for (const part of ['script', 'style'])
    for (const [, text] of shared.body.toString().matchAll(new RegExp(`<${part}>(.*?)</${part}>`, 'gs')))
      expect(shared.headers['content-security-policy']).toContain(createHash('sha256').update(text!).digest('base64'))
})
