import { useState } from 'react'
import type { PriceFilters } from '../../api/reads.ts'

/** What was changed in the filters and not applied. It outlives its form, which is in a drawer on a phone; other filters in the address end it. */
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
