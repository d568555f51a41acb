import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeTemporary, write, writeAll } from '../../scripts/publish/write.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'write-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('a file is replaced atomically: an open one stays intact', () => {
  const file = join(folder, 'a.html')
  writeFileSync(file, 'old')
  const { ino } = statSync(file)
  expect(write(file, Buffer.from('new'))).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(statSync(file).ino).not.toBe(ino) // another file with the same name
  expect(readdirSync(folder)).toEqual(['a.html'])
})

test('a file with the same content is not written again', () => {
  const file = join(folder, 'deep/a.html')
  expect(write(file, Buffer.from('same'))).toBe(true)
  const { mtimeMs, ino } = statSync(file)
  expect(write(file, Buffer.from('same'))).toBe(false)
  expect(statSync(file)).toMatchObject({ mtimeMs, ino })
})

test('a write that fails leaves no temporary file', () => {
  const file = join(folder, 'a.html')
  mkdirSync(file) // can't be replaced by a file
  expect(() => write(file, Buffer.from('x'))).toThrow()
  expect(readdirSync(folder)).toEqual(['a.html'])
})

test.each(['.br', '.gz'])('a %s twin that was left old, cut off or missing is written again', (suffix) => {
  const file = join(folder, 'a.html')
  writeAll(file, Buffer.from('<p>old</p>'))
  const old = readFileSync(file + suffix)
  const text = Buffer.from('<p>new</p>')
  writeAll(file, text)
  const expand = suffix === '.br' ? brotliDecompressSync : gunzipSync
  for (const left of [old, 'cut off', undefined]) {
    if (left) writeFileSync(file + suffix, left)
    else rmSync(file + suffix)
    expect(writeAll(file, text)).toBe(true)
    expect(expand(readFileSync(file + suffix)).equals(text)).toBe(true)
  }
  expect(writeAll(file, text)).toBe(false)
})

test('temporary files of a killed publisher are removed, those of a running one are not', () => {
  const ended = spawnSync('true').pid
  mkdirSync(join(folder, 'deep'))
  for (const name of [`.a.html.${ended}`, `deep/.b.html.${ended}`, `.a.html.${process.pid}`, '.stamp'])
    writeFileSync(join(folder, name), '')
  removeTemporary(folder)
  expect(readdirSync(folder, { recursive: true })).toEqual(
    expect.arrayContaining([`.a.html.${process.pid}`, '.stamp', 'deep']),
  )
  expect(readdirSync(folder, { recursive: true })).toHaveLength(3)
})
