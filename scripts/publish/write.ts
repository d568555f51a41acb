import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

/** Files worth compressing; pictures and fonts are compressed already. */
export const COMPRESSED = /\.(js|css|html|svg|webmanifest|xml)$/

/** Brotli's best quality; a page takes 40 ms. Less is not always faster: 9 takes 100 ms. Tests use 5, which takes 4 ms. */
const QUALITY = Number(process.env['BROTLI_QUALITY'] ?? 11)

const FORMS = [
  {
    suffix: '.br',
    compress: (bytes: Buffer) =>
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    expand: brotliDecompressSync,
  },
  { suffix: '.gz', compress: (bytes: Buffer) => gzipSync(bytes, { level: 9 }), expand: gunzipSync },
]
const formsOf = (name: string) => (COMPRESSED.test(name) ? FORMS : [])

/** The variants in which a file is served: uncompressed and compressed. */
export function twins(name: string, bytes: Buffer): [name: string, bytes: Buffer][] {
  return [
    [name, bytes],
    ...formsOf(name).map(({ suffix, compress }): [string, Buffer] => [name + suffix, compress(bytes)]),
  ]
}

/** Whether a file, once expanded, has these bytes. A killed publisher may leave a variant of an earlier version. */
function holds(file: string, bytes: Buffer, expand = (stored: Buffer) => stored): boolean {
  try {
    return expand(readFileSync(file)).equals(bytes)
  } catch {
    return false // missing or damaged
  }
}

/**
 * Replaces a file atomically: readers get the complete old or new version. An unchanged file isn't touched.
 * @returns whether it has changed
 */
export function write(file: string, bytes: Buffer): boolean {
  if (holds(file, bytes)) return false
  mkdirSync(dirname(file), { recursive: true })
  // In the same folder, where renaming is atomic. Servers don't serve dot files.
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
 * Writes a file and its compressed variants; variants that are up to date aren't made again.
 * @returns whether anything was written
 */
export function writeAll(file: string, bytes: Buffer): boolean {
  let changed = write(file, bytes)
  for (const { suffix, compress, expand } of formsOf(file))
    if (!holds(file + suffix, bytes, expand)) changed = write(file + suffix, compress(bytes)) || changed
  return changed
}

const TEMPORARY = /^\..+\.(\d+)$/

/** Removes temporary files of killed publishers, whose processes no longer run. */
export function removeTemporary(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [, pid] = TEMPORARY.exec(basename(name)) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
