import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { To } from 'react-router'
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Link } from '../../ui/controls/Link.tsx'
import { categoriesQuery, subcategoriesOfCategoryQuery, subcategoriesQuery } from '../../api/catalogue.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { button } from '../../ui/controls/button.css.ts'
import { arrow } from '../../ui/controls/disclosure.css.ts'
import { down } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { Skeletons } from '../../ui/feedback/Skeleton.tsx'
import * as styles from './category-sidebar.css.ts'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { useShownError } from '../LoadFailure.tsx'
import { showMore } from '../../ui/hooks/focus.ts'

type LinkProps = {
  chosen: number | undefined
  hrefOf: (subcategory: { id: number; name: string } | undefined) => To
  onDone?: (() => void) | undefined
}
export type CategoryTreeProps = LinkProps & {
  /** Category of the chosen subcategory; it starts expanded. */
  categoryOfChosen?: number | undefined
}

const STEP = 6

export function CategoryTree({ categoryOfChosen: known, ...link }: CategoryTreeProps) {
  const locale = useLocale()
  const categories = useQuery(categoriesQuery(locale))
  const { data, refetch } = categories
  const error = useShownError(categories)
  // The chosen subcategory shows in its category, or alone if the category is unknown.
  const isWanted = link.chosen !== undefined && known === undefined
  const produce = useQuery({ ...subcategoriesQuery(locale), enabled: isWanted })
  const alone = isWanted ? produce.data?.find(({ id }) => id === link.chosen) : undefined
  const categoryOfChosen = known ?? alone?.category_id
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)

  if (!data) {
    if (error) return <CatalogueFailure onRetry={() => void refetch()} />
    return <Skeletons count={STEP + 1} className={styles.items} each={`${skeleton} ${styles.skeleton}`} />
  }
  const first = Math.max(shown, data.findIndex(({ id }) => id === categoryOfChosen) + 1)
  return (
    <>
      <ul ref={list} className={styles.items}>
        <li>
          <Link
            to={link.hrefOf(undefined)}
            className={styles.item}
            aria-current={link.chosen === undefined ? 'true' : undefined}
            onClick={link.onDone}
          >
            <Trans comment="First link over the categories of produce: takes the choice back.">All categories</Trans>
          </Link>
        </li>
        {alone && categoryOfChosen === undefined && (
          <li>
            <SubcategoryLink subcategory={alone} {...link} />
          </li>
        )}
        {data.slice(0, first).map(({ id, name }) => (
          <Category key={id} id={id} name={name} hasChosen={id === categoryOfChosen} {...link} />
        ))}
      </ul>
      {first < data.length && (
        <button
          type="button"
          className={button({ tone: 'quiet' })}
          onClick={() => showMore(list, () => setShown(first + STEP))}
        >
          <Trans comment="Button under the categories of produce: shows more. max 28">Load more categories</Trans>
        </button>
      )}
    </>
  )
}

function Category({ id, name, hasChosen, ...link }: LinkProps & { id: number; name: string; hasChosen: boolean }) {
  const [open, setOpen] = useState<boolean>()
  const isOpen = open ?? hasChosen
  // Subcategories that were open once stay on the page, so that the browser's search finds them.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <li>
      <Disclosure isExpanded={isOpen} onExpandedChange={setOpen}>
        <Button slot="trigger" className={styles.item}>
          {name}
          <span className={arrow}>
            <Icon icon={down} />
          </span>
        </Button>
        <DisclosurePanel>{wasOpen && <Subcategories category={id} {...link} />}</DisclosurePanel>
      </Disclosure>
    </li>
  )
}

function Subcategories({ category, ...link }: LinkProps & { category: number }) {
  const { data, isError, isFetching, refetch } = useQuery(subcategoriesOfCategoryQuery(useLocale(), category))
  if (data) {
    return (
      <ul className={styles.subitems}>
        {data.map((subcategory) => (
          <li key={subcategory.id}>
            <SubcategoryLink subcategory={subcategory} {...link} />
          </li>
        ))}
      </ul>
    )
  }
  if (!isError || isFetching) return <div className={`${skeleton} ${styles.skeleton}`} />
  return (
    <CatalogueFailure onRetry={() => void refetch()}>
      <Trans comment="Under a category whose kinds of produce could not be loaded.">Failed to load subcategories</Trans>
    </CatalogueFailure>
  )
}

export const SubcategoryLink = ({
  subcategory: { id, name },
  chosen,
  hrefOf,
  onDone,
}: LinkProps & { subcategory: { id: number; name: string } }) => (
  <Link
    to={hrefOf({ id, name })}
    className={styles.item}
    aria-current={id === chosen ? 'true' : undefined}
    onClick={onDone}
  >
    {name}
  </Link>
)
