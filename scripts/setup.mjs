// Prepares a fresh machine: packages (including Node 26) and a browser for tests. Runs on any Node from 20 on.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'
const parent = process.ppid

const fail = (message) => {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** A fingerprint of files and folders below the project's root, to compare with a stamp. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(root, path)
    let entries
    try {
      entries = readdirSync(full, { withFileTypes: true })
    } catch {
      if (existsSync(full)) hash.update(path).update(readFileSync(full))
      return
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) add(`${path}/${entry.name}`)
  }
  paths.forEach(add)
  return hash.digest('hex')
}

const stamped = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value

/** The names given to a command; without any, all of them. `--help` or an unknown name prints the list and exits. */
export function wantedOf(command, names) {
  const given = process.argv.slice(2)
  const unknown = given.filter((name) => !names.includes(name))
  if (unknown.length === 0) return given.length > 0 ? given : names
  const isHelp = given.includes('--help')
  const problem = isHelp ? '' : `Unknown: ${unknown.join(', ')}\n\n`
  console.log(`${problem}${command} -- [NAME…]\n\n  NAME  ${names.join(', ')}; without any all`)
  return process.exit(isHelp ? 0 : 2)
}

/** Installs the packages of the lockfile, unless they are installed. */
export function ensurePackages() {
  const stamp = join(root, 'node_modules', '.lock-stamp')
  const lock = fingerprint(['package-lock.json'])
  if (stamped(stamp, lock)) return
  console.log('Installing packages (once, about a minute)…')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows })
  if (status !== 0) fail('The packages could not be installed: see npm’s own message above.')
  writeFileSync(stamp, lock)
}

/** Downloads an npm package that only some suites need. Returns its file, or undefined if it can't be downloaded. */
export function fetchPackage(name, hash, folder) {
  mkdirSync(folder, { recursive: true })
  const { status, stdout } = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', folder])
  if (status !== 0) return undefined
  const packed = join(folder, String(stdout).trim())
  if (createHash('sha512').update(readFileSync(packed)).digest('base64') !== hash) fail(`${name} is not what it was.`)
  return packed
}

/** Node 26 from the lockfile, or the machine's own if it is recent enough. */
export function node() {
  const own = join(bin, windows ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 18)) return process.execPath
  return fail(`Node 24.18 or later is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}.`)
}

/** Environment of child processes: the project's own Node and tools come first in PATH. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  // Without a UTF-8 locale Chromium can't read a file whose path has other letters than ASCII.
  LANG: process.env.LANG ?? 'C.UTF-8',
  LINGUI_SUPPRESS_BABEL_WARNING: '1',
  PACT_DO_NOT_TRACK: 'true',
  ...extra,
})

/** Runs one of the project's scripts or tools under Node 26 and returns its exit code. */
export const run = (args, extra) =>
  spawnSync(node(), args, { cwd: root, stdio: 'inherit', env: environment(extra), shell: windows }).status ?? 1

/** Runs servers until one of them or this process ends, then stops all, so that no port stays occupied. */
export function serve(commands, extra) {
  const options = { cwd: root, stdio: 'inherit', env: environment(extra), shell: windows }
  const servers = commands.map((args) => spawn(node(), args, options))
  const stop = () => servers.forEach((server) => server.kill())
  for (const server of servers)
    server.on('exit', (code) => {
      process.exitCode ||= code ?? 0
      stop()
    })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // npm forwards a signal only to its shell, which ends without telling us.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop(), 500).unref()
}

const BUILT = join(process.env.OUT ?? 'dist', '.stamp')
const builtOf = () => {
  const inputs = [
    'package-lock.json',
    'src',
    'locales',
    'public',
    'index.html',
    'vite.config.ts',
    'lingui.config.ts',
    'scripts/build',
    'scripts/publish',
  ]
  return fingerprint(inputs)
}

/** Creates the production build and stores the fingerprint of its inputs. */
export function build() {
  const now = builtOf()
  if (run(['scripts/build/build.ts']) !== 0) fail('The build failed: see above.')
  writeFileSync(join(root, BUILT), now)
}

/** Builds the app, unless its inputs are unchanged since the last build. */
export function ensureBuild() {
  if (stamped(join(root, BUILT), builtOf())) return
  console.log('Building the app…')
  build()
}

const which = (command) => {
  try {
    return execFileSync(windows ? 'where' : 'which', [command], { encoding: 'utf8' })
      .split('\n')[0]
      .trim()
  } catch {
    return undefined
  }
}

const isRoot = process.getuid?.() === 0
const apt = (args, options) =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    ...options,
  }).status === 0

/** Installs a Devanagari font. Tests measure Devanagari text, which otherwise renders as boxes of different size. */
function ensureFonts() {
  const isThere = () => !which('fc-list') || execFileSync('fc-list', [':lang=hi']).length > 0
  if (isThere() || !which('apt-get') || !isRoot) return
  console.log('Installing fonts for the tests (once)…')
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', 'fonts-noto-core'])
}

/** A Chromium for the tests: CHROMIUM, the machine's, Playwright's, or a newly installed one. */
export async function ensureBrowser() {
  ensureFonts()
  const named = process.env.CHROMIUM
  if (named && existsSync(named)) return named
  // The headless shell first: it needs half the time of the full browser.
  const there = () =>
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
      .map(which)
      .find(Boolean)
  if (there()) return there()
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  console.log('Installing a browser for the tests (once)…')
  if (which('apt-get') && isRoot) {
    apt(['update', '-qq'])
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      apt(['install', '-y', '-qq', browser, 'fontconfig', 'fonts-noto-core'])
      if (there()) return there()
    }
  }
  run(['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  return fail(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  )
}

/**
 * An nginx for e2e/production: NGINX_BINARY, the machine's, or Debian's packages unpacked into .cache/nginx, so that no
 * server is installed or started. Returns undefined if there is none; the tests are then skipped with a message.
 */
export function ensureNginx() {
  const own = join(root, '.cache/nginx/usr/sbin/nginx')
  const there = () =>
    [process.env.NGINX_BINARY, '/usr/sbin/nginx', own, which('nginx')].find(
      (path) => path && existsSync(path) && spawnSync(path, ['-v']).status === 0,
    )
  if (!there() && which('apt-get') && which('dpkg-deb') && isRoot) {
    console.log('Fetching nginx for the tests (once)…')
    const folder = join(root, '.cache/nginx')
    mkdirSync(folder, { recursive: true })
    const modules = ['libnginx-mod-http-brotli-static']
    const fetch = () => apt(['download', '-qq', 'nginx', ...modules], { cwd: folder })
    if (!fetch()) {
      apt(['update', '-qq'])
      fetch()
    }
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
      spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: folder, stdio: 'inherit' })
    if (!there()) apt(['install', '-y', '-qq', 'libssl3', 'libpcre2-8-0', 'libcrypt1', 'zlib1g']) // its shared libraries
  }
  if (!there())
    console.log(`
There is no nginx, and none could be installed: the tests of the production server (e2e/production) are NOT RUN.
Debian, as root: apt-get install nginx libnginx-mod-http-brotli-static; or set NGINX_BINARY to the path of one.
`)
  return there()
}
