import { Trans } from '@lingui/react/macro'
import { type To } from 'react-router'
import { Link } from '../../ui/controls/Link.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** Shown for a page number beyond the end of a list. */
export function BehindLastPage({ first }: { first: To }) {
  return (
    <EmptyState
      level={3}
      title={<Trans comment="On a page of a list behind its last one.">The list ends before this page</Trans>}
      action={
        <Link to={first} className={button()}>
          <Trans comment="Link to the first page of a list.">To the first page</Trans>
        </Link>
      }
    />
  )
}
