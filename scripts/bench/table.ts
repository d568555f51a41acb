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

/** One line of the table. @param floor the plain HTML page */
export function line(row: Row, floor: Row): string {
  const cells = columns.map(([, key, digits]) => {
    const value = row.figures[key]
    if (value === undefined) return ''.padStart(WIDTH)
    return `${value.toFixed(digits)}${isMissed(row, key) ? '!' : ' '}`.padStart(WIDTH)
  })
  return `${row.what.padEnd(26)}${cells.join('')}   ${(row.figures.content / floor.figures.content).toFixed(2)}`
}

/** Known reasons for missed goals (docs/speed.md). The first pattern that matches row and figure applies. */
const REASONS: [RegExp, string][] = [
  [/^tap: data there too/, 'the loader takes 300 (§shell.10), the first drawing of the page and its layout the rest'],
  [/^tap/, 'as with the data there; and the data is waited for, 150 at most'],
  [/warm.* (content|first paint)$/, 'not a matter of the line: HTML of the device, read and laid out'],
  [/content$/, 'the script is read and run before anything is shown'],
  [/blocked$/, 'the first frame, reading and running the script, and the layout of the first cards'],
  [/interaction$/, 'the first touch: what is under the finger, the code of the handlers, a frame'],
]

/** One line for each missed goal, with the reason. */
export const misses = (rows: Row[]): string[] =>
  rows.flatMap((row) =>
    columns
      .filter(([, key]) => isMissed(row, key))
      .map(([head, key, digits]) => {
        const [figure, goal] = [row.figures[key]!, row.goals[key]!].map((value) => value.toFixed(digits))
        const why = REASONS.find(([what]) => what.test(`${row.what} ${head}`))?.[1] ?? 'not known'
        return `${row.what}, ${head}: ${figure}, goal ${goal}; ${why}`
      }),
  )
