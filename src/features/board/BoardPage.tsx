import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ReadQueries } from '../../api/ask.ts'
import { globalEnquiriesQuery } from '../../api/enquiries.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { listPage } from '../../domain/lists/list-page.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { readBoardView } from './board-view.ts'
import { Board } from './Board.tsx'

export const queries: ReadQueries = { listGlobalEnquiries: globalEnquiriesQuery }

/** The public board of enquiries (§board.2). All its state is in the address. */
export default function BoardPage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const view = useMemo(() => readBoardView(query), [query])
  const heading = t({ message: 'Enquiries', comment: 'Title of the public board of buy and sell enquiries.' })
  return (
    <div className={`${column} ${listPage}`}>
      <PageHeader
        look="list"
        title={usePageTitle(heading)}
        sub={
          <Trans comment="Under the title of the public board of enquiries.">
            What people across India want to buy and sell
          </Trans>
        }
      >
        {heading}
      </PageHeader>
      <Board view={view} />
    </div>
  )
}
