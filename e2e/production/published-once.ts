import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'

const MADE = join('.cache', 'published')

/**
 * A folder that holds what `make` publishes there with these settings: published once for each build and then copied, since to
 * compress all pages takes four seconds of a processor. Whoever publishes into the copy again writes only what has changed.
 */
export async function publishedOnce(
  folder: string,
  dist: string,
  settings: object,
  make: (out: string) => unknown,
): Promise<void> {
  const stamp = join(dist, '.stamp')
  // Without its stamp nobody can tell one build from another.
  if (!existsSync(stamp)) return void (await make(folder))
  const name = createHash('sha256').update(readFileSync(stamp)).update(JSON.stringify(settings)).digest('hex')
  const made = join(MADE, name)
  if (!existsSync(made)) {
    const making = `${made}-${process.pid}`
    mkdirSync(dirname(made), { recursive: true })
    await make(making)
    try {
      renameSync(making, made)
    } catch {
      rmSync(making, { recursive: true }) // another worker was faster
    }
  }
  cpSync(made, folder, { recursive: true, preserveTimestamps: true })
}
