import { Trans } from '@lingui/react/macro'
import type { To } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { ForeignText } from '../texts/ForeignText.tsx'

/** An active filter, and the list without it; `count` is undefined while unknown. */
export type WithoutOne = { filter: string; to: To; count: number | undefined }

/** Links in an empty list: removes one filter each, with the number of results without it (§board.8). */
export function WithoutFilter({ ways }: { ways: readonly WithoutOne[] }) {
  const locale = useLocale()
  return ways.map(({ filter, to, count = 0 }) => {
    if (count === 0) return null
    const name = <ForeignText text={filter} />
    const found = formatNumber(locale, count)
    return (
      <Link key={filter} to={to} className={button()}>
        <Trans comment="Link in an empty list: takes one of its filters off. {name}: the filter, Onion or Buy for example. {found}: how many there are without it, 8.">
          Without “{name}”: {found} found
        </Trans>
      </Link>
    )
  })
}
