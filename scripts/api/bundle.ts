import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../arguments.ts'
import { forReaders } from './for-readers.ts'
import { lowered } from './lower.ts'

const USAGE = `npm run api:bundle -- [FOLDER]

Bundles the API document into one file for external tools: as OpenAPI 3.1, and as 3.0 for tools that lack 3.1. Writes JSON and
YAML into FOLDER (openapi/dist). A test fails if they are stale.`
const [out = 'openapi/dist'] = readArguments(USAGE, {}, 'any').positionals
const redocly = (api: string, name: string) =>
  execFileSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'bundle', api, '--output', join(out, name)], {
    stdio: 'pipe',
  })

mkdirSync(out, { recursive: true })
redocly('openapi/openapi.yaml', 'openapi.json')
const document = forReaders(JSON.parse(readFileSync(join(out, 'openapi.json'), 'utf8')) as object)
const write = (name: string, value: object) => writeFileSync(join(out, name), `${JSON.stringify(value, null, 2)}\n`)
write('openapi.json', document)
redocly(join(out, 'openapi.json'), 'openapi.yaml')
write('openapi-3.0.json', lowered(document))
redocly(join(out, 'openapi-3.0.json'), 'openapi-3.0.yaml')
