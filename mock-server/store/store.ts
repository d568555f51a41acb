import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { seed } from './seed/seed.ts'

/** The mock's memory: one SQLite database, in a file that survives a restart or in memory for tests. */
export type Store = {
  db: DatabaseSync
  /** Runs `work` in one transaction: all of it is stored, or, when it throws, nothing. Calls may nest. */
  transaction<T>(work: () => T): T
  close(): void
}

export type StoreOptions = {
  /** The moment to which seeded times are relative (ms). Defaults to the system's clock. */
  now?: number
}

const schema = readFileSync(new URL('schema.sql', import.meta.url), 'utf8')

/** Raise when the seed changes in a way that old files should not keep. A change of schema.sql counts by itself. */
const SEED_VERSION = 1

/** Written into the file; another value there means that it was made by other tables or another seed. */
export const schemaVersion =
  createHash('sha256').update(`${SEED_VERSION}\n${schema}`).digest().readUInt32BE() & 0x7fffffff || 1

/** Opens the store; an empty database is created and seeded, one of another version is rebuilt from the seed. */
export function openStore(file: string | ':memory:', options: StoreOptions = {}): Store {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA foreign_keys = ON')
  if (file !== ':memory:') db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
  const store = wrap(db)
  if (storedVersion(db) !== schemaVersion) resetStore(store, options)
  return store
}

/** Drops everything and seeds anew. */
export function resetStore(store: Store, { now = Date.now() }: StoreOptions = {}): void {
  const { db } = store
  db.exec('PRAGMA foreign_keys = OFF') // a pragma inside a transaction has no effect; the seed is checked by the tests
  store.transaction(() => {
    for (const table of tables(db)) db.exec(`DROP TABLE "${table}"`)
    db.exec(schema)
    seed(db, now)
    db.exec(`PRAGMA user_version = ${schemaVersion}`)
  })
  db.exec('PRAGMA foreign_keys = ON')
}

function wrap(db: DatabaseSync): Store {
  let depth = 0
  return {
    db,
    transaction(work) {
      const name = `depth_${depth}`
      db.exec(depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT ${name}`)
      depth += 1
      try {
        const result = work()
        db.exec(depth === 1 ? 'COMMIT' : `RELEASE ${name}`)
        return result
      } catch (error) {
        db.exec(depth === 1 ? 'ROLLBACK' : `ROLLBACK TO ${name}; RELEASE ${name}`)
        throw error
      } finally {
        depth -= 1
      }
    },
    close: () => db.close(),
  }
}

function storedVersion(db: DatabaseSync): unknown {
  return db.prepare('PRAGMA user_version').get()?.['user_version']
}

function tables(db: DatabaseSync): string[] {
  const rows = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all()
  return rows.map((row) => String(row['name']))
}
