import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { PriceRecord } from '../../api/mandi.ts'
import { stateName } from '../../domain/places/places.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { control, field, label } from '../../ui/fields/field.css.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { mandiAddress, type MandiView, type Sort } from './mandi-view.ts'
import { NO_VALUE, priceText } from '../../domain/mandi/mandi-price.ts'
import * as styles from './price-cards.css.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'

/** The prices on a narrow screen: the market and its price first, then what belongs to them. */
export function PriceCards({ view, records }: { view: MandiView; records: PriceRecord[] }) {
  const locale = useLocale()
  const districtName = useDistrictName()
  const { unit } = view
  const id = useId()
  return (
    <>
      <SortField view={view} />
      <ul className={styles.cards}>
        {records.map((record, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id and hold no state
          <li key={index}>
            <article aria-labelledby={`${id}-${index} ${id}-${index}-market`} className={styles.card}>
              <div className={styles.head}>
                <div>
                  <h3 id={`${id}-${index}`} className={styles.commodity}>
                    <ForeignText text={record.commodity} />
                  </h3>
                  <p id={`${id}-${index}-market`} className={styles.market}>
                    <ForeignText text={record.market} />
                  </p>
                </div>
                <p className={styles.modal}>
                  <strong className={styles.modalPrice}>{priceText(unit, record.modal_price)}</strong>{' '}
                  <span className={styles.modalName}>
                    {unit === 'kg' ? (
                      <Trans comment="On a card, after the price that most of the lots fetched.">
                        common price per kg
                      </Trans>
                    ) : (
                      <Trans comment="On a card, after the price that most of the lots fetched.">
                        common price per quintal
                      </Trans>
                    )}
                  </span>
                </p>
              </div>
              <dl className={styles.facts}>
                <div className={styles.fact}>
                  <dt>
                    <Trans comment="On a card: the lowest and the highest price. max 16">Min to max</Trans>
                  </dt>
                  <dd className={styles.range}>
                    {priceText(unit, record.min_price)} – {priceText(unit, record.max_price)}
                  </dd>
                </div>
                <div className={styles.fact}>
                  <dt>
                    <Trans comment="Head of a column of the mandi prices: the day. max 16">Date</Trans>
                  </dt>
                  <dd suppressHydrationWarning>{formatDate(locale, record.arrival_date) ?? NO_VALUE}</dd>
                </div>
                <div className={styles.fact}>
                  <dt>
                    <Trans comment="Label of a filter of the mandi prices, and head of a column. max 16">
                      District
                    </Trans>
                  </dt>
                  <dd>
                    <ForeignText text={districtName(record.state, record.district)} />
                  </dd>
                </div>
                <div className={styles.fact}>
                  <dt>
                    <Trans comment="Label of a filter of the mandi prices, and head of a column. max 16">State</Trans>
                  </dt>
                  <dd>
                    <ForeignText text={stateName(locale, record.state)} />
                  </dd>
                </div>
                <div className={styles.fact}>
                  <dt>
                    <Trans comment="Head of a column of the mandi prices: the kind of a crop. max 16">Variety</Trans>
                  </dt>
                  <dd>
                    <ForeignText text={record.variety} />
                  </dd>
                </div>
                <div className={styles.fact}>
                  <dt>
                    <Trans comment="Label of a filter of the mandi prices, and head of a column. max 16">Grade</Trans>
                  </dt>
                  <dd>
                    <ForeignText text={record.grade} />
                  </dd>
                </div>
              </dl>
            </article>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the heads of the table do on a wide screen. */
function SortField({ view }: { view: MandiView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const choices = {
    none: t({ message: 'In the order received', comment: 'Order of the prices: as the server sends them. max 28' }),
    'modal asc': t({ message: 'Common price, lowest first', comment: 'Order of the prices. max 34' }),
    'modal desc': t({ message: 'Common price, highest first', comment: 'Order of the prices. max 34' }),
    'min asc': t({ message: 'Min price, lowest first', comment: 'Order of the prices. max 34' }),
    'min desc': t({ message: 'Min price, highest first', comment: 'Order of the prices. max 34' }),
    'max asc': t({ message: 'Max price, lowest first', comment: 'Order of the prices. max 34' }),
    'max desc': t({ message: 'Max price, highest first', comment: 'Order of the prices. max 34' }),
    'date desc': t({ message: 'Date, newest first', comment: 'Order of the prices. max 34' }),
    'date asc': t({ message: 'Date, oldest first', comment: 'Order of the prices. max 34' }),
  }
  function choose(choice: string) {
    const [key, order] = choice.split(' ') as [Sort['key'] | 'none', Sort['order']]
    void navigate(mandiAddress({ ...view, sort: key === 'none' ? undefined : { key, order } }), { replace: true })
  }
  return (
    <div className={`${field} ${styles.sort}`}>
      <label htmlFor={id} className={label}>
        <Trans comment="Label of a list: in which order the prices are shown. max 28">Sort by</Trans>
      </label>
      <select
        id={id}
        className={control()}
        value={view.sort ? `${view.sort.key} ${view.sort.order}` : 'none'}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {Object.entries(choices).map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
