import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode, MouseEvent } from 'react'
import { OverlayButton, type OverlayContent } from '../../ui/overlay/late-overlays.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { filter, more, sort } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import * as styles from './list-tools.css.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { To } from 'react-router'
import { Link } from '../../ui/controls/Link.tsx'
import { ForeignText } from '../texts/ForeignText.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'

/** Tools of a list up to 768 px wide: one low row, so that results come first (§shell.29), and below it the set filters. */
export function ListTools(props: {
  renderFilter: OverlayContent
  renderSort?: OverlayContent
  renderMore?: OverlayContent | false
  /** The list's own choice. It comes first, or it would move under the finger when More appears. */
  children?: ReactNode
  chips?: ReactNode
}) {
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        {props.children}
        <Tool
          name={
            <Trans
              context="list"
              comment="Button over a list on a phone, and title of what it opens: what narrows the list down. max 12"
            >
              Filter
            </Trans>
          }
          icon={filter}
          renderContent={props.renderFilter}
        />
        {props.renderSort && (
          <Tool
            name={
              <Trans
                context="list"
                comment="Button over a list on a phone, and title of what it opens: in which order it stands. max 12"
              >
                Sort
              </Trans>
            }
            icon={sort}
            renderContent={props.renderSort}
          />
        )}
        {props.renderMore && (
          <Tool
            name={
              <Trans
                context="list"
                comment="Button over a list on a phone, and title of what it opens: saved searches, print and so on. max 12"
              >
                More
              </Trans>
            }
            icon={more}
            isSmall={Boolean(props.children)}
            renderContent={props.renderMore}
          />
        )}
      </div>
      {props.chips && <div className={styles.chips}>{props.chips}</div>}
    </div>
  )
}

function Tool(props: { name: ReactNode; icon: string; isSmall?: boolean; renderContent: OverlayContent }) {
  const { name, icon, isSmall, ...drawer } = props
  return (
    <OverlayButton title={name} {...drawer} className={`${button()} ${isSmall ? styles.small : styles.tool}`}>
      <Icon icon={icon} />
      <span className={isSmall ? visuallyHidden : undefined}>{name}</span>
    </OverlayButton>
  )
}

export type Chip = { name: string; without: string }

/** The pressed chip disappears, so the focus moves to its neighbour, or else to the first tool. */
function focusNext({ currentTarget: chip }: MouseEvent) {
  const { parentElement: item } = chip
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const next =
    neighbour?.querySelector<HTMLElement>('a, button') ?? item?.closest('div')?.parentElement?.querySelector('button')
  next?.focus()
}

/** The filters that are set (§shell.29). */
export function FilterChips({ chips, clearTo }: { chips: Chip[]; clearTo: To | undefined }) {
  const { t } = useLingui()
  return (
    <ul
      className={styles.list}
      aria-label={t({ message: 'Filters set', comment: 'Screen reader: name of the row of filters that are set.' })}
    >
      {chips.map(({ name, without }) => {
        const filter = <ForeignText text={name} />
        return (
          // The key isn't the name, because two filters may have the same one.
          <li key={without} className={styles.chipItem}>
            <Link to={without} className={styles.chip} onClick={focusNext}>
              <span aria-hidden>{filter}</span>
              <span className={visuallyHidden}>
                <Trans comment="Screen reader: takes one of several filters off. {filter}: its value, Onion or Nashik for example.">
                  Remove the filter {filter}
                </Trans>
              </span>
              <Icon name="close" />
            </Link>
          </li>
        )
      })}
      {clearTo !== undefined && chips.length > 1 && (
        <li className={styles.chipItem}>
          <Link to={clearTo} className={styles.chip} onClick={focusNext}>
            <Trans comment="Link: takes away search, category and other filters of a list. max 24">Clear filters</Trans>
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Link in an empty list to other results, which `query` counts (§board.8). Not shown if there are none. */
export function OtherResults<Data, Key extends QueryKey>(props: {
  /** The filter or the produce. */
  name: string
  isMeant?: boolean
  to: To
  query: UseQueryOptions<Data, Error, { count: number }, Key>
}) {
  const count = useQuery(props.query).data?.count ?? 0
  const found = formatNumber(useLocale(), count)
  if (count === 0) return null
  const name = <ForeignText text={props.name} />
  return (
    <Link to={props.to} tone="outline" className={styles.otherResults}>
      {props.isMeant ? (
        <Trans comment="Link in an empty list: a crop that sounds like what was searched for. {name}: its name, Onion. {found}: how many there are, 8.">
          {name}: {found} found
        </Trans>
      ) : (
        <Trans comment="Link in an empty list: takes one of its filters off. {name}: the filter, Onion or Buy for example. {found}: how many there are without it, 8.">
          Without “{name}”: {found} found
        </Trans>
      )}
    </Link>
  )
}
