import { useLingui } from '@lingui/react/macro'
import { FilterChips } from '../../domain/lists/tools/FilterChips.tsx'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { FILTER_NAMES, mandiAddress, type MandiView } from './mandi-view.ts'

/** The active filters of the prices. */
export default function MandiChips({ view }: { view: MandiView }) {
  const locale = useLocale()
  const districtName = useDistrictName()
  const { filters } = view
  const { state, district } = filters
  const { t } = useLingui()
  const stateText = state && stateName(locale, state)
  const districtText = district && districtName(state ?? '', district)
  const names = {
    ...filters,
    // Chandigarh is both a district and a state, so the two chips need different names.
    state:
      stateText && stateText === districtText
        ? t({
            message: `${stateText} (whole state)`,
            comment: 'Filter that is set: a state that has the name of its district, such as Chandigarh. max 40',
          })
        : stateText,
    district: districtText,
  }
  return (
    <FilterChips
      chips={FILTER_NAMES.flatMap((name) => {
        // A district needs its state, so both are removed together.
        const off = { [name]: undefined, ...(name === 'state' && { district: undefined }) }
        return names[name]
          ? { name: names[name], without: mandiAddress({ ...view, filters: { ...filters, ...off }, page: 1 }) }
          : []
      })}
      clearTo={mandiAddress({ ...view, filters: {}, page: 1 })}
    />
  )
}
