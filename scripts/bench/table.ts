import type { Load } from './measure.ts'

type Figure = keyof Load | 'interaction'
export type Row = {
  what: string
  goals: Partial<Record<Figure, number>>
  figures: Partial<Record<Figure, number | undefined>> & Pick<Load, 'content'>
}

const columns: [head: string, key: Figure, digits: number][] = [
  ['first paint', 'firstPaint', 0],
  ['content', 'content', 0],
  ['script kB', 'scriptKB', 1],
  ['requests', 'requests', 0],
  ['blocked', 'blocked', 0],
  ['shift', 'shift', 3],
  ['interaction', 'interaction', 0],
]
const WIDTH = 13

export const HEAD = `${' '.repeat(26)}${columns.map(([head]) => head.padStart(WIDTH)).join('')}   × plain HTML`

const isMissed = ({ goals, figures }: Row, key: Figure) => (figures[key] ?? 0) > (goals[key] ?? Infinity)

/** One line of the table. @param floor the plain HTML */
export function line(row: Row, floor: Row): string {
  const cells = columns.map(([, key, digits]) => {
    const value = row.figures[key]
    if (value === undefined) return ''.padStart(WIDTH)
    return `${value.toFixed(digits)}${isMissed(row, key) ? '!' : ' '}`.padStart(WIDTH)
  })
  return `${row.what.padEnd(26)}${cells.join('')}   ${(row.figures.content / floor.figures.content).toFixed(2)}`
}

/** How many figures of a table miss their goal. */
export const missed = (rows: Row[]): number =>
  rows.reduce((sum, row) => sum + columns.filter(([, key]) => isMissed(row, key)).length, 0)
