import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Reads a file of the open data (data/README.md names sources and licences). */
function readData(name: string): string {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

// oxlint-disable-next-line no-unnecessary-type-parameters -- the caller names the shape of its committed file
export function readJsonData<T>(name: string): T {
  return JSON.parse(readData(name)) as T
}

/** Rows of a CSV file, keyed by the heading. */
export function readCsvRows(name: string): Record<string, string>[] {
  const heading = readData(name).split('\n', 1).join('').split(',')
  return readCsvData(name).map((row) => Object.fromEntries(heading.map((column, index) => [column, row[index] ?? ''])))
}

/** The rows below the heading. */
export const readCsvData = (name: string): string[][] => readData(name).trimEnd().split('\n').slice(1).map(csvCells)

/** The fields of a CSV line. A quoted one may contain commas, and quotes written twice; none contains a line break. */
export function csvCells(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  const fields = line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return Array.from(fields, ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}
