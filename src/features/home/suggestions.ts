import { fold } from '../../ui/fold.ts'

/** At most so many suggestions (specification part 1, section 9). */
export const MOST_SUGGESTIONS = 8

/** The subcategories whose name has the text in it, those that begin with it first, in the order given. */
export function suggestions<Row extends { name: string }>(rows: Row[], text: string): Row[] {
  const wanted = fold(text)
  if (!wanted) return []
  const found = rows.map((row) => ({ row, at: fold(row.name).indexOf(wanted) })).filter(({ at }) => at >= 0)
  return found
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ row }) => row)
}
