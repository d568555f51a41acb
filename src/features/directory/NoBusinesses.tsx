import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { directoryQuery } from '../../api/directory.ts'
import { WithoutFilter } from '../../domain/lists/ListTools.tsx'
import { DIRECTORY_TYPES } from '../../domain/navigation/paths.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { people } from '../../ui/layout/icons.ts'
import {
  directoryAddress,
  directoryRead,
  hasDirectoryFilters,
  withoutFilters,
  type DirectoryView,
} from './directory-view.ts'
import { typeTexts } from './type-texts.ts'

/** @param props.category the chosen kind of produce */
export function NoBusinesses({ view, category }: { view: DirectoryView; category: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { type, categoryId, search: typed } = view
  const texts = typeTexts[type]
  const none = typed === '' && categoryId !== undefined ? texts.noneInCategory : texts.none
  const others = DIRECTORY_TYPES.filter((other) => other !== type)
  const ways = [
    ...(category ? [{ filter: category, without: { ...view, categoryId: undefined, name: '', page: 1 } }] : []),
    ...(typed ? [{ filter: typed, without: { ...view, search: '', page: 1 } }] : []),
  ]
  const pages = useQueries({
    queries: ways.map(({ without }) => directoryQuery(locale, directoryRead({ ...without, near: undefined }))),
  })
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
          <WithoutFilter
            ways={ways.map(({ filter, without }, index) => ({
              filter,
              to: directoryAddress(without),
              count: pages[index]?.data?.count,
            }))}
          />
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
