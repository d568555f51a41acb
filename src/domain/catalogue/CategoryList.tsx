import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { To } from 'react-router'
import { MAX_SEARCH } from '../../api/reads.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { skeleton } from '../../ui/feedback/feedback.css.ts'
import { control } from '../../ui/fields/field.css.ts'
import { stack, visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './category-sidebar.css.ts'
import { CategoryTree, SubcategoryLink, type CategoryTreeProps } from './CategoryTree.tsx'
import { useProduceSearch } from './produce.ts'
import { Speak } from '../voice/late-buttons.tsx'
import { useTimeout } from '../../ui/hooks/events.ts'

/** Pause in typing after which the list is searched (ms, §board.4). */
const SEARCH_WAITS_FOR = 300
const MAX_MATCHES = 12

export type CategoryListProps = CategoryTreeProps & {
  search: string
  /** @param isContinued whether the text continues the one in the address */
  onSearch: (search: string, isContinued: boolean) => void
  searchLabel: string
  clearTo?: To | undefined
}

/** Search box over the categories. While somebody types, matching subcategories replace them. */
export default function CategoryList(props: CategoryListProps) {
  const { chosen, categoryOfChosen, hrefOf, search, onSearch, searchLabel, clearTo, onDone } = props
  const { t } = useLingui()
  const field = useId()
  const { text, setText, submit, begin, drop } = useSearchText(search, onSearch)
  const [touched, setTouched] = useState(false)
  const isSearching = touched && text.trim() !== ''
  // If the catalogue can't be loaded, there are no matches, but the search still works.
  const produce = useProduceSearch(isSearching)
  const matches = isSearching ? produce.search(text).slice(0, MAX_MATCHES) : []
  function hear(spoken: string) {
    setTouched(true)
    setText(spoken)
  }
  function choose() {
    drop()
    onDone?.()
  }
  return (
    <div className={stack.s}>
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
        <Speak what="search" onText={hear} position="beforeEnd">
          <input
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
        <Link to={clearTo} className={`${button({ tone: 'quiet' })} ${styles.clear}`} onClick={choose}>
          <Icon name="close" />
          <Trans comment="Link: takes away search, category and other filters of a list. max 24">Clear filters</Trans>
        </Link>
      )}
      {/* The element is there before its text, or a screen reader would miss the text. */}
      <p role="status" className={styles.none}>
        {isSearching && !produce.isPending && matches.length === 0 && (
          <Trans comment="Under the search box over the categories, when none matches.">No category of this name</Trans>
        )}
      </p>
      {!isSearching ? (
        <CategoryTree chosen={chosen} categoryOfChosen={categoryOfChosen} hrefOf={hrefOf} onDone={onDone} />
      ) : produce.isPending ? (
        <div className={`${skeleton} ${styles.skeleton}`} />
      ) : (
        matches.length > 0 && (
          <ul className={styles.items}>
            {matches.map((subcategory) => (
              <li key={subcategory.id}>
                <SubcategoryLink subcategory={subcategory} chosen={chosen} hrefOf={hrefOf} onDone={choose} />
              </li>
            ))}
          </ul>
        )
      )}
    </div>
  )
}

const isExtensionOf = (text: string, other: string) =>
  text !== '' && other !== '' && (text.startsWith(other) || other.startsWith(text))

/** The address gets the text after a pause (§board.4) or at once by `submit`; Back and Clear change the box. */
export function useSearchText(search: string, onSearch: (search: string, isContinued: boolean) => void) {
  const [text, setText] = useState(search)
  const [sent, setSent] = useState(search)
  const [previous, setPrevious] = useState(search)
  // The address already has the beginning of the word that is being typed.
  const [isContinuing, setContinuing] = useState(false)
  if (search !== previous) {
    setPrevious(search)
    if (search !== sent) {
      setSent(search)
      setText(search)
      setContinuing(false)
    }
  }
  function send() {
    const typed = text.trim()
    if (typed === sent) return
    setSent(typed)
    setContinuing(true)
    // More letters replace the history entry, so that one Back removes the whole word.
    onSearch(typed, isContinuing && isExtensionOf(typed, sent))
  }
  useTimeout(send, text.trim() === sent ? undefined : SEARCH_WAITS_FOR, text)
  return {
    text,
    setText,
    submit: () => {
      send()
      setContinuing(false)
    },
    /** Call this on focus: what is typed from now on makes a new history entry. */
    begin: () => setContinuing(false),
    /** Call this when something else was chosen: it forgets text not yet searched for. */
    drop: () => setText(sent),
  }
}
