import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What is worth compressing; pictures and fonts are so already. */
export const COMPRESSED = /\.(js|css|html|svg|webmanifest|xml)$/

/** Of brotli, where nothing else is said: the best, which takes most of the time of a publishing. What tests publish has less. */
const QUALITY = Number(process.env['BROTLI_QUALITY'] ?? 11)

/**
 * The forms in which a file is served: its compressed twins, and last as it is.
 * @param quality of brotli: 11 is the smallest, 9 takes a quarter of its time for 7 % more
 */
export function twins(name: string, bytes: Buffer, quality = QUALITY): [name: string, bytes: Buffer][] {
  if (!COMPRESSED.test(name)) return [[name, bytes]]
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return [
    [`${name}.br`, brotliCompressSync(bytes, { params })],
    [`${name}.gz`, gzipSync(bytes, { level: 9 })],
    [name, bytes],
  ]
}

const read = (file: string) => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

const isThere = (file: string, bytes: Buffer) => read(file)?.equals(bytes) ?? false

/**
 * Writes a file in one step: anyone who reads it in the meantime gets the old one or the new one, whole. One that stays as it is isn't touched.
 * @returns whether it has changed
 */
export function write(file: string, bytes: Buffer): boolean {
  if (isThere(file, bytes)) return false
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

/**
 * Writes a file and its twins. They come first: where the file is there, they are too, and aren't made again.
 * @returns whether it has changed
 */
export function writeAll(file: string, bytes: Buffer, quality?: number): boolean {
  const hasTwins = !COMPRESSED.test(file) || (existsSync(`${file}.br`) && existsSync(`${file}.gz`))
  if (hasTwins && isThere(file, bytes)) return false
  for (const [twin, each] of twins(file, bytes, quality)) write(twin, each)
  return true
}
