import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearchParams, useNavigate } from 'react-router'
import type { ReadQueries } from '../../api/ask.ts'
import { allBusinessesQuery, directoryQuery } from '../../api/directory.ts'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../api/reads.ts'
import type { Locale } from '../../i18n/locales.ts'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { column } from '../../ui/theme/global.css.ts'
import { listPage, main, withSidebar } from '../../domain/lists/card-results.css.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import {
  readDirectoryView,
  directoryAddress,
  directoryRead,
  hasDirectoryFilters,
  withoutFilters,
  type DirectoryView,
} from './directory-view.ts'
import { typeTexts } from './type-texts.ts'
import { CardResults } from '../../domain/lists/ListResults.tsx'
import { CategorySidebar } from '../../domain/catalogue/CategorySidebar.tsx'
import { usePrefetch } from '../../domain/lists/useResults.ts'
import { NARROW, useMediaQuery } from '../../ui/hooks/environment.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { BusinessCard } from './BusinessCard.tsx'
import * as styles from './directory.css.ts'
import { useBusinesses, Nearness } from './Nearness.tsx'
import { NoBusinesses } from './NoBusinesses.tsx'
import { DirectoryTools, SavedDirectory, useCategoryName } from './DirectoryTools.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { DIRECTORY_TYPES } from '../../domain/navigation/paths.ts'
import { useProduceSearch } from '../../domain/catalogue/useProduceSearch.ts'

export const queries: ReadQueries = {
  listFarmers: listQuery,
  listBuyers: listQuery,
  listManufacturers: listQuery,
}

function listQuery(locale: Locale, read: Parameters<typeof directoryQuery>[1]) {
  return read.query?.page_size === MAX_PAGE_SIZE ? allBusinessesQuery(locale, read) : directoryQuery(locale, read)
}

/** Farmers, buyers and manufacturers (§directory.2). All its state is in the address. */
export default function DirectoryPage() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const view = readDirectoryView(query)
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
      <Businesses view={view} />
    </div>
  )
}

function Businesses({ view }: { view: DirectoryView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { type, categoryId, search, page } = view
  const { result, district, distanceOf } = useBusinesses(view)
  const { data, isPlaceholderData } = result
  // A list sorted on the device is complete.
  const hasNext = !district && data !== undefined && !isPlaceholderData && page * PAGE_SIZE < data.count
  usePrefetch(hasNext && directoryQuery(locale, directoryRead({ ...view, page: page + 1 })))
  const category = useCategoryName(view)
  const { search: find } = useProduceSearch(search !== '')
  // Kinds of produce that the text means, by any name, script and spelling.
  const found = useMemo(() => find(search).map(({ name }) => name), [find, search])

  const count = data?.count ?? 0
  const texts = typeTexts[type]
  const plural = t(texts.plural)
  const filterText = [category, search && `“${search}”`].filter(Boolean).join(', ')
  const narrow = useMediaQuery(NARROW)
  const clearTo = hasDirectoryFilters(view) ? directoryAddress(withoutFilters(view)) : undefined
  const isAll = data?.isAll ?? true
  const categories = {
    chosen: categoryId,
    hrefOf: (chosen?: { id: number; name: string }) =>
      directoryAddress({ ...withoutFilters(view), categoryId: chosen?.id, name: chosen?.name ?? '' }),
    search,
    searchLabel: t({ message: 'Search the directory', comment: 'Name of the search box of the directory.' }),
    onSearch: (typed: string, isSameAct: boolean) =>
      void navigate(directoryAddress({ ...view, search: typed, page: 1 }), { replace: isSameAct }),
    clearTo,
  }
  return (
    <div className={withSidebar}>
      {!narrow && <CategorySidebar {...categories} />}
      <div className={main}>
        <div className={styles.choices}>
          <TypeTabs view={view} />
          {narrow ? (
            <DirectoryTools {...{ view, district, isAll, category, categories }} />
          ) : (
            <Nearness view={view} district={district} isAll={isAll} />
          )}
        </div>
        <CardResults
          result={result}
          title={
            filterText === ''
              ? plural
              : t({
                  message: `${plural}: ${filterText}`,
                  comment:
                    'Heading over the cards of the directory. {plural}: Farmers, for example; {filterText}: a kind of produce, or what was searched for.',
                })
          }
          list={JSON.stringify(directoryRead({ ...view, near: undefined, page: 1 }))}
          order={district && JSON.stringify(district)}
          page={page}
          hrefOf={(page) => directoryAddress({ ...view, page })}
          loading={t(texts.loading)}
          count={
            <Plural
              comment="Over the cards of the directory: how many businesses match."
              value={count}
              one="# business"
              other="# businesses"
            />
          }
          failure={t(texts.failure)}
          pagesLabel={t(texts.pages)}
          tools={!narrow && <SavedDirectory view={view} />}
          empty={<NoBusinesses view={view} category={category} />}
          renderCard={(entry, index) => (
            <BusinessCard
              business={entry.business}
              type={type}
              eager={index < 4}
              distance={distanceOf(entry)}
              searched={category || search}
              found={found}
            />
          )}
          skeletonClass={styles.skeletonCard}
        />
      </div>
    </div>
  )
}

/** The types are links, because each has its own address. */
function TypeTabs({ view }: { view: DirectoryView }) {
  const { t } = useLingui()
  return (
    <ul
      className={styles.tabs}
      aria-label={t({
        message: 'Kind of business',
        comment: 'Screen reader: name of a choice of three in the directory: farmers, buyers, manufacturers.',
      })}
    >
      {DIRECTORY_TYPES.map((type) => (
        <li key={type}>
          <Link
            to={directoryAddress({ ...view, type, page: 1 })}
            className={styles.tab}
            aria-current={type === view.type ? 'true' : undefined}
          >
            {t(typeTexts[type].plural)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
