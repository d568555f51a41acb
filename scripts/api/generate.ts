import { createClient } from '@hey-api/openapi-ts'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { readArguments } from '../arguments.ts'
import { operationTable, readTable, type Document } from './operations.ts'
import { tolerant } from './tolerant.ts'

const USAGE = `npm run api

Generates code from the API document into src/api/generated, then bundles the document into openapi/dist.
A test generates into another folder (node scripts/api/generate.ts FOLDER) and compares, so the committed code can't be stale.`
const [folder] = readArguments(USAGE, {}, 'any').positionals
const out = folder ?? 'src/api/generated'
const banner = '// Generated from openapi/ by `npm run api`. Do not edit.\n'

const work = mkdtempSync(join(tmpdir(), 'krishi-api-'))
const bundled = join(work, 'openapi.json')
const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'bundle', 'openapi/openapi.yaml', '--output', bundled]
execFileSync(process.execPath, redocly, { stdio: 'pipe' })
const document = JSON.parse(readFileSync(bundled, 'utf8')) as Document

mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'schema.ts'), banner + astToString(await openapiTS(JSON.stringify(document))))
writeFileSync(join(out, 'operations.ts'), banner + operationTable(document))
writeFileSync(join(out, 'addresses.ts'), banner + readTable(document))

await createClient({
  input: tolerant(document) as never,
  output: { path: work, clean: false },
  plugins: [{ name: 'valibot', requests: false, definitions: true, responses: true }],
  logs: { level: 'silent' },
})
// Marked as pure, so that the build drops unused checks.
const checks = readFileSync(join(work, 'valibot.gen.ts'), 'utf8').replaceAll(/\bv\.\w+\(/g, '/* @__PURE__ */ $&')
writeFileSync(join(out, 'replies.ts'), banner + checks)
rmSync(work, { recursive: true })
if (!folder) await import('./bundle.ts')
