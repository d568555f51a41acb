import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import * as styles from './combo-field.css.ts'
import { OptionCount } from './OptionCount.tsx'
import type { SuggestionsProps } from './SuggestField.tsx'

/** A list closes so long after its field has lost the focus, ms (§home.5). */
const BLUR_CLOSE = 150
/** At most so many suggestions (§home.3). */
const MAX_SUGGESTIONS = 8

/**
 * What a SuggestField offers under its field; it turns that plain field into a combobox.
 * @param props.items the suggestions for this text, the best first; at most 8 are shown
 * @param props.isPending they are on their way
 */
export function SuggestList<Item extends { name: string }>({
  field,
  text,
  items: found,
  isPending,
  onChoose,
}: Pick<SuggestionsProps, 'field' | 'text'> & {
  items: readonly Item[]
  isPending: boolean
  onChoose: (item: Item) => void
}) {
  const { t } = useLingui()
  const listId = useId()
  const items = found.slice(0, MAX_SUGGESTIONS)
  // Who typed while this was on its way is offered something at once.
  const [wanted, setWanted] = useState(() => document.activeElement === field.current)
  const [active, setActive] = useState(-1)
  const isOpen = wanted && text.trim() !== '' && (isPending || items.length > 0)
  const count = isOpen ? items.length : 0
  const at = active < count ? active : -1

  function close() {
    setWanted(false)
    setActive(-1)
  }
  function choose(item: Item) {
    close()
    onChoose(item)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const chosen = items[at]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setWanted(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (items.length) setActive(at < 0 && step < 0 ? items.length - 1 : (at + step + items.length) % items.length)
    } else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && isOpen && chosen) choose(chosen)
    else {
      if (event.key === 'Enter') close() // and the form is submitted
      return
    }
    event.preventDefault()
    event.stopPropagation()
  })
  const onType = useEffectEvent(() => {
    setWanted(true)
    setActive(-1)
  })
  const onLeave = useEffectEvent(close)

  useEffect(() => {
    const input = field.current!
    let closing: number | undefined
    const key = (event: KeyboardEvent) => onKey(event)
    const type = () => onType()
    const leave = () => (closing = window.setTimeout(() => onLeave(), BLUR_CLOSE))
    const stay = () => clearTimeout(closing)
    input.addEventListener('keydown', key)
    input.addEventListener('input', type)
    input.addEventListener('blur', leave)
    input.addEventListener('focus', stay)
    return () => {
      stay()
      input.removeEventListener('keydown', key)
      input.removeEventListener('input', type)
      input.removeEventListener('blur', leave)
      input.removeEventListener('focus', stay)
    }
  }, [field])

  useLayoutEffect(() => {
    const input = field.current!
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(count > 0))
    input.setAttribute('aria-controls', listId)
    if (at < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${listId}-${at}`)
  }, [field, listId, count, at])
  useEffect(() => {
    if (at >= 0) document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, at])

  return (
    <>
      {/* The focus stays in the field while the list is scrolled and an option is pressed. */}
      <div
        role="presentation"
        hidden={!isOpen}
        className={styles.popup}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen && !items.length && (
          <p className={styles.none}>
            <Trans comment="Under the search field, while suggestions are on their way.">Loading suggestions…</Trans>
          </p>
        )}
        <div
          id={listId}
          role="listbox"
          hidden={!count}
          aria-label={t({ message: 'Suggestions', comment: 'Screen reader: name of the list under a search field.' })}
        >
          {items.slice(0, count).map((item, index) => (
            // The keyboard's part is played by the field, through aria-activedescendant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              // oxlint-disable-next-line react/no-array-index-key -- two may have one name, and they hold no state
              key={index}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              data-active={index === at || undefined}
              className={styles.option}
              onClick={() => choose(item)}
            >
              {item.name}
            </div>
          ))}
        </div>
      </div>
      <OptionCount of={isOpen && !isPending ? items.length : undefined} />
    </>
  )
}
