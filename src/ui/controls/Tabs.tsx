import { useId, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './tabs.css.ts'

/** Where a key leads among so many tabs. */
function next(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** The tabs pattern of the ARIA Authoring Practices: arrows, Home and End choose, Tab goes on to the panel. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly { id: Id; name: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
  /** What the chosen tab shows. */
  children: ReactNode
}) {
  const own = useId()
  const tabId = (id: Id) => `${own}-${id}`

  function onKeyDown(event: KeyboardEvent) {
    const to = next(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    )
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(tabId(tab.id))?.focus()
  }

  return (
    <div className={styles.tabs}>
      {/* The keys belong to the tabs in it, of which one has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={`${own}panel`}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${own}panel`} role="tabpanel" aria-labelledby={tabId(selected)} tabIndex={0} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
