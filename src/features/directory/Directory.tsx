import { Plural, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { directoryQuery } from '../../api/directory.ts'
import { PAGE_SIZE } from '../../api/reads.ts'
import { CardResults } from '../../domain/lists/CardResults.tsx'
import { withSidebar } from '../../domain/lists/card-results.css.ts'
import { CategorySidebar } from '../../domain/catalogue/CategorySidebar.tsx'
import { usePrefetch } from '../../domain/lists/usePrefetch.ts'
import { NARROW, useMediaQuery } from '../../ui/hooks/useMediaQuery.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { BusinessCard } from './BusinessCard.tsx'
import {
  directoryAddress,
  directoryRead,
  hasDirectoryFilters,
  withoutFilters,
  type DirectoryView,
} from './directory-view.ts'
import * as styles from './directory.css.ts'
import { useBusinesses } from './nearness.ts'
import { DirectoryTools } from './DirectoryTools.tsx'
import { Nearness } from './Nearness.tsx'
import { NoBusinesses } from './NoBusinesses.tsx'
import { SavedDirectory } from './SavedDirectory.tsx'
import { TypeTabs } from './TypeTabs.tsx'
import { typeTexts } from './type-texts.ts'
import { useCategoryName } from './useCategoryName.ts'
import { useFoundProduce } from './useFoundProduce.ts'

/** Categories, business types and the cards of a directory view. */
export function Directory({ view }: { view: DirectoryView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { type, categoryId, search, page } = view
  const { result, district, whereIs } = useBusinesses(view)
  const { data, isPlaceholderData } = result
  // A list sorted on the device is already complete.
  usePrefetchedNext(view, !district && data !== undefined && !isPlaceholderData && page * PAGE_SIZE < data.count)
  const category = useCategoryName(view)
  const found = useFoundProduce(search)

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
      <div className={styles.main}>
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
          renderCard={({ business }, index) => (
            <BusinessCard
              business={business}
              type={type}
              eager={index < 4}
              near={whereIs(business)}
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

/** Prefetches the next page once the current one has loaded. */
function usePrefetchedNext(view: DirectoryView, wanted: boolean) {
  const locale = useLocale()
  usePrefetch(wanted && directoryQuery(locale, directoryRead({ ...view, page: view.page + 1 })))
}
