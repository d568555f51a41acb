import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { useSearchParams, useNavigate } from 'react-router'
import type { ReadQueries } from '../../api/ask.ts'
import { allBusinessesQuery, directoryQuery, MAX_SORTED } from '../../api/directory.ts'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../api/reads.ts'
import type { Locale } from '../../i18n/locales.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { column, visuallyHidden } from '../../ui/theme/global.css.ts'
import { listPage } from '../../domain/lists/card-results.css.ts'
import {
  readDirectoryView,
  directoryAddress,
  directoryRead,
  hasDirectoryFilters,
  withoutFilters,
  type DirectoryView,
} from './directory-view.ts'
import { typeTexts } from './type-texts.ts'
import { CatalogueList } from '../../domain/lists/CatalogueList.tsx'
import type { SearchList } from '../../domain/lists/saved-searches/saved-searches.ts'
import { usePrefetch } from '../../domain/lists/ListResults.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { BusinessCard } from './BusinessCard.tsx'
import { useBusinesses, Nearness, NearnessInDrawer } from './Nearness.tsx'
import { LinkChoice, Link } from '../../ui/controls/Link.tsx'
import { DIRECTORY_TYPES, paths } from '../../domain/navigation/paths.ts'
import { useProduceMeant, useProduceSearch, useSubcategoryName } from '../../domain/catalogue/produce.ts'
import type { DistrictName } from '../../domain/places/district-points.ts'
import { useDistrictName } from '../../domain/places/place-names.ts'
import { OtherResults } from '../../domain/lists/ListTools.tsx'
import { ForeignText, Names } from '../../domain/texts/ForeignText.tsx'
import { formatNumber } from '../../i18n/format.ts'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { people } from '../../ui/layout/icons.ts'

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
  const locale = useLocale()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const view = readDirectoryView(address)
  const { type, categoryId, search, page } = view
  const { result, district, distanceOf } = useBusinesses(view)
  const { data, isPlaceholderData } = result
  // A list sorted on the device is complete.
  const hasNext = !district && data !== undefined && !isPlaceholderData && page * PAGE_SIZE < data.count
  usePrefetch(hasNext && directoryQuery(locale, directoryRead({ ...view, page: page + 1 })))
  const category = useSubcategoryName(categoryId, view.name)
  const { search: find } = useProduceSearch(search !== '')
  const found = search ? find(search).map(({ name }) => name) : []

  const count = data?.count ?? 0
  const texts = typeTexts[type]
  const plural = t(texts.plural)
  const filterText = [category, search && `“${search}”`].filter(Boolean).join(', ')
  const clearTo = hasDirectoryFilters(view) ? directoryAddress(withoutFilters(view)) : undefined
  const nearness = { view, district }
  const nearest = useNearest(district)
  const max = formatNumber(locale, MAX_SORTED)
  const categories = {
    chosen: categoryId,
    hrefOf: (chosen?: { id: number; name: string }) =>
      directoryAddress({ ...withoutFilters(view), categoryId: chosen?.id, name: chosen?.name ?? '' }),
    search,
    searchLabel: t({ message: 'Search the directory', comment: 'Name of the search box of the directory.' }),
    onSearch: (typed: string, isContinued: boolean) =>
      void navigate(directoryAddress({ ...view, search: typed, page: 1 }), { replace: isContinued }),
    clearTo,
  }
  const directory = t({ message: 'Directory', comment: 'Title of the directory of businesses.' })
  return (
    <Page
      title={`${plural} – ${directory}`}
      heading={directory}
      className={`${column} ${listPage}`}
      look="list"
      sub={<Trans comment="Under the title of the directory.">Farmers, buyers and manufacturers across India</Trans>}
    >
      <CatalogueList
        categories={categories}
        tabs={
          <LinkChoice
            label={t({
              message: 'Kind of business',
              comment: 'Screen reader: name of a choice of three in the directory: farmers, buyers, manufacturers.',
            })}
            choices={DIRECTORY_TYPES.map((each) => ({
              name: t(typeTexts[each].plural),
              to: directoryAddress({ ...view, type: each, page: 1 }),
              isCurrent: each === type,
            }))}
          />
        }
        sort={<Nearness {...nearness} />}
        renderSort={(close) => <NearnessInDrawer {...nearness} close={close} />}
        order={district && JSON.stringify(district)}
        searches={searches}
        query={directoryAddress({ ...view, near: undefined, page: 1 }).split('?')[1] ?? ''}
        chips={chipsOf(view, category, nearest)}
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
        page={page}
        hrefOf={(page) => directoryAddress({ ...view, page })}
        loading={t(texts.loading)}
        count={
          <>
            <Plural
              comment="Over the cards of the directory: how many businesses match."
              value={count}
              one="# business"
              other="# businesses"
            />
            {nearest && <span className={visuallyHidden}> {nearest}</span>}
            {data?.isAll === false && (
              <>
                <br />
                <Trans comment="Over the cards of the directory, when they are sorted by nearness and there are very many. {max}: 1,000.">
                  Only the first {max} are sorted and shown: choose a category to see all that are near.
                </Trans>
              </>
            )}
          </>
        }
        failure={t(texts.failure)}
        pagesLabel={t(texts.pages)}
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
        placeholder="business"
      />
    </Page>
  )
}

function useNearest(near: DistrictName | undefined) {
  const { t } = useLingui()
  const district = useDistrictName()(near?.state ?? '', near?.district ?? '')
  return (
    near &&
    t({
      message: `Nearest to ${district}`,
      comment: 'Over the cards of the directory on a phone, when the nearest come first. {district}: Nashik. max 24',
    })
  )
}

function chipsOf(view: DirectoryView, category: string, nearest: string | undefined) {
  const first = { ...view, page: 1 }
  return [
    category && { name: category, without: directoryAddress({ ...first, categoryId: undefined, name: '' }) },
    view.search && { name: `“${view.search}”`, without: directoryAddress({ ...first, search: '' }) },
    nearest && {
      name: nearest,
      without: directoryAddress({ ...first, near: undefined }),
    },
  ].filter((chip) => typeof chip === 'object')
}

const searches: SearchList = {
  key: 'saved_directory',
  path: paths.directory(),
  Title: function DirectoryTitle({ query }) {
    const { t } = useLingui()
    const { type, categoryId, name, search } = readDirectoryView(new URLSearchParams(query))
    const category = useSubcategoryName(categoryId, name)
    return <Names texts={[t(typeTexts[type].plural), category, search && `“${search}”`]} />
  },
}

function NoBusinesses({ view, category }: { view: DirectoryView; category: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { type, categoryId, search: typed } = view
  const texts = typeTexts[type]
  const none = typed === '' && categoryId !== undefined ? texts.noneInCategory : texts.none
  const others = DIRECTORY_TYPES.filter((other) => other !== type)
  const meant = useProduceMeant(category ? '' : typed)
  const ways = [
    ...meant.map(({ id, name }) => ({
      name,
      isMeant: true,
      other: { ...view, categoryId: id, name, search: '', page: 1 },
    })),
    ...(category ? [{ name: category, other: { ...view, categoryId: undefined, name: '', page: 1 } }] : []),
    ...(typed ? [{ name: typed, other: { ...view, search: '', page: 1 } }] : []),
  ]
  // The search may be in another language than the page.
  const search = <ForeignText text={[category, typed].filter(Boolean).join(', ')} />
  return (
    <EmptyState
      level={3}
      icon={people}
      title={t(none)}
      message={
        typed === '' ? (
          <Trans comment="In the directory, when nobody matches.">
            Others may sell it or want to buy it: see the other kinds of business.
          </Trans>
        ) : (
          <Trans comment="In the directory, when nobody matches. {search}: what was searched for.">
            Nothing matches “{search}”. Check the spelling, use fewer words, or see the other kinds of business.
          </Trans>
        )
      }
      action={
        <>
          {ways.map(({ other, ...way }) => (
            <OtherResults
              key={directoryAddress(other)} // two filters may have one name
              {...way}
              to={directoryAddress(other)}
              query={directoryQuery(locale, directoryRead({ ...other, near: undefined }))}
            />
          ))}
          {others.map((other) => (
            <Link key={other} to={directoryAddress({ ...view, type: other, page: 1 })} tone="outline">
              {t(typeTexts[other].plural)}
            </Link>
          ))}
          {hasDirectoryFilters(view) && (
            <Link to={directoryAddress(withoutFilters(view))} tone="main">
              {t(typeTexts[type].all)}
            </Link>
          )}
        </>
      }
    />
  )
}
