import { Trans } from '@lingui/react/macro'
import { Link } from '../../ui/controls/Link.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { button } from '../../ui/controls/button.css.ts'
import { chat } from '../../ui/layout/icons.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import * as styles from './board.css.ts'
import { hasBoardFilters, type BoardView } from './board-view.ts'

/** Nothing matches: to everything else, or be the first. */
export default function NoEnquiries({ view, name }: { view: BoardView; name: string }) {
  return (
    <EmptyState
      level={3}
      icon={chat}
      title={
        name === '' ? (
          <Trans comment="Instead of the cards of the board, when none matches.">No enquiries found</Trans>
        ) : (
          <NoneFor text={name} />
        )
      }
      message={
        <Trans comment="On the board, when no enquiry matches.">
          Post your own: those who are looking for it will find you.
        </Trans>
      }
      action={
        <div className={styles.onward}>
          {hasBoardFilters(view) && (
            <Link to={paths.board()} className={button()}>
              <Trans comment="Link on the board, when no enquiry matches: takes all filters away.">
                Show all enquiries
              </Trans>
            </Link>
          )}
          <Link to={paths.newEnquiry()} className={button({ tone: 'main' })}>
            <Trans comment="Link on the board, when no enquiry matches: to the form for an enquiry of one’s own.">
              Post an enquiry
            </Trans>
          </Link>
        </div>
      }
    />
  )
}

/** What was searched for may be in another language than the page: marked with it, for screen readers. */
function NoneFor({ text }: { text: string }) {
  const name = <ForeignText text={text} />
  return (
    <Trans comment="Instead of the cards of the board, when none matches. {name}: a kind of produce, or what was searched for.">
      No enquiries found for “{name}”
    </Trans>
  )
}
