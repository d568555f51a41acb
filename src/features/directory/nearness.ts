/** The rows with how far each is, the nearest first; those of which that is not known come last, as they were. */
export function nearestFirst<Row>(rows: readonly Row[], distanceOf: (row: Row) => number | undefined) {
  return rows.map((row) => ({ row, km: distanceOf(row) })).sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0)
}
