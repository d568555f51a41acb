import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { ReadQueries } from '../../api/ask.ts'
import { allBusinessesQuery, directoryQuery } from '../../api/directory.ts'
import { MAX_PAGE_SIZE } from '../../api/reads.ts'
import type { Locale } from '../../i18n/locales.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { listPage } from '../../domain/lists/card-results.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Directory } from './Directory.tsx'
import { readDirectoryView } from './directory-view.ts'
import { typeTexts } from './type-texts.ts'

export const queries: ReadQueries = {
  listFarmers: listQuery,
  listBuyers: listQuery,
  listManufacturers: listQuery,
}

/** The query for a list. Sorting by nearness needs all businesses. */
function listQuery(locale: Locale, read: Parameters<typeof directoryQuery>[1]) {
  return read.query?.page_size === MAX_PAGE_SIZE ? allBusinessesQuery(locale, read) : directoryQuery(locale, read)
}

/** Farmers, buyers and manufacturers (§directory.2). All its state is in the address. */
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
