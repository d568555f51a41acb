import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { directoryQuery } from '../../api/directory.ts'
import { PAGE_SIZE } from '../../api/reads.ts'
import { CardResults } from '../../domain/lists/CardResults.tsx'
import { withSidebar } from '../../domain/lists/card-results.css.ts'
import { LateTools } from '../../domain/lists/tools/LateTools.tsx'
import { ToolRoom } from '../../domain/lists/tools/ToolRoom.tsx'
import { CategorySidebar } from '../../domain/catalogue/CategorySidebar.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { SavedSlot } from '../../domain/lists/saved-searches/SavedSlot.tsx'
import { usePrefetch } from '../../domain/lists/usePrefetch.ts'
import { NARROW, useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { BusinessCard } from './BusinessCard.tsx'
import { directoryAddress, directoryRead, hasDirectoryFilters, type DirectoryView } from './directory-view.ts'
import * as styles from './directory.css.ts'
import { Nearness } from './Nearness.tsx'
import { NoBusinesses } from './NoBusinesses.tsx'
import { TypeTabs } from './TypeTabs.tsx'
import { typeTexts } from './type-texts.ts'
import { useCategoryName } from './useCategoryName.ts'
import { useFoundProduce } from './useFoundProduce.ts'
import { useNearness } from './useNearness.ts'

const loadSavedDirectory = withCatalogs(() => import('./SavedDirectory.tsx'), 'saved-searches')

const loadTools = () => import('./DirectoryTools.tsx')

/** Categories, kinds of business and the cards of a view of the directory. */
export function Directory({ view }: { view: DirectoryView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const { type, categoryId, search, page } = view
  const result = useQuery(directoryQuery(locale, directoryRead(view)))
  const { data, isPlaceholderData } = result
  usePrefetchedNext(view, data !== undefined && !isPlaceholderData && page * PAGE_SIZE < data.count)
  const category = useCategoryName(view)
  const found = useFoundProduce(search)
  const near = useNearness(data?.results ?? [])

  const count = data?.count ?? 0
  const texts = typeTexts[type]
  const plural = t(texts.plural)
  const filterText = [category, search && `“${search}”`].filter(Boolean).join(', ')
  const narrow = useMediaQuery(NARROW)
  const clearTo = hasDirectoryFilters(view) ? paths.directory({ entityType: type }) : undefined
  const categories = {
    chosen: categoryId,
    hrefOf: (chosen?: { id: number; name: string }) =>
      directoryAddress({ type, categoryId: chosen?.id, name: chosen?.name ?? '', search: '', page: 1 }),
    search,
    searchLabel: t({ message: 'Search the directory', comment: 'Name of the search box of the directory.' }),
    onSearch: (typed: string) =>
      void navigate(directoryAddress({ ...view, search: typed, page: 1 }), {
        // One step back takes back a whole word, and not a letter.
        replace: search !== '',
      }),
    clearTo,
  }
  return (
    <div className={withSidebar}>
      {!narrow && <CategorySidebar {...categories} />}
      <div className={styles.main}>
        <TypeTabs view={view} />
        {narrow ? (
          <LateTools load={loadTools} of={{ view, near, count, category, categories }}>
            <ToolRoom hasChips={clearTo !== undefined || near.district !== undefined} />
          </LateTools>
        ) : (
          <Nearness near={near} view={view} count={count} />
        )}
        <CardResults
          result={{ ...result, data: data && { ...data, results: near.rows } }}
          title={
            filterText === ''
              ? plural
              : t({
                  message: `${plural}: ${filterText}`,
                  comment:
                    'Heading over the cards of the directory. {plural}: Farmers, for example; {filterText}: a kind of produce, or what was searched for.',
                })
          }
          list={JSON.stringify(directoryRead({ ...view, page: 1 }))}
          order={near.district && JSON.stringify(near.district)}
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
          tools={
            <SavedSlot
              view={view}
              isFiltered={hasDirectoryFilters(view)}
              isReady={data !== undefined}
              load={loadSavedDirectory}
            />
          }
          empty={<NoBusinesses view={view} />}
          renderCard={({ business }, index) => (
            <BusinessCard
              business={business}
              type={type}
              eager={index < 4}
              near={near.whereIs(business)}
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

/** The next page is fetched ahead, once this one is there. */
function usePrefetchedNext(view: DirectoryView, wanted: boolean) {
  const locale = useLocale()
  usePrefetch(wanted && directoryQuery(locale, directoryRead({ ...view, page: view.page + 1 })))
}
