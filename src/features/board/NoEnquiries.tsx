import { Trans } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { boardEnquiriesQuery } from '../../api/enquiries.ts'
import { WithoutFilter } from '../../domain/lists/ListTools.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { chat } from '../../ui/layout/icons.ts'
import { boardAddress, boardRead, type BoardFilter } from './board-view.ts'

export function NoEnquiries({ filters, isFiltered }: { filters: BoardFilter[]; isFiltered: boolean }) {
  const locale = useLocale()
  const pages = useQueries({
    queries: filters.map(({ without }) => boardEnquiriesQuery(locale, boardRead(without))),
  })
  // The name may be in another language than the page.
  const name = <ForeignText text={filters.map((filter) => filter.name).join(', ')} />
  return (
    <EmptyState
      level={3}
      icon={chat}
      title={
        filters.length === 0 ? (
          <Trans comment="Instead of the cards of the board, when none matches.">No enquiries found</Trans>
        ) : (
          <Trans comment="Instead of the cards of the board, when none matches. {name}: the filters: a kind of produce or what was searched for, buy or sell.">
            No enquiries found for “{name}”
          </Trans>
        )
      }
      message={
        <Trans comment="On the board, when no enquiry matches.">
          Post your own: those who are looking for it will find you.
        </Trans>
      }
      action={
        <>
          <WithoutFilter
            ways={filters.map(({ name, without }, index) => ({
              filter: name,
              to: boardAddress(without),
              count: pages[index]?.data?.count,
            }))}
          />
          {isFiltered && (
            <Link to={paths.board()} tone="outline">
              <Trans comment="Link on the board, when no enquiry matches: takes all filters away.">
                Show all enquiries
              </Trans>
            </Link>
          )}
          <Link to={paths.newEnquiry()} tone="main">
            <Trans comment="Link on the board, when no enquiry matches: to the form for an enquiry of one’s own.">
              Post an enquiry
            </Trans>
          </Link>
        </>
      }
    />
  )
}
