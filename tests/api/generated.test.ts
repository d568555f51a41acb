import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { brokenOf } from '../fuzz/variations.ts'
import { checkOf, successes } from './replies.ts'
import { operations } from '../../src/api/generated/operations.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
test.each([
  ['src/api/generated', 'generate', 'npm run api'],
  ['openapi/dist', 'bundle', 'npm run api:bundle'],
])('%s is what scripts/api/%s.ts makes of the API document now (else: %s)', { timeout: 60_000 }, (folder, script) => {
  const fresh = mkdtempSync(join(tmpdir(), `krishi-${script}-`))
  onTestFinished(() => rmSync(fresh, { recursive: true }))
  execFileSync(process.execPath, [`scripts/api/${script}.ts`, fresh], { cwd: root })
  expect(readdirSync(fresh)).toEqual(readdirSync(join(root, folder)))
  for (const file of readdirSync(fresh)) {
    const [was, is] = [join(root, folder), fresh].map((place) => readFileSync(join(place, file), 'utf8'))
    expect(was === is, `${file} is stale`).toBe(true)
  }
})

test('the OpenAPI 3.0 document is valid, and so are its examples', () => {
  const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'lint', 'openapi/dist/openapi-3.0.json', '--extends=spec']
  expect(() =>
    execFileSync(process.execPath, [...redocly, '--skip-rule=no-unused-components'], {
      cwd: root,
      stdio: 'pipe',
    }),
  ).not.toThrow()
})

// Go has a single namespace for types, operations and enum values (contracts/tools/tools.ts, where it is installed).
test('the OpenAPI 3.0 document has no duplicate names', () => {
  const { paths, components } = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi-3.0.json'), 'utf8')) as {
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

test('each operation has one success status, as in the table', () => {
  expect(successes.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort())
})

/** What each reply check rejects (§reliability.9); it takes all examples (tests/app/reply-faults.test.ts). */
const withBody = successes.filter(({ examples }) => examples.length > 0)
test.each(withBody)('$id: a field that is missing, null or of another type is caught', (success) => {
  const broken = brokenOf(success).filter(({ place }) => OF_TYPE.test(place) && !CONDITIONAL.test(place))
  expect(broken.length).toBeGreaterThan(0)
  expect(broken.filter(({ value }) => v.is(checkOf(success.id), value)).map(({ place }) => place)).toEqual([])
})

const OF_TYPE = /\.\S* is (missing|null|true|a list|an object)$/
/** `can_view_contact` requires a contact; without one the app shows none. */
const CONDITIONAL = /owner_contact is (missing|null)$|can_view_contact is true$/

test('a reply without a body must be empty', () => {
  const bare = successes.filter(({ examples }) => examples.length === 0)
  expect(bare.map(({ id, status }) => `${id} ${status}`)).toEqual(['closeEnquiry 204', 'deleteProductImage 204'])
  for (const { id } of bare) {
    expect(v.is(checkOf(id), undefined)).toBe(true)
    expect(v.is(checkOf(id), { message: 'Closed' })).toBe(false)
  }
})
