import { useState } from 'react'
import type { PriceFilters } from '../../api/reads.ts'

/**
 * Filter changes that aren't applied yet. They survive closing the drawer with the form, and are dropped when the
 * applied filters change.
 */
export function useFilterDraft(applied: PriceFilters) {
  const key = JSON.stringify(applied)
  const [draft, setDraft] = useState<PriceFilters>({})
  const [of, setOf] = useState(key)
  if (of !== key) {
    setOf(key)
    setDraft({})
  }
  return {
    draft,
    edit: (change: PriceFilters) => setDraft((before) => ({ ...before, ...change })),
    forget: () => setDraft({}),
  }
}

export type FilterDraft = ReturnType<typeof useFilterDraft>
