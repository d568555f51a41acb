import { Trans } from '@lingui/react/macro'
import { type To } from 'react-router'
import { Link } from '../../ui/controls/Link.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'

/** On a phone, where the categories with their own are in a drawer: the way back to everything. */
export const ClearFilters = ({ to }: { to: To }) => (
  <Link
    to={to}
    className={button({ tone: 'quiet' })}
    // It goes away itself: who used it goes on beside it.
    onClick={(event) => event.currentTarget.parentElement?.querySelector('a')?.focus()}
  >
    <Icon name="close" />
    <Trans comment="Link: takes away search, category and other filters of the board. max 24">Clear filters</Trans>
  </Link>
)
