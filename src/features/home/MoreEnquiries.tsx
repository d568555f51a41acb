import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { button } from '../../ui/controls/button.css.ts'
import * as styles from './latest-enquiries.css.ts'
import { EnquiryRow } from './EnquiryRow.tsx'
import { showMore } from '../../ui/hooks/show-more.ts'

/**
 * More categories of rows, on demand.
 * @param props.step number of rows added with each press
 */
export function MoreEnquiries({ rows, step }: { rows: [category: string, EnquirySummary[]][]; step: number }) {
  const [shown, setShown] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      {shown > 0 && (
        <div ref={list} className={styles.rows}>
          {rows.slice(0, shown).map(([category, enquiries]) => (
            <EnquiryRow key={category} category={category} enquiries={enquiries} first={false} />
          ))}
        </div>
      )}
      {shown < rows.length && (
        <button
          type="button"
          className={`${button()} ${styles.more}`}
          onClick={() => showMore(list, () => setShown(shown + step))}
        >
          <Trans comment="Button under the rows of the home page: shows further categories. max 28">
            Load more categories
          </Trans>
        </button>
      )}
    </>
  )
}
