import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/controls/Link.tsx'
import { ENTITY_TYPES, paths } from '../../domain/navigation/paths.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { people } from '../../ui/layout/icons.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { directoryAddress, hasDirectoryFilters, type DirectoryView } from './directory-view.ts'
import * as styles from './directory.css.ts'
import { typeTexts } from './type-texts.ts'

/** Nobody matches: to the other kinds of business with the same filters, or to all of this one. */
export function NoBusinesses({ view }: { view: DirectoryView }) {
  const { t } = useLingui()
  const { type, categoryId, search } = view
  const texts = typeTexts[type]
  const none = search === '' && categoryId !== undefined ? texts.noneInCategory : texts.none
  const others = ENTITY_TYPES.filter((other) => other !== type)
  return (
    <EmptyState
      level={3}
      icon={people}
      title={t(none)}
      message={
        search === '' ? (
          <Trans comment="In the directory, when nobody matches.">
            Others may sell it or want to buy it: see the other kinds of business.
          </Trans>
        ) : (
          <NothingMatches text={search} />
        )
      }
      action={
        <div className={styles.onward}>
          {others.map((other) => (
            <Link key={other} to={directoryAddress({ ...view, type: other, page: 1 })} className={button()}>
              {t(typeTexts[other].plural)}
            </Link>
          ))}
          {hasDirectoryFilters(view) && (
            <Link to={paths.directory({ entityType: type })} className={button({ tone: 'main' })}>
              {t(typeTexts[type].all)}
            </Link>
          )}
        </div>
      }
    />
  )
}

/** What was searched for may be in another language than the page: marked with it, for screen readers. */
function NothingMatches({ text }: { text: string }) {
  const search = <ForeignText text={text} />
  return (
    <Trans comment="In the directory, when nobody matches. {search}: what was searched for.">
      Nothing matches “{search}”. Check the spelling, use fewer words, or see the other kinds of business.
    </Trans>
  )
}
