import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { type To } from 'react-router'
import { Link } from '../../ui/controls/Link.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { control } from '../../ui/fields/field.css.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './category-sidebar.css.ts'
import { CategoryMatches } from './CategoryMatches.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { Speak } from '../voice/Speak.tsx'
import { useSearchText } from '../lists/useSearchText.ts'

/** The longest text that the server takes as a search (openapi/paths/enquiries.yaml). */
const MAX_SEARCH = 100

export type CategoryListProps = {
  /** The subcategory that is chosen, by its id. */
  chosen: number | undefined
  /** The category that it belongs to, as far as that is known: it starts expanded. */
  categoryOfChosen?: number | undefined
  /** The list with this subcategory chosen, or with none. */
  hrefOf: (subcategory: { id: number; name: string } | undefined) => To
  /** The text that the address searches for. */
  search: string
  /** Puts another there: called 300 ms after the last letter. @param isSameAct it goes on with the word that is there */
  onSearch: (search: string, isSameAct: boolean) => void
  /** What the search box is for: "Search enquiries". */
  searchLabel: string
  /** The list without any filter; undefined while there is none. */
  clearTo?: To | undefined
  /** Something was chosen: the drawer closes. */
  onDone?: () => void
}

/** Search box, categories with their subcategories, or those that match what is typed. */
export default function CategoryList(props: CategoryListProps) {
  const { chosen, categoryOfChosen, hrefOf, search, onSearch, searchLabel, clearTo, onDone } = props
  const { t } = useLingui()
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, setText, submit, begin, drop } = useSearchText(search, onSearch)
  const [touched, setTouched] = useState(false)
  function hear(said: string) {
    setTouched(true)
    setText(said)
  }
  function choose() {
    drop()
    onDone?.()
  }
  return (
    <div className={styles.list}>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
          onDone?.()
        }}
      >
        <label htmlFor={field} className={visuallyHidden}>
          {searchLabel}
        </label>
        <Speak what="search" onText={hear} at="beforeEnd">
          <input
            ref={input}
            id={field}
            type="search"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={MAX_SEARCH}
            placeholder={t({
              message: 'kanda, Nashik…',
              comment: 'Example in an empty search box: onion, as people say it, and a town. max 18',
            })}
            className={`${control()} ${styles.input}`}
            value={text}
            onFocus={begin}
            onChange={(event) => {
              setTouched(true)
              setText(event.currentTarget.value)
            }}
          />
          <button type="submit" className={styles.submit} aria-label={searchLabel}>
            <Icon name="search" />
          </button>
        </Speak>
      </form>
      {clearTo !== undefined && (
        <Link
          to={clearTo}
          className={`${button({ tone: 'quiet' })} ${styles.clear}`}
          onClick={() => {
            input.current?.focus() // the link goes away
            choose()
          }}
        >
          <Icon name="close" />
          <Trans comment="Link: takes away search, category and other filters of a list. max 24">Clear filters</Trans>
        </Link>
      )}
      {touched && text.trim() !== '' ? (
        <CategoryMatches text={text} chosen={chosen} hrefOf={hrefOf} onDone={choose} />
      ) : (
        <CategoryTree chosen={chosen} categoryOfChosen={categoryOfChosen} hrefOf={hrefOf} onDone={onDone} />
      )}
    </div>
  )
}
