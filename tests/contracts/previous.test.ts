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

test('without git, without a commit and without history there is none', () => {
  expect(baseOf(root)).toBeUndefined()
  git('init', '-q', '-b', 'main')
  expect(baseOf(root)).toBeUndefined()
  commit('one')
  expect(baseOf(root)).toBeUndefined()
  expect(baseOf(root, 'v7')).toBeUndefined()
})

test('on the main branch it is the last commit, or the one before when nothing has changed since', () => {
  git('init', '-q', '-b', 'main')
  const one = commit('one')
  const two = commit('two')
  expect(baseOf(root)).toBe(one)
  writeFileSync(join(root, 'openapi/openapi.yaml'), 'three')
  expect(baseOf(root)).toBe(two)
  expect(baseOf(root, 'HEAD~1')).toBe(one)
})

test('on another branch it is where that left the main one', () => {
  git('init', '-q', '-b', 'main')
  const one = commit('one')
  git('checkout', '-qb', 'change')
  commit('two')
  commit('three')
  expect(baseOf(root)).toBe(one)
})
