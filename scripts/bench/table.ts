import type { Load } from './measure.ts'

type Figure = keyof Load | 'interaction'
export type Row = {
  what: string
  budget: Partial<Record<Figure, number>>
  figures: Partial<Record<Figure, number | undefined>> & Pick<Load, 'content'>
}

const columns: [head: string, key: Figure, digits: number][] = [
  ['first paint', 'firstPaint', 0],
  ['content', 'content', 0],
  ['script KB', 'scriptKB', 1],
  ['requests', 'requests', 0],
  ['shift', 'shift', 3],
  ['interaction', 'interaction', 0],
]
const WIDTH = 13

export const HEAD = `${' '.repeat(22)}${columns.map(([head]) => head.padStart(WIDTH)).join('')}   × plain HTML`

/** One line of the table. @param floor the plain HTML */
export function line({ what, budget, figures }: Row, floor: Row): string {
  const cells = columns.map(([, key, digits]) => {
    const value = figures[key]
    if (value === undefined) return ''.padStart(WIDTH)
    const isOver = budget[key] !== undefined && value > budget[key]
    return `${value.toFixed(digits)}${isOver ? '!' : ' '}`.padStart(WIDTH)
  })
  return `${what.padEnd(22)}${cells.join('')}   ${(figures.content / floor.figures.content).toFixed(2)}`
}
