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

test('each operation has one success, which the table knows', () => {
  expect(successes.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort())
})
