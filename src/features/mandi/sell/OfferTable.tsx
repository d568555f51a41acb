import { Trans, useLingui } from '@lingui/react/macro'
import type { Offer, Offers } from '../../../domain/mandi/where-to-sell.ts'
import { ForeignText } from '../../../domain/texts/ForeignText.tsx'
import { formatAge, formatDate, formatNumber, formatRupees } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { badge } from '../../../ui/layout/card.css.ts'
import { columnNames } from '../columns.ts'
import { DataTable } from '../../../ui/layout/DataTable.tsx'
import * as styles from './sell.css.ts'

/** The markets, best first. On a phone its rows look like cards. */
export function OfferTable(props: { offers: Offers; hasFees: boolean; placeOf: (offer: Offer) => string }) {
  const { offers, best, nearest } = props.offers
  const { t } = useLingui()
  // An old or unusual price may promise more, but no bar is longer than that of the best.
  const longest = Math.max(1, best.left)
  return (
    <DataTable
      cards={styles.offers}
      caption={<Trans comment="Name of a table of markets.">Markets by what is left in hand</Trans>}
      columns={[
        {
          head: t(columnNames.market),
          renderCell: (offer) => (
            <Market offer={offer} place={props.placeOf(offer)} isBest={offer === best} isNearest={offer === nearest} />
          ),
        },
        {
          head: t({ message: 'Price per quintal', comment: 'Head of a column: price per quintal and its day. max 24' }),
          renderCell: (offer) => <Price offer={offer} />,
        },
        {
          head: t({ message: 'Worth', comment: 'Head of a column: what the whole quantity brings. max 20' }),
          renderCell: ({ worth }) => formatRupees(worth),
        },
        {
          head: t({ message: 'Transport', comment: 'Head of a column: what transport costs. max 20' }),
          renderCell: ({ km, way }) =>
            km === 0 ? (
              <Trans comment="In the column Transport, for a market in the person's own district. max 20">
                not counted
              </Trans>
            ) : (
              formatCost(way)
            ),
        },
        ...(props.hasFees
          ? [
              {
                head: t({ message: 'Fees', comment: 'Head of a column: commission and fees of the market. max 20' }),
                renderCell: ({ fees }: Offer) => formatCost(fees),
              },
            ]
          : []),
        {
          head: t({ message: 'Left in hand', comment: 'Head of a column: what the farmer keeps. max 20' }),
          renderCell: ({ left }) => (
            <>
              <strong className={styles.amount}>{left < 0 ? formatCost(-left) : formatRupees(left)}</strong>
              <span
                aria-hidden
                className={styles.bar}
                style={{ width: `${Math.min(100, Math.max(0, (100 * left) / longest))}%` }}
              />
            </>
          ),
        },
      ]}
      rows={offers}
      rowClass={({ isOld, isUnusual, left }) => (isOld || isUnusual || left < 0 ? styles.doubtful : styles.offer)}
    />
  )
}

const formatCost = (rupees: number) => (rupees > 0 ? `−${formatRupees(rupees)}` : formatRupees(0))

function Market(props: { offer: Offer; place: string; isBest: boolean; isNearest: boolean }) {
  const { offer, place, isBest, isNearest } = props
  const locale = useLocale()
  const km = formatNumber(locale, offer.km)
  return (
    <>
      <ForeignText text={offer.market} />{' '}
      {isBest && (
        <span className={badge()}>
          <Trans comment="Mark of a market in a list: it leaves most in hand. max 16">best</Trans>
        </span>
      )}{' '}
      {isNearest && (
        <span className={badge()}>
          <Trans comment="Mark of a market in a list: no other is nearer. max 16">nearest</Trans>
        </span>
      )}
      <span className={styles.place}>
        <ForeignText text={place} />
        {', '}
        {offer.km === 0 ? (
          <Trans comment="In a list of markets: it is in the district of the person. max 24">in your district</Trans>
        ) : (
          <Trans comment="In a list of markets: how far it is. {km}: 40, 250. max 36">
            about {km} km in a straight line
          </Trans>
        )}
      </span>
      {offer.isUnusual && (
        <span className={styles.warning}>
          <Trans comment="Under a market in a list: its price is far from those of the other markets, and probably reported wrongly. max 56">
            Unusual price: ask this market before you go
          </Trans>
        </span>
      )}
    </>
  )
}

function Price({ offer: { price, day, isOld } }: { offer: Offer }) {
  const locale = useLocale()
  const age = formatAge(locale, day)
  return (
    <>
      <span>{formatRupees(price)}</span>
      <span className={styles.place}>
        {formatDate(locale, day)}
        {', '}
        {isOld ? (
          <Trans comment="Age of a price that is much older than the others. {age}: 7 months ago. max 30">
            old: {age}
          </Trans>
        ) : (
          age
        )}
      </span>
    </>
  )
}
