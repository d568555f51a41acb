import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'

const MADE = join('.cache', 'published')
const DAY = 86_400_000

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
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
  const build = hash(readFileSync(stamp, 'utf8'))
  const made = join(MADE, `${build}-${hash(JSON.stringify(settings))}`)
  if (!existsSync(made)) {
    const making = `${made}-${process.pid}`
    mkdirSync(MADE, { recursive: true })
    // Of builds that nobody tests any more.
    for (const old of readdirSync(MADE).filter((each) => !each.startsWith(build)))
      if ((statSync(join(MADE, old), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - DAY)
        rmSync(join(MADE, old), { recursive: true, force: true })
    await make(making)
    try {
      renameSync(making, made)
    } catch {
      rmSync(making, { recursive: true }) // another worker was faster
    }
  }
  cpSync(made, folder, { recursive: true, preserveTimestamps: true })
}
