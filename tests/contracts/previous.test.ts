import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { baseOf } from '../../contracts/changes/report.ts'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()
const commit = (text: string) => {
  mkdirSync(join(root, 'openapi'), { recursive: true })
  writeFileSync(join(root, 'openapi/openapi.yaml'), text)
  git('add', '-A')
  git('commit', '-qm', text)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'krishi-git-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('the base is where the branch left main; on main, the last commit or the one before; none without history', () => {
  expect(baseOf(root)).toBeUndefined()
  git('init', '-q', '-b', 'main')
  expect(baseOf(root)).toBeUndefined()
  const one = commit('one')
  expect(baseOf(root)).toBeUndefined()
  expect(baseOf(root, 'v7')).toBeUndefined()
  const two = commit('two')
  expect(baseOf(root)).toBe(one)
  writeFileSync(join(root, 'openapi/openapi.yaml'), 'three')
  expect(baseOf(root)).toBe(two)
  expect(baseOf(root, 'HEAD~1')).toBe(one)
  git('checkout', '-qb', 'change')
  commit('three')
  commit('four')
  expect(baseOf(root)).toBe(two)
})
