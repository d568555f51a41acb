import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { To } from 'react-router'
import { Link } from '../../../ui/controls/Link.tsx'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { visuallyHidden } from '../../../ui/theme/global.css.ts'
import { ForeignText } from '../../texts/ForeignText.tsx'
import * as styles from './list-tools.css.ts'

/** An active filter: its value, and the address of the list without it. */
type Chip = { name: string; without: string }

/** The pressed chip disappears, so the focus moves to its neighbour, or else to the first tool. */
function handOver({ currentTarget: chip }: MouseEvent) {
  const { parentElement: item } = chip
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  const goesOn =
    next?.querySelector<HTMLElement>('a, button') ?? item?.closest('div')?.parentElement?.querySelector('button')
  goesOn?.focus()
}

/** The active filters; each can be removed (§shell.29). */
export function FilterChips({ chips, clearTo }: { chips: Chip[]; clearTo: To | undefined }) {
  const { t } = useLingui()
  return (
    <ul
      className={styles.list}
      aria-label={t({ message: 'Filters set', comment: 'Screen reader: name of the row of filters that are set.' })}
    >
      {chips.map(({ name, without }) => (
        // Not the name as key: two filters may have the same one.
        <li key={without} className={styles.chipItem}>
          <Link to={without} className={styles.chip} onClick={handOver}>
            <Face name={name} />
          </Link>
        </li>
      ))}
      {clearTo !== undefined && chips.length > 1 && (
        <li className={styles.chipItem}>
          <Link to={clearTo} className={styles.chip} onClick={handOver}>
            <Trans comment="Link: takes away search, category and other filters of a list. max 24">Clear filters</Trans>
          </Link>
        </li>
      )}
    </ul>
  )
}

function Face({ name }: Pick<Chip, 'name'>) {
  const filter = <ForeignText text={name} />
  return (
    <>
      <span aria-hidden>{filter}</span>
      <span className={visuallyHidden}>
        <Trans comment="Screen reader: takes one of several filters off. {filter}: its value, Onion or Nashik for example.">
          Remove the filter {filter}
        </Trans>
      </span>
      <Icon name="close" />
    </>
  )
}
