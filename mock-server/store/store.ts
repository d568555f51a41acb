import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { LOCALES, TRANSLATED } from '../../src/i18n/locales.ts'
import { openDataTables, seedOpenData, seedPeople } from './seed/seed.ts'

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

const each = (line: string, place: string, locales: readonly string[]) => {
  const lines = locales.map((locale) => line.replace(/,?$/, ',').replace(place, locale))
  return lines.join('\n').replace(/,$/, line.endsWith(',') ? ',' : '')
}

const schema = readFileSync(new URL('schema.sql', import.meta.url), 'utf8')
  .replace(/^ .*\{lang\}.*$/gm, (line) => each(line, '{lang}', LOCALES))
  .replace(/^ .*\{translated\}.*$/gm, (line) => each(line, '{translated}', TRANSLATED))

/** Raise when the seed changes in a way that old files should not keep. A change of schema.sql counts by itself. */
const SEED_VERSION = 7

/** Written into the file; another value there means that it was made by other tables or another seed. */
export const schemaVersion = hash(`${SEED_VERSION}\n${schema}`)

/** Opens the store; an empty database is created and seeded, one of another version is rebuilt from the seed. */
export function openStore(file: string, { now = Date.now() }: StoreOptions = {}): Store {
  const db = new DatabaseSync(file)
  if (file === ':memory:') {
    fillMemory(db)
  } else {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
  }
  const store = wrap(db)
  if (storedVersion(db) !== schemaVersion) rebuild(store, now)
  else if (isEmpty(db)) resetStore(store, { now })
  db.exec('PRAGMA foreign_keys = ON')
  return store
}

/** Back to the seed. The open data stays where it is: no call of the API changes it. */
export function resetStore(store: Store, { now = Date.now() }: StoreOptions = {}): void {
  const { db } = store
  const written = tables(db).filter((table) => !openDataTables.some((name) => name === table))
  withoutForeignKeys(db, () =>
    store.transaction(() => {
      for (const table of written) db.exec(`DELETE FROM "${table}"`)
      seedPeople(db, now)
    }),
  )
}

function rebuild(store: Store, now: number): void {
  const { db } = store
  withoutForeignKeys(db, () =>
    store.transaction(() => {
      for (const table of tables(db)) db.exec(`DROP TABLE "${table}"`)
      createOpenData(db)
      seedPeople(db, now)
    }),
  )
}

/** Indexes come after the rows: that halves the time. */
function createOpenData(db: DatabaseSync): void {
  const indexes = schema.match(/^CREATE INDEX[^;]*;/gm) ?? []
  db.exec(schema.replace(/^CREATE INDEX[^;]*;/gm, ''))
  seedOpenData(db)
  db.exec(`${indexes.join('\n')} PRAGMA user_version = ${schemaVersion}`)
}

/** The open data as SQLite wrote it, so that only the first store in memory of a process has to build it. */
let image: Uint8Array | undefined

function fillMemory(db: DatabaseSync): void {
  if (image) {
    db.deserialize(image)
    return
  }
  db.exec('BEGIN')
  createOpenData(db)
  db.exec('COMMIT')
  image = db.serialize()
}

function wrap(db: DatabaseSync): Store {
  return {
    db,
    transaction(work) {
      // Somebody else's transaction counts too: the contract opens one for each request (turns.ts).
      const nested = db.isTransaction
      db.exec(nested ? 'SAVEPOINT nested' : 'BEGIN IMMEDIATE')
      try {
        const result = work()
        db.exec(nested ? 'RELEASE nested' : 'COMMIT')
        return result
      } catch (error) {
        db.exec(nested ? 'ROLLBACK TO nested; RELEASE nested' : 'ROLLBACK')
        throw error
      }
    },
    close: () => db.close(),
  }
}

/** Rows come in any order while all of them are replaced. Inside a transaction only the second pragma has an effect. */
function withoutForeignKeys(db: DatabaseSync, work: () => void): void {
  db.exec('PRAGMA foreign_keys = OFF; PRAGMA defer_foreign_keys = ON')
  try {
    work()
  } finally {
    db.exec('PRAGMA foreign_keys = ON')
  }
}

function hash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() & 0x7fffffff || 1
}

function storedVersion(db: DatabaseSync): unknown {
  return db.prepare('PRAGMA user_version').get()?.user_version
}

function isEmpty(db: DatabaseSync): boolean {
  return db.prepare('SELECT 1 FROM user LIMIT 1').get() === undefined
}

function tables(db: DatabaseSync): string[] {
  const rows = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all()
  return rows.map((row) => String(row.name))
}
