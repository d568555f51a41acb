import { Plural, Trans } from '@lingui/react/macro'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { Badge } from '../../../ui/layout/Badge.tsx'
import type { News } from './news.ts'

/** Text that says what is new in a saved search. */
export function NewsText({ news }: { news: News }) {
  const locale = useLocale()
  if (!news) return <Trans comment="Under a saved search. max 40">Nothing new</Trans>
  if (news.of === 'prices') {
    const date = formatDate(locale, news.day)
    return (
      <Badge tone="warning">
        <Trans comment="Under a saved search of mandi prices. {date}: for example 21 Apr 2026. max 30">
          New prices of {date}
        </Trans>
      </Badge>
    )
  }
  const { count } = news
  return (
    <Badge tone="warning">
      {news.of === 'businesses' ? (
        <Plural
          comment="Under a saved search of the directory: how many more there are than at the last visit. max 30"
          value={count}
          one="# more business"
          other="# more businesses"
        />
      ) : news.orMore ? (
        <Trans comment="Under a saved search of the board: at least so many are new. {count}: 12. max 30">
          {count} or more new enquiries
        </Trans>
      ) : (
        <Plural
          comment="Under a saved search of the board: how many came since the last visit. max 30"
          value={count}
          one="# new enquiry"
          other="# new enquiries"
        />
      )}
    </Badge>
  )
}
