import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../ui/controls/Link.tsx'
import { businessProductsQuery, businessQuery, type DirectoryEntry } from '../../api/directory.ts'
import * as card from '../../domain/enquiry/enquiry.css.ts'
import { Names, ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths, type DirectoryType } from '../../domain/navigation/paths.ts'
import { stateName } from '../../domain/places/places.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge } from '../../ui/layout/Card.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import * as styles from './directory.css.ts'
import { formatNumber } from '../../i18n/format.ts'
import { roundedDistance } from '../../domain/places/district-points.ts'
import { normalizeForSearch } from '../../ui/combobox/option.ts'

const MAX_PRODUCE = 3

/** The whole card is one link (§directory.5). */
export function BusinessCard(props: {
  business: DirectoryEntry['business']
  type: DirectoryType
  eager: boolean
  /** Distance from the district that the list is sorted by (km); undefined without one, or if it is unknown. */
  distance: number | undefined
  searched: string
  found: readonly string[]
}) {
  const { business, type, eager, distance, searched, found } = props
  const locale = useLocale()
  const queryClient = useQueryClient()
  const name = useId()
  function startLoading() {
    void queryClient.prefetchQuery(businessQuery(locale, type, business.id))
    void queryClient.prefetchQuery(businessProductsQuery(locale, business.id))
  }
  const { city, state } = business
  const placeName = useDistrictName()
  const km = distance && formatNumber(locale, roundedDistance(distance))
  const produce = searchedFirst(business.product_names ?? [], searched, found)
  const more = produce.length - MAX_PRODUCE
  return (
    // Several businesses may have one name.
    <article aria-labelledby={`${name} ${name}-place`} className={card.card}>
      <Photo src={business.photo} alt="" width={400} height={300} className={card.photo} eager={eager} />
      <div className={card.body}>
        <h3 id={name} className={card.title}>
          <Link to={paths.business(type, business.id)} className={card.link} onPointerDown={startLoading}>
            <ForeignText text={business.name} />
          </Link>
        </h3>
        {business.user_name && business.user_name !== business.name && (
          <p className={card.fact}>
            <Icon name="person" />
            <ForeignText text={business.user_name} />
          </p>
        )}
        <p id={`${name}-place`} className={card.fact}>
          <Icon name="place" />
          {city || state ? (
            <span>
              <Names texts={[city && placeName(state ?? '', city), state && stateName(locale, state)]} />
            </span>
          ) : (
            <Trans comment="Where the place of a business is not known.">Location unavailable</Trans>
          )}
        </p>
        {km ? (
          <p className={card.fact}>
            <Trans comment="On a card of the directory: how far it is. {km}: 40, 1,250. max 36">
              about {km} km in a straight line
            </Trans>
          </p>
        ) : (
          distance !== undefined && (
            <Badge tone="sell">
              <Trans comment="On a card of the directory: the district that is sorted by. max 28">
                In this district
              </Trans>
            </Badge>
          )
        )}
        {produce.length > 0 && (
          <p className={styles.produce}>
            <Names texts={produce.slice(0, MAX_PRODUCE)} />
            {more > 0 && (
              <>
                {' '}
                <Plural
                  comment="On a card of the directory, after three kinds of produce: how many more there are."
                  value={more}
                  one="and # more"
                  other="and # more"
                />
              </>
            )}
          </p>
        )}
        {business.can_view_contact && (
          <Badge tone="good">
            <Trans comment="Label over the contact of a business that one may see. max 24">Contact visible</Trans>
          </Badge>
        )}
      </div>
    </article>
  )
}

/** Puts produce that `searched` contains or means (`found`) first: it is why the business is shown (§directory.5). */
export function searchedFirst(produce: readonly string[], searched: string, found: readonly string[]): string[] {
  const text = normalizeForSearch(searched)
  if (text === '') return [...produce]
  const others = (name: string) => Number(!found.includes(name) && !normalizeForSearch(name).includes(text))
  return produce.toSorted((a, b) => others(a) - others(b))
}
