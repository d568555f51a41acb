/** Maximum number of page numbers beside the last one (§board.6). */
const WINDOW = 5

/**
 * The pages that a pagination shows: up to five, an ellipsis and the last page. From page 3 on, the window moves, with the current page
 * in its middle (§board.6).
 * @example pageWindow(1, 9) → [1, 2, 3, 4, 5, 'gap', 9]; pageWindow(5, 9) → [3, 4, 5, 6, 7, 'gap', 9]; pageWindow(8, 9) → [5, 6, 7, 8, 9]
 * @param page the current page, from 1; out of range, the nearest page counts
 */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const start = Math.max(1, Math.min(page - 2, pages - WINDOW + 1))
  const end = Math.min(pages, start + WINDOW - 1)
  const numbers = Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index)
  if (end >= pages) return numbers
  // A gap in place of a single page would need more room than its number.
  return end + 1 === pages ? [...numbers, pages] : [...numbers, 'gap', pages]
}
