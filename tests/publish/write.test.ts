import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { twins, write, writeAll } from '../../scripts/publish/write.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'write-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('a file is replaced in one step: an open one stays whole', () => {
  const file = join(folder, 'a.html')
  writeFileSync(file, 'old')
  const { ino } = statSync(file)
  expect(write(file, Buffer.from('new'))).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(statSync(file).ino).not.toBe(ino) // another file under the same name
  expect(readdirSync(folder)).toEqual(['a.html'])
})

test('one that stays as it is isn’t touched', () => {
  const file = join(folder, 'deep/a.html')
  expect(write(file, Buffer.from('same'))).toBe(true)
  const { mtimeMs, ino } = statSync(file)
  expect(write(file, Buffer.from('same'))).toBe(false)
  expect(statSync(file)).toMatchObject({ mtimeMs, ino })
})

test('nothing half written is left behind', () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file where the folder should be')
  expect(() => write(join(folder, 'a.html'), Buffer.from('x'))).toThrow()
})

test('texts have compressed twins', () => {
  const text = Buffer.from('<p>'.repeat(1_000))
  const [br, gz, plain] = twins('a.html', text)
  expect([br?.[0], gz?.[0], plain?.[0]]).toEqual(['a.html.br', 'a.html.gz', 'a.html'])
  expect(brotliDecompressSync(br![1]).equals(text)).toBe(true)
  expect(gunzipSync(gz![1]).equals(text)).toBe(true)
  expect(twins('csp.txt', text)).toHaveLength(1)
})

test('a twin that is missing is made again, one that is there is not', () => {
  const file = join(folder, 'a.html')
  const text = Buffer.from('<p>'.repeat(1_000))
  expect(writeAll(file, text)).toBe(true)
  const { mtimeMs } = statSync(`${file}.br`)
  expect(writeAll(file, text)).toBe(false)
  expect(statSync(`${file}.br`).mtimeMs).toBe(mtimeMs)
  rmSync(`${file}.gz`)
  expect(writeAll(file, text)).toBe(true)
  expect(gunzipSync(readFileSync(`${file}.gz`)).equals(text)).toBe(true)
})
