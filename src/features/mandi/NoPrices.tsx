import { Trans } from '@lingui/react/macro'
import { stateName } from '../../domain/places/places.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { useProduceSearch } from '../../domain/catalogue/useProduceSearch.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { market } from '../../ui/layout/icons.ts'
import { hasPriceFilters, mandiAddress, type MandiView } from './mandi-view.ts'
import * as styles from './mandi.css.ts'

/** Maximum number of crops suggested instead of one without prices. */
const MAX_OFFERED = 3

/**
 * Shown when there are no rows: nothing matches the filters, or the page number is too high. Both cases offer a link
 * onward.
 */
export default function NoPrices({ view, pages }: { view: MandiView; pages: number }) {
  const { filters } = view
  const commodity = pages === 0 ? filters.commodity : undefined
  const state = stateName(useLocale(), filters.state ?? '')
  const { search } = useProduceSearch(commodity !== undefined)
  const offered = commodity
    ? search(commodity)
        .slice(0, MAX_OFFERED)
        .filter(({ name }) => name !== commodity)
    : []
  return (
    <EmptyState
      level={3}
      icon={market}
      title={
        hasPriceFilters(filters) ? (
          <Trans comment="Instead of the list of mandi prices, when no price matches.">
            No data available for the selected filters
          </Trans>
        ) : (
          <Trans comment="Instead of the list of mandi prices, when there is none.">No data available</Trans>
        )
      }
      message={
        pages > 0 ? (
          <Trans comment="On a page of mandi prices behind the last one.">
            The list of prices ends before this page.
          </Trans>
        ) : offered.length > 0 ? (
          <Trans comment="Before up to three names of crops that sound like what was typed. They are links.">
            Did you mean one of these?
          </Trans>
        ) : hasPriceFilters(filters) ? (
          <Trans comment="When no mandi price matches the filters.">
            Not every market reports every commodity each day. Try fewer filters, or another spelling.
          </Trans>
        ) : undefined
      }
      action={
        <div className={styles.onward}>
          {offered.map(({ id, name }) => (
            <Link
              key={id}
              to={mandiAddress({ ...view, filters: { ...filters, commodity: name }, page: 1 })}
              className={button()}
            >
              {name}
            </Link>
          ))}
          {pages === 0 && filters.state && filters.district && (
            <Link
              to={mandiAddress({ ...view, filters: { ...filters, district: undefined }, page: 1 })}
              className={button()}
            >
              <Trans comment="Link, when a district has no mandi price that matches: shows those of its state. {state}: Maharashtra, for example.">
                All of {state}
              </Trans>
            </Link>
          )}
          {pages > 0 ? (
            <Link to={mandiAddress({ ...view, page: 1 })} className={button()}>
              <Trans comment="Link to the first page of the list of mandi prices.">To the first page</Trans>
            </Link>
          ) : (
            hasPriceFilters(filters) && (
              <Link to={mandiAddress({ ...view, filters: {}, page: 1 })} className={button()}>
                <Trans comment="Link, when no mandi price matches the filters: shows all prices.">
                  Show all prices
                </Trans>
              </Link>
            )
          )}
        </div>
      }
    />
  )
}
