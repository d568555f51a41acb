import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from '../../../ui/controls/Link.tsx'
import { categoriesQuery, subcategoriesOfCategoryQuery } from '../../../api/catalogue.ts'
import { CatalogueFailure } from '../../../domain/catalogue/CatalogueFailure.tsx'
import { paths } from '../../../domain/navigation/paths.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { visuallyHidden } from '../../../ui/theme/global.css.ts'
import { Icon } from '../../../ui/layout/Icon.tsx'
import { skeleton } from '../../../ui/feedback/feedback.css.ts'
import * as styles from './menu.css.ts'
import { useTimer } from '../../../ui/hooks/events.ts'
import { MENU_CLOSES_AFTER } from './HeaderMenus.tsx'

/** Maximum number of subcategories in one column. */
const ROWS = 12

/** Categories, and beside them the subcategories of one in up to four columns, which make the menu's width. */
export default function MegaMenu() {
  const { t } = useLingui()
  const locale = useLocale()
  const list = useId()
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery(locale))
  const [chosen, setChosen] = useState<number>()
  const open = chosen ?? data?.[0]?.id
  const { data: shown } = useQuery({
    ...subcategoriesOfCategoryQuery(locale, open ?? 0),
    enabled: open !== undefined,
    // Keeps the menu's width until the new subcategories arrive.
    placeholderData: keepPreviousData,
  })
  const columns = ([1, 2, 3] as const).find((count) => (shown?.length ?? 0) <= count * ROWS) ?? 4
  const menu = styles.menu({ columns })
  // The delay is the menu's own: a pointer that only crosses a category doesn't choose it.
  const timer = useTimer()
  const choose = (id: number) => {
    timer.stop()
    setChosen(id)
  }

  if (!data) {
    if (isError && !isFetching) return <CatalogueFailure onRetry={() => void refetch()} />
    return (
      <div className={menu}>
        <p role="status" className={visuallyHidden}>
          {t({ message: 'Loading…', comment: 'While a page is on its way.' })}
        </p>
        <div className={`${skeleton} ${styles.skeleton}`} />
      </div>
    )
  }
  return (
    <div className={menu}>
      <ul className={styles.categories}>
        {data.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.category}
              aria-expanded={id === open}
              aria-controls={id === open ? list : undefined}
              onClick={() => choose(id)}
              onPointerEnter={({ pointerType }) =>
                pointerType === 'mouse' && timer.start(() => choose(id), MENU_CLOSES_AFTER)
              }
              onPointerLeave={timer.stop}
            >
              {name}
              <Icon name="forward" />
            </button>
            {id === open && <Subcategories id={id} list={list} name={name} />}
          </li>
        ))}
        <li className={styles.apart}>
          <Link to={paths.board()} className={styles.category}>
            <Trans comment="Link in the menu of categories: to the board with the enquiries of all categories.">
              All enquiries
            </Trans>
            <Icon name="forward" />
          </Link>
        </li>
      </ul>
    </div>
  )
}

/** Subcategories of a category. If they can't be loaded, the list is empty, without a message (§shell.19). */
function Subcategories({ id, list, name }: { id: number; list: string; name: string }) {
  const { data, isPending } = useQuery(subcategoriesOfCategoryQuery(useLocale(), id))
  return (
    <div className={styles.subcategories}>
      {isPending ? (
        <div className={`${skeleton} ${styles.skeleton}`} />
      ) : (
        <ul id={list} className={styles.columns} aria-label={name}>
          {data?.map((subcategory) => (
            <li key={subcategory.id}>
              <Link
                to={paths.board({ subcategory: subcategory.id, name: subcategory.name })}
                className={styles.subcategory}
              >
                {subcategory.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
