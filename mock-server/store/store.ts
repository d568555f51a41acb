import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { LOCALES, TRANSLATED } from '../../src/i18n/locales.ts'
import { openDataTables, seedOpenData, seedPeople } from './seed/seed.ts'

/** The mock's data: one SQLite database, in a file that survives restarts, or in memory for tests. */
export type Store = { db: DatabaseSync }

export type StoreOptions = {
  /** Time (ms) to which seeded times are relative. Defaults to the system clock. */
  now?: number
}

const each = (line: string, place: string, locales: readonly string[]) => {
  const lines = locales.map((locale) => line.replace(/,?$/, ',').replace(place, locale))
  return lines.join('\n').replace(/,$/, line.endsWith(',') ? ',' : '')
}

const schema = readFileSync(new URL('schema.sql', import.meta.url), 'utf8')
  .replace(/^ .*\{lang\}.*$/gm, (line) => each(line, '{lang}', LOCALES))
  .replace(/^ .*\{translated\}.*$/gm, (line) => each(line, '{translated}', TRANSLATED))

/** Raise it when the seed changes and files must be rebuilt. A change of schema.sql is detected automatically. */
const SEED_VERSION = 7

/** Stored in the file. A different value there means that the file has an older schema or seed. */
export const schemaVersion = hash(`${SEED_VERSION}\n${schema}`)

/** Opens the store. Seeds an empty database and rebuilds one of another version. */
export function openStore(file: string, { now = Date.now() }: StoreOptions = {}): Store {
  const db = new DatabaseSync(file)
  if (file === ':memory:') {
    fillMemory(db)
  } else {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
  }
  if (storedVersion(db) !== schemaVersion) rebuild(db, now)
  else if (isEmpty(db)) resetStore({ db }, { now })
  db.exec('PRAGMA foreign_keys = ON')
  return { db }
}

/** Resets the store to the seed, except for the open data, which no API call changes. */
export function resetStore({ db }: Store, { now = Date.now() }: StoreOptions = {}): void {
  const written = tables(db).filter((table) => !openDataTables.some((name) => name === table))
  fill(db, () => {
    for (const table of written) db.exec(`DELETE FROM "${table}"`)
    seedPeople(db, now)
  })
}

function rebuild(db: DatabaseSync, now: number): void {
  fill(db, () => {
    for (const table of tables(db)) db.exec(`DROP TABLE "${table}"`)
    createOpenData(db)
    seedPeople(db, now)
  })
}

/** Creates the indexes after inserting the rows, which halves the time. */
function createOpenData(db: DatabaseSync): void {
  const indexes = schema.match(/^CREATE INDEX[^;]*;/gm) ?? []
  db.exec(schema.replace(/^CREATE INDEX[^;]*;/gm, ''))
  seedOpenData(db)
  db.exec(`${indexes.join('\n')} PRAGMA user_version = ${schemaVersion}`)
}

/** Serialized open data: only the first in-memory store of a process has to build it. */
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

/** Replaces rows in any order, all or none. Inside a transaction only the second pragma has an effect. */
function fill(db: DatabaseSync, work: () => void): void {
  db.exec('PRAGMA foreign_keys = OFF; PRAGMA defer_foreign_keys = ON; SAVEPOINT seed')
  work()
  db.exec('RELEASE seed; PRAGMA foreign_keys = ON')
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
