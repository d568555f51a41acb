import type { SQLInputValue } from 'node:sqlite'
import { searchText } from '../store/search-text.ts'

/** A piece of a WHERE with the values of its placeholders: nothing that a person typed becomes SQL. */
export type Condition = { sql: string; values: SQLInputValue[] }

/** All of the conditions that are there; `1` when none is. */
export function all(...conditions: (Condition | undefined)[]): Condition {
  const given = conditions.filter((condition) => condition !== undefined)
  return {
    sql: given.map(({ sql }) => sql).join(' AND ') || '1',
    values: given.flatMap(({ values }) => values),
  }
}

/** `sql` when there is a value for its one placeholder. */
export function when(value: SQLInputValue | undefined, sql: string): Condition | undefined {
  return value === undefined ? undefined : { sql, values: [value] }
}

/**
 * Every word typed must be found. `found` says where one word is looked for, as SQL over folded text, with as many
 * placeholders as it needs. Text without any letter or digit finds nothing.
 */
export function hasWords(text: string | undefined, found: string): Condition | undefined {
  if (text === undefined) return undefined
  const words = searchText(text).split(' ').filter(Boolean)
  if (words.length === 0) return { sql: '0', values: [] }
  const places = found.split('?').length - 1
  return {
    sql: words.map(() => `(${found})`).join(' AND '),
    values: words.flatMap((word) => Array.from({ length: places }, () => word)),
  }
}
