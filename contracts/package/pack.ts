import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { PACT_NAME, ROOT, WORK } from '../files.ts'

const PACKAGE = join(WORK, 'package')
const CONTENTS = ['README.md', 'STATES.md', 'PROMISES.md', 'examples/python', `pacts/${PACT_NAME}`].map(
  (file) => `contracts/${file}`,
)
const PACT_CLI = '@pact-foundation/pact-cli'

/** Builds the npm package for backend teams: the program, the pact, the document and the Markdown pages. Returns its folder. */
export async function makePackage(): Promise<string> {
  rmSync(PACKAGE, { recursive: true, force: true })
  mkdirSync(PACKAGE, { recursive: true })
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: 'contracts/package/cli.ts',
      outDir: join(PACKAGE, 'contracts'),
      rolldownOptions: { output: { entryFileNames: 'verify.js', banner: '#!/usr/bin/env node' } },
    },
  })
  for (const path of [...CONTENTS, 'openapi']) cpSync(join(ROOT, path), join(PACKAGE, path), { recursive: true })
  const { info } = JSON.parse(readFileSync(join(ROOT, 'openapi/dist/openapi.json'), 'utf8')) as {
    info: { version: string }
  }
  const { version } = createRequire(import.meta.url)(`${PACT_CLI}/package.json`) as { version: string }
  const about = {
    name: 'krishi-vyapar-contract',
    version: info.version,
    description: 'Whether the Krishi Vyapar app works on a server: its pact, and journeys over HTTP',
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20' },
    bin: { 'krishi-vyapar-contract': 'contracts/verify.js' },
    dependencies: { [PACT_CLI]: version },
  }
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
  return PACKAGE
}
