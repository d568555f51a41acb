import type { SQLInputValue } from 'node:sqlite'
import { searchText } from '../store/search-text.ts'

/** Part of a WHERE clause with the values of its placeholders, so that typed text never becomes SQL. */
export type Condition = { sql: string; values: SQLInputValue[] }

/** Joins the given conditions with AND; `1` if there are none. */
export function all(...conditions: (Condition | undefined)[]): Condition {
  const given = conditions.filter((condition) => condition !== undefined)
  return {
    sql: given.map(({ sql }) => sql).join(' AND ') || '1',
    values: given.flatMap(({ values }) => values),
  }
}

/** `sql`, which has one placeholder, if there is a value for it. */
export function when(value: SQLInputValue | undefined, sql: string): Condition | undefined {
  return value === undefined ? undefined : { sql, values: [value] }
}

/**
 * Requires that a word begins with each typed one: “matar” isn't “tamatar”. `found` is the SQL for one of them, which has
 * a space before it, in folded text, with any number of placeholders.
 */
export function hasWords(text: string | undefined, found: string): Condition | undefined {
  if (text === undefined) return undefined
  const words = searchText(text).split(' ').filter(Boolean)
  if (words.length === 0) return { sql: '0', values: [] }
  const places = found.split('?').length - 1
  return {
    sql: words.map(() => `(${found})`).join(' AND '),
    values: words.flatMap((word) => Array.from({ length: places }, () => ` ${word}`)),
  }
}
