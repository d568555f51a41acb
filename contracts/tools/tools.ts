import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, WORK } from '../files.ts'

type Run = [what: string, command: string, args: string[]]

const FOLDER = join(ROOT, 'contracts/tools')
const BIN = join(FOLDER, 'node_modules/.bin')
const own = (file: string) => join(FOLDER, file)
const DIST = join(ROOT, 'openapi/dist')
const [openapi31, openapi30] = [join(DIST, 'openapi.json'), join(DIST, 'openapi-3.0.json')]

/** Checks that third-party linters accept the bundled document, and that code generated from it compiles. */
export function otherTools(): { problems: string[]; lines: string[] } {
  if (!existsSync(BIN))
    return {
      problems: [],
      lines: [
        'SKIPPED: Spectral, OWASP’s rules, orval, openapi-zod-client, swagger-typescript-api, OpenAPI Generator (npm ci --prefix contracts/tools)',
      ],
    }
  // Inside this folder, so that generated code finds its imports.
  const out = join(FOLDER, 'node_modules/.generated')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  mkdirSync(WORK, { recursive: true })
  const zod = join(out, 'zod.ts')
  const clients = [join(out, 'orval/api.ts'), join(out, 'swagger/api.ts'), zod]
  const lint = (rules: string) => ['lint', openapi31, '--ruleset', join(FOLDER, rules), '--fail-severity', 'hint']
  const strict =
    '--ignoreConfig --noEmit --skipLibCheck --strict --target es2022 --module esnext --moduleResolution bundler'
  const servers = generatedServers(openapi30)
  const runs: Run[] = [
    ['Spectral', join(BIN, 'spectral'), lint('spectral.yaml')],
    ['OWASP’s rules', join(BIN, 'spectral'), lint('owasp.yaml')],
    ['orval', join(BIN, 'orval'), ['--input', openapi31, '--output', clients[0]!, '--client', 'fetch']],
    [
      'swagger-typescript-api',
      join(BIN, 'swagger-typescript-api'),
      ['generate', '-p', openapi30, '-o', join(out, 'swagger'), '-n', 'api.ts'],
    ],
    ['openapi-zod-client', join(BIN, 'openapi-zod-client'), [openapi30, '-o', zod]],
    [
      'their clients compile',
      join(ROOT, 'node_modules/.bin/tsc'),
      [...strict.split(' '), '--lib', 'es2023,dom,dom.iterable', ...clients],
    ],
    ...servers.runs,
  ]
  const skipped = servers.skipped.map((what) => `SKIPPED: ${what}`)
  const what = runs.map(([what]) => what).join(', ')
  // Skipped if the document and tools are unchanged since the last run.
  const rules = ['package-lock.json', '../../package-lock.json', 'spectral.yaml', 'owasp.yaml'].map(own)
  const hash = createHash('sha256').update(what)
  for (const file of [openapi31, openapi30, ...rules, import.meta.filename]) hash.update(readFileSync(file))
  const tried = hash.digest('hex')
  const stamp = join(WORK, 'tools-tried')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === tried)
    return { problems: [], lines: [`${what}: tried with this document before`, ...skipped] }
  const problems = runs.flatMap(([what, command, args]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: out, encoding: 'utf8' })
    return status === 0 ? [] : [`${what}: ${`${stdout}${stderr}`.slice(-2000)}`]
  })
  if (problems.length === 0) writeFileSync(stamp, tried)
  return { problems, lines: [`${what}: tried`, ...skipped] }
}

/** The last of its packages that contains the program; newer ones download it when they start. */
const GENERATOR = own('node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar')
/** From Debian: golang-go, golang-github-gin-gonic-gin-dev. */
const GO = '/usr/share/gocode'

/** Generates servers in other languages with OpenAPI Generator and compiles two, where their tools are installed. */
function generatedServers(document: string): { runs: Run[]; skipped: string[] } {
  if (!has('java', '--version')) return { runs: [], skipped: ['OpenAPI Generator, for there is no java here'] }
  const generate = (language: string, ...options: string[]): Run => [
    `OpenAPI Generator (${language})`,
    'java',
    ['-jar', GENERATOR, 'generate', '-g', language, '-i', document, '-o', language, ...options],
  ]
  const runs = [
    generate('spring', '--additional-properties', 'openApiNullable=false,interfaceOnly=true'),
    generate('go-gin-server'),
    generate('python-flask', '--global-property', 'apiTests=false'), // they send a header without quotation marks
  ]
  const skipped: string[] = []
  const compile = (what: string, isInstalled: boolean, command: string) => {
    if (isInstalled) runs.push([`${what} compiles`, 'sh', ['-c', command]])
    else skipped.push(`${what}, compiled`)
  }
  compile(
    'gin',
    has('go', 'version') && existsSync(`${GO}/src/github.com/gin-gonic/gin`),
    `cd go-gin-server && GO111MODULE=off GOPATH=${GO} go build -o server .`,
  )
  compile(
    'Flask',
    has('python3', '--version'),
    `cd python-flask && python3 -m compileall -q . && python3 -c 'import openapi_server.models'`,
  )
  return { runs, skipped }
}

const has = (command: string, argument: string) => spawnSync(command, [argument]).status === 0
