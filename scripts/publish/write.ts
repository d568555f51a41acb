import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What is worth compressing; pictures and fonts are so already. */
export const COMPRESSED = /\.(js|css|html|svg|webmanifest)$/

/** The forms in which a file is served: as it is, and its compressed twins. */
export function twins(name: string, bytes: Buffer): [name: string, bytes: Buffer][] {
  if (!COMPRESSED.test(name)) return [[name, bytes]]
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return [
    [name, bytes],
    [`${name}.br`, brotliCompressSync(bytes, { params })],
    [`${name}.gz`, gzipSync(bytes, { level: 9 })],
  ]
}

const read = (file: string) => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * Writes a file in one step: whoever reads it meanwhile gets the old one or the new one, whole. One that stays as it is isn't touched.
 * @returns whether it has changed
 */
export function write(file: string, bytes: Buffer): boolean {
  if (read(file)?.equals(bytes)) return false
  mkdirSync(dirname(file), { recursive: true })
  // A name that no server gives away, in the same folder: only there is a rename one step.
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}`)
  try {
    writeFileSync(unfinished, bytes)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  return true
}
