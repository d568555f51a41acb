import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { boardEnquiriesQuery } from '../../api/enquiries.ts'
import { typeNames } from '../../domain/enquiry/EnquiryWords.tsx'
import { WithoutFilter } from '../../domain/lists/ListTools.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { chat } from '../../ui/layout/icons.ts'
import * as styles from './board.css.ts'
import { boardAddress, boardRead, hasBoardFilters, unfilteredBoard, type BoardView } from './board-view.ts'

/**
 * Shown when nothing matches: links that drop one filter or all of them, and one to post an enquiry.
 * @param props.name the selected kind of produce, or the search text
 * @param props.filterText all filters, as in the heading
 */
export function NoEnquiries(props: { view: BoardView; name: string; filterText: string }) {
  const { view, name, filterText } = props
  const { t } = useLingui()
  const locale = useLocale()
  const { type } = view
  const others = [
    ...(name ? [{ filter: name, without: { ...unfilteredBoard, type } }] : []),
    ...(type ? [{ filter: t(typeNames[type]), without: { ...view, type: undefined, page: 1 } }] : []),
  ]
  const pages = useQueries({
    queries: others.map(({ without }) => boardEnquiriesQuery(locale, boardRead(without))),
  })
  return (
    <EmptyState
      level={3}
      icon={chat}
      title={
        filterText === '' ? (
          <Trans comment="Instead of the cards of the board, when none matches.">No enquiries found</Trans>
        ) : (
          <NoneFor text={filterText} />
        )
      }
      message={
        <Trans comment="On the board, when no enquiry matches.">
          Post your own: those who are looking for it will find you.
        </Trans>
      }
      action={
        <div className={styles.onward}>
          <WithoutFilter
            ways={others.map(({ filter, without }, index) => ({
              filter,
              to: boardAddress(without),
              count: pages[index]?.data?.count,
            }))}
          />
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

/** The search text may be in another language than the page, so it is marked for screen readers. */
function NoneFor({ text }: { text: string }) {
  const name = <ForeignText text={text} />
  return (
    <Trans comment="Instead of the cards of the board, when none matches. {name}: the filters: a kind of produce or what was searched for, buy or sell.">
      No enquiries found for “{name}”
    </Trans>
  )
}
