import { Trans } from '@lingui/react/macro'
import { useProduceMeant, useProduceName } from '../../domain/catalogue/produce.ts'
import { isState, stateName } from '../../domain/places/places.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { market } from '../../ui/layout/icons.ts'
import { hasPriceFilters, mandiAddress, type MandiView } from './mandi-view.ts'

/** Shown when nothing matches, with ways onward: crops that sound alike, the whole state, all prices. */
export function NoPrices({ view }: { view: MandiView }) {
  const { filters } = view
  const { commodity, district } = filters
  const locale = useLocale()
  const state = filters.state && isState(filters.state) && stateName(locale, filters.state)
  const crop = useProduceName(commodity ?? '')
  const offered = useProduceMeant(commodity ?? '').filter(({ name }) => name !== crop)
  const to = (changes: MandiView['filters']) => mandiAddress({ ...view, filters: { ...filters, ...changes }, page: 1 })
  const isFiltered = hasPriceFilters(filters)
  return (
    <EmptyState
      level={3}
      icon={market}
      title={
        isFiltered ? (
          <Trans comment="Instead of the list of mandi prices, when no price matches.">
            No data available for the selected filters
          </Trans>
        ) : (
          <Trans comment="Instead of the list of mandi prices, when there is none.">No data available</Trans>
        )
      }
      message={
        !isFiltered ? null : offered.length > 0 ? (
          <Trans comment="Before up to three names of crops that sound like what was typed. They are links.">
            Did you mean one of these?
          </Trans>
        ) : (
          <Trans comment="When no mandi price matches the filters.">
            Not every market reports every commodity each day. Try fewer filters, or another spelling.
          </Trans>
        )
      }
      action={
        isFiltered && (
          <>
            {offered.map(({ id, name }) => (
              <Link key={id} to={to({ commodity: name })} tone="outline">
                {name}
              </Link>
            ))}
            {state && district && (
              <Link to={to({ district: undefined })} tone="outline">
                <Trans comment="Link, when a district has no mandi price that matches: shows those of its state. {state}: Maharashtra, for example.">
                  All of {state}
                </Trans>
              </Link>
            )}
            <Link to={mandiAddress({ ...view, filters: {}, page: 1 })} tone="outline">
              <Trans comment="Link, when no mandi price matches the filters: shows all prices.">Show all prices</Trans>
            </Link>
          </>
        )
      }
    />
  )
}
