import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { button } from '../../ui/controls/button.css.ts'
import * as styles from './latest-leads.css.ts'
import { LeadRow } from './LeadRow.tsx'
import { showMore } from '../../ui/hooks/show-more.ts'

/**
 * More categories of leads, on demand.
 * @param props.step number of rows added with each press
 */
export function MoreLeads({ leads, step }: { leads: [category: string, EnquirySummary[]][]; step: number }) {
  const [shown, setShown] = useState(0)
  const rows = useRef<HTMLDivElement>(null)
  return (
    <>
      {shown > 0 && (
        <div ref={rows} className={styles.rows}>
          {leads.slice(0, shown).map(([category, enquiries]) => (
            <LeadRow key={category} category={category} enquiries={enquiries} first={false} />
          ))}
        </div>
      )}
      {shown < leads.length && (
        <button
          type="button"
          className={`${button()} ${styles.more}`}
          onClick={() => showMore(rows, () => setShown(shown + step))}
        >
          <Trans comment="Button under the leads of the home page: shows further categories. max 28">
            Load more categories
          </Trans>
        </button>
      )}
    </>
  )
}
