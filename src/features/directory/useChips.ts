import { useLingui } from '@lingui/react/macro'
import type { Chip } from '../../domain/lists/tools/FilterChips.tsx'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { directoryAddress, type DirectoryView } from './directory-view.ts'
import type { NearnessState } from './useNearness.ts'

/** What narrows the directory down, each with the way to take it off. */
export function useChips(view: DirectoryView, category: string, near: NearnessState): Chip[] {
  const { t } = useLingui()
  const districtName = useDistrictName()
  const first = { ...view, page: 1 }
  const chips: Chip[] = []
  if (category) chips.push({ name: category, without: directoryAddress({ ...first, categoryId: undefined, name: '' }) })
  if (view.search) chips.push({ name: `“${view.search}”`, without: directoryAddress({ ...first, search: '' }) })
  if (near.district) {
    const district = districtName(near.district.state, near.district.district)
    chips.push({
      name: t({
        message: `Nearest to ${district}`,
        comment: 'Over the cards of the directory on a phone, when the nearest come first. {district}: Nashik. max 24',
      }),
      without: () => near.choose(undefined),
    })
  }
  return chips
}
