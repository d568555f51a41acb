import type { Load } from './measure.ts'

type Figure = keyof Load | 'interaction'
export type Row = {
  what: string
  goals: Partial<Record<Figure, number>>
  figures: Partial<Record<Figure, number | undefined>> & Pick<Load, 'content'>
}

const columns: [head: string, key: Figure, digits: number][] = [
  ['First paint', 'firstPaint', 0],
  ['Content', 'content', 0],
  ['Blocked', 'blocked', 0],
  ['Interaction', 'interaction', 0],
  ['Shift', 'shift', 3],
  ['Script, kB', 'scriptKB', 1],
  ['Requests', 'requests', 0],
]
const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** The first lines of a Markdown table. */
export const HEAD = [
  row(['', '× plain HTML', ...columns.map(([head]) => head)]),
  row(['---', '---:', ...columns.map(() => '---:')]),
].join('\n')

const isMissed = ({ goals, figures }: Row, key: Figure) => (figures[key] ?? 0) > (goals[key] ?? Infinity)

/** One line of the table; a missed goal is bold. @param floor the plain HTML page */
export function line(of: Row, floor: Row): string {
  const cell = (text: string, key: Figure) => (isMissed(of, key) ? `**${text}**` : text)
  const ratio = (of.figures.content / floor.figures.content).toFixed(2)
  const figures = columns.map(([, key, digits]) => {
    const value = of.figures[key]
    return value === undefined ? '' : cell(value.toFixed(digits), key)
  })
  return row([of.what, cell(ratio, 'content'), ...figures])
}

export const misses = (rows: Row[]): number =>
  rows.reduce((sum, each) => sum + columns.filter(([, key]) => isMissed(each, key)).length, 0)
