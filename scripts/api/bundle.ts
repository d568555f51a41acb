// `npm run api:bundle`: bundles the API document into one file for external tools, as 3.1 and lowered to 3.0 for tools
// that lack 3.1. Writes JSON and YAML into openapi/dist or the given folder. A test fails if they are stale.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { forReaders } from './for-readers.ts'
import { lowered } from './lower.ts'

const out = process.argv[2] ?? 'openapi/dist'
const redocly = (api: string, name: string) =>
  execFileSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'bundle', api, '--output', join(out, name)], {
    stdio: 'pipe',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  })

mkdirSync(out, { recursive: true })
redocly('openapi/openapi.yaml', 'openapi.json')
const document = forReaders(JSON.parse(readFileSync(join(out, 'openapi.json'), 'utf8')) as object)
const write = (name: string, value: object) => writeFileSync(join(out, name), `${JSON.stringify(value, null, 2)}\n`)
write('openapi.json', document)
redocly(join(out, 'openapi.json'), 'openapi.yaml')
write('openapi-3.0.json', lowered(document))
redocly(join(out, 'openapi-3.0.json'), 'openapi-3.0.yaml')
