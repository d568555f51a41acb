import { Plural, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { directoryQuery } from '../../api/directory.ts'
import { PAGE_SIZE } from '../../api/reads.ts'
import { CardResults } from '../../domain/lists/ListResults.tsx'
import { withSidebar } from '../../domain/lists/card-results.css.ts'
import { Categories, CategorySidebar } from '../../domain/catalogue/CategorySidebar.tsx'
import { usePrefetch } from '../../domain/lists/useResults.ts'
import { NARROW, useMediaQuery } from '../../ui/hooks/environment.tsx'
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
import { Nearness, NearnessInDrawer } from './Nearness.tsx'
import { NoBusinesses } from './NoBusinesses.tsx'
import { SavedDirectory, useCategoryName } from './SavedDirectory.tsx'
import { typeTexts } from './type-texts.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { ENTITY_TYPES } from '../../domain/navigation/paths.ts'
import type { CategoryListProps } from '../../domain/catalogue/CategoryList.tsx'
import { useSaved } from '../../domain/lists/saved-searches/saved-searches.ts'
import { FilterChips, ListTools } from '../../domain/lists/ListTools.tsx'
import type { DistrictName } from '../../domain/places/district-points.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { produceSearch } from '../../domain/catalogue/useProduceSearch.ts'

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

/** Farmers, buyers or manufacturers, with the same filters. These are links, because each has its own address. */
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
      {ENTITY_TYPES.map((type) => (
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

/** The directory's tools: on a phone also its filters and its order. */
function DirectoryTools(props: {
  view: DirectoryView
  district: DistrictName | undefined
  isAll: boolean
  /** The name of the selected kind of produce. */
  category: string
  categories: CategoryListProps
}) {
  const { view, district, isAll, category, categories } = props
  const isFiltered = hasDirectoryFilters(view)
  const hasSaved = useSaved('saved_directory').searches.length > 0
  const chips = useChips(view, category, district)
  return (
    <ListTools
      renderFilter={(close) => <Categories {...categories} onDone={close} />}
      renderSort={(close) => <NearnessInDrawer {...{ view, district, isAll, close }} />}
      renderMore={(isFiltered || hasSaved) && ((close) => <SavedDirectory view={view} onOpen={close} />)}
      chips={
        chips.length > 0 && (
          <FilterChips chips={chips} clearTo={isFiltered ? directoryAddress(withoutFilters(view)) : undefined} />
        )
      }
    />
  )
}

/** Active filters and sort order, each with an address that drops it. */
function useChips(view: DirectoryView, category: string, near: DistrictName | undefined) {
  const { t } = useLingui()
  const district = useDistrictName()(near?.state ?? '', near?.district ?? '')
  const first = { ...view, page: 1 }
  return [
    category && { name: category, without: directoryAddress({ ...first, categoryId: undefined, name: '' }) },
    view.search && { name: `“${view.search}”`, without: directoryAddress({ ...first, search: '' }) },
    near && {
      name: t({
        message: `Nearest to ${district}`,
        comment: 'Over the cards of the directory on a phone, when the nearest come first. {district}: Nashik. max 24',
      }),
      without: directoryAddress({ ...first, near: undefined }),
    },
  ].filter((chip) => typeof chip === 'object')
}

/** Kinds of produce that a text means, found as in the home search: by any name, script and spelling. */
function useFoundProduce(text: string): string[] {
  const locale = useLocale()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: ['catalogue', 'found', locale, text],
    enabled: text !== '',
    staleTime: Infinity,
    queryFn: async () => {
      const produce = await queryClient.ensureQueryData(subcategoriesQuery(locale))
      return produceSearch(produce)(text).map(({ name }) => name)
    },
  })
  return data ?? []
}
