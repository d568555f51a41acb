import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ReadQueries } from '../../api/ask.ts'
import { directoryQuery } from '../../api/directory.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { listPage } from '../../domain/lists/list-page.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Directory } from './Directory.tsx'
import { readDirectoryView } from './directory-view.ts'
import { typeTexts } from './type-texts.ts'

export const queries: ReadQueries = {
  listFarmers: directoryQuery,
  listBuyers: directoryQuery,
  listManufacturers: directoryQuery,
}

/** Farmers, buyers and manufacturers (§directory.2). The address is the state. */
export default function DirectoryPage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const view = useMemo(() => readDirectoryView(query), [query])
  const directory = t({ message: 'Directory', comment: 'Title of the directory of businesses.' })
  return (
    <div className={`${column} ${listPage}`}>
      <PageHeader
        look="list"
        title={usePageTitle(`${t(typeTexts[view.type].plural)} – ${directory}`)}
        sub={
          <Trans comment="Under the title of the directory of businesses.">
            Farmers, buyers and manufacturers across India
          </Trans>
        }
      >
        {directory}
      </PageHeader>
      <Directory view={view} />
    </div>
  )
}
