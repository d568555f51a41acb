import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

export type Row = Record<string, SQLInputValue>

/** Inserts rows into a table. All rows must have the keys of the first, which are the columns. */
export function insertRows(db: DatabaseSync, table: string, rows: readonly Row[]): void {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const insert = db.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`)
  for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null))
}
