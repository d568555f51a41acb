import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { successes } from './replies.ts'
import { operations } from '../../src/api/generated/operations.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const committed = join(root, 'src/api/generated')
const fresh = mkdtempSync(join(tmpdir(), 'krishi-generated-'))

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/api/generate.ts', fresh], { cwd: root })
})
afterAll(() => rmSync(fresh, { recursive: true }))

test('the same files are generated', () => {
  expect(readdirSync(fresh)).toEqual(readdirSync(committed))
})

test.each(readdirSync(committed))('%s is what the API document says now (else: npm run api)', (file) => {
  const [was, is] = [committed, fresh].map((folder) => readFileSync(join(folder, file), 'utf8'))
  expect(was === is, `${file} is stale`).toBe(true)
})

const dist = join(root, 'openapi/dist')
const bundled = mkdtempSync(join(tmpdir(), 'krishi-bundled-'))
afterAll(() => rmSync(bundled, { recursive: true }))

test('the bundles in openapi/dist are what the document says now (else: npm run api:bundle)', () => {
  execFileSync(process.execPath, ['scripts/api/bundle.ts', bundled], { cwd: root })
  expect(readdirSync(bundled)).toEqual(readdirSync(dist))
  for (const file of readdirSync(bundled)) {
    const [was, is] = [dist, bundled].map((folder) => readFileSync(join(folder, file), 'utf8'))
    expect(was === is, `${file} is stale`).toBe(true)
  }
})

test('the document of 3.0 is one, and its examples hold', () => {
  const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'lint', 'openapi/dist/openapi-3.0.json', '--extends=spec']
  expect(() =>
    execFileSync(process.execPath, [...redocly, '--skip-rule=no-unused-components'], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    }),
  ).not.toThrow()
})

// Go has a single namespace for types, operations and enum values (contracts/tools/servers.ts, where it is installed).
test('the document of 3.0 gives no name twice', () => {
  const { paths, components } = JSON.parse(readFileSync(join(dist, 'openapi-3.0.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>
    components: { schemas: Record<string, { enum?: string[]; 'x-enum-varnames'?: string[] }> }
  }
  const names = [
    ...Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId)),
    ...Object.keys(components.schemas),
    ...Object.values(components.schemas).flatMap((schema) => schema['x-enum-varnames'] ?? schema.enum ?? []),
  ].map((name) => name.toLowerCase().replaceAll('_', ''))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('each operation has one success, which the table knows', () => {
  expect(successes.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort())
})
