import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import type { Reach } from '../useSorted.ts'
import { MAX_WHOLE } from './whole-list.ts'

/** Says which rows the sort covers (§mandi.5). */
export function SortReach({ reach, total }: { reach: Reach; total: number }) {
  const most = formatNumber(useLocale(), MAX_WHOLE)
  return (
    <p role="status">
      {reach === 'all' ? (
        <Plural
          comment="Over sorted mandi prices: all that match are in order."
          value={total}
          one="Sorted: the one price."
          other="Sorted over all # prices."
        />
      ) : reach === 'coming' ? (
        <Trans comment="Over sorted mandi prices, while those of other pages are fetched.">
          Only this page is sorted so far; the other prices are on their way.
        </Trans>
      ) : reach === 'failed' ? (
        <Trans comment="Over sorted mandi prices, when those of other pages could not be had.">
          Only this page is sorted: the other prices could not be loaded.
        </Trans>
      ) : (
        <Trans comment="Over sorted mandi prices, when too many match. {most}: 1,000.">
          Only this page is sorted: more than {most} prices match. Use filters for fewer.
        </Trans>
      )}
    </p>
  )
}
