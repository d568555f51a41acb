import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The open data beside this folder (data/README.md names sources and licences). */
function readData(name: string): string {
  const bytes = readFileSync(new URL(`../data/${name}`, import.meta.url))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

// oxlint-disable-next-line no-unnecessary-type-parameters -- the caller names the shape of its committed file
export function readJsonData<T>(name: string): T {
  return JSON.parse(readData(name)) as T
}

/** Rows of a CSV file by its heading. */
export function readCsvRows(name: string): Record<string, string>[] {
  const heading = readData(name).split('\n', 1).join('').split(',')
  return readCsvData(name).map((row) => Object.fromEntries(heading.map((column, index) => [column, row[index] ?? ''])))
}

/** Lines of a CSV file without its heading. A field in quotes may hold a comma; none holds a quote or a line break. */
export function readCsvData(name: string): string[][] {
  const lines = readData(name).trimEnd().split('\n').slice(1)
  return lines.map((line) => {
    if (!line.includes('"')) return line.split(',')
    return Array.from(line.matchAll(/(?<=^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain ?? '')
  })
}
