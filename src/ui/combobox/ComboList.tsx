import '../../i18n/aria.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { startTransition, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button, ButtonContext, type ButtonProps } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext, type ComboBoxState } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Rect, Virtualizer } from 'react-aria-components/Virtualizer'
import { foreignLang } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { endButton } from '../fields/field.css.ts'
import { Icon } from '../layout/Icon.tsx'
import { check } from '../layout/icons.ts'
import { useEventListener, useTimeout } from '../hooks/events.ts'
import { useAudibleLiveRegions } from '../overlay/live-regions.ts'
import * as styles from './combo-list.css.ts'
import type { ListProps } from './ComboInput.tsx'
import { ComboEngine, EngineContext, type ComboBehavior } from './ComboEngine.tsx'
import { useFreezeWhilePressed, useDeferredItems } from './useShownItems.ts'
import { plural } from '@lingui/core/macro'
import { visuallyHidden } from '../theme/global.css.ts'

type Item = { id: string | number; name: string }
/** Longest list whose options are all in the document: a screen reader's search finds only what is there. */
const MAX_UNVIRTUALIZED = 100
/** Height that no option reaches, even in several lines of large text (px). */
const MAX_ROW = 400
class FullListLayout extends ListLayout<object> {
  override getVisibleLayoutInfos(rect: Rect) {
    const { size } = this.collection
    if (size > MAX_UNVIRTUALIZED) return super.getVisibleLayoutInfos(rect)
    return super.getVisibleLayoutInfos(new Rect(rect.x, 0, rect.width, Math.max(rect.maxY, size * MAX_ROW)))
  }
}
/** Estimated height of an option before it is measured, and space above the first and below the last (px). */
const LAYOUT = { estimatedRowHeight: 44, padding: 4 }

/**
 * The list of a ComboInput: React Aria's ComboBox around the existing field. Keys, presses, announcements, placement
 * and virtual scrolling are React Aria's; the search, and what a text means, are ours.
 */
export function ComboList<T extends Item>({
  field,
  onEngine,
  isWanted,
  id,
  text,
  items,
  chosen = null,
  isPending = false,
  isShort = false,
  onChoose,
  ...behavior
}: ListProps &
  ComboBehavior & {
    items: readonly T[]
    chosen?: T['id'] | null
    isPending?: boolean
    isShort?: boolean
    onChoose: (item: T) => void
  }) {
  const locale = useLocale()
  const { isSearch } = behavior
  const state = useRef<ComboBoxState<object>>(null)
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)
  const { shown: ready, complete } = useDeferredItems(items, { isOpen, needed: chosen })
  const { shown, isHeld, hold } = useFreezeWhilePressed(ready)
  useAudibleLiveRegions(isOpen, { mayHoldControls: true })
  const option = useMemo(
    () => (item: T) => (
      <ListBoxItem
        id={item.id}
        textValue={item.name}
        // Some places have an English name only.
        lang={foreignLang(locale, item.name)}
        className={styles.option}
      >
        {({ isSelected }) => (
          <>
            <span>{item.name}</span>
            {isSelected && <Icon icon={check} />}
          </>
        )}
      </ListBoxItem>
    ),
    [locale],
  )

  // Memoized: React Aria rebuilds the list's collection whenever its children change.
  const content = useMemo(
    () => (
      <>
        <ComboEngine />
        {!isSearch && <EndButton />}
        <AroundTheList>
          <Popover className={styles.popup} offset={4}>
            <Virtualizer layout={FullListLayout} layoutOptions={LAYOUT}>
              <ListBox
                ref={showChosen}
                onPointerDownCapture={hold}
                className={isShort ? `${styles.list} ${styles.short}` : styles.list}
                dependencies={[locale]}
                renderEmptyState={() => (
                  <p className={styles.none}>
                    {isPending ? (
                      <Trans comment="Under the search field, while suggestions are on their way.">
                        Loading suggestions…
                      </Trans>
                    ) : (
                      <Trans comment="In a searchable list, when what was typed is not in it.">Nothing found</Trans>
                    )}
                  </p>
                )}
              >
                {option}
              </ListBox>
            </Virtualizer>
          </Popover>
        </AroundTheList>
      </>
    ),
    [isSearch, isShort, isPending, locale, option, hold],
  )

  return (
    <EngineContext
      value={{
        ...behavior,
        field,
        onEngine,
        isWanted,
        onState: (now) => (state.current = now),
        onMove: () => {
          complete()
          if (isOpen && !isShown) flushSync(() => setShown(true))
        },
        isIdle: isSearch && items.length === 0 && !isPending && !isHeld,
        isShown,
      }}
    >
      <ComboBox
        className={styles.kit}
        aria-labelledby={`${id}-label`}
        items={shown}
        inputValue={text}
        value={chosen}
        onSelectionChange={(key) => {
          const item = shown.find((each) => each.id === key)
          if (!item) return
          onChoose(item)
          state.current?.close()
        }}
        onOpenChange={(isOpen) => {
          setOpen(isOpen)
          if (isOpen) startTransition(() => setShown(true))
          else setShown(false)
        }}
        menuTrigger="manual"
        allowsCustomValue
        allowsEmptyCollection
        shouldFocusWrap
        validationBehavior="aria"
      >
        {content}
      </ComboBox>
      <OptionCount typed={text} optionCount={isOpen && !isPending ? items.length : undefined} />
    </EngineContext>
  )
}

/** React Aria's button closes an open list, even one that nobody sees yet. */
function EndButton() {
  const isOpen = useContext(ComboBoxStateContext)?.isOpen
  const isShown = useContext(EngineContext)?.isShown
  const { onPressStart, onPress, ...button } = (useContext(ButtonContext) ?? {}) as ButtonProps
  const isUnseen = useRef(false)
  return (
    <ButtonContext
      value={{
        ...button,
        onPressStart: (event) => {
          isUnseen.current = isOpen === true && !isShown
          if (!isUnseen.current) onPressStart?.(event)
        },
        onPress: (event) => isUnseen.current || onPress?.(event),
      }}
    >
      <Button className={endButton} />
    </ButtonContext>
  )
}

/** Scrolls the choice to the middle of an opening list; React Aria does so only when a key opens it. */
function showChosen(list: HTMLElement | null) {
  requestAnimationFrame(() => {
    const option = list?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    if (!list || !option) return
    const box = list.getBoundingClientRect()
    list.scrollTop += option.top + option.height / 2 - (box.top + box.height / 2)
  })
}

/**
 * The state is open at once, so that no key and no press is lost. Rendering the list takes a slow phone half a second:
 * it waits for the next frame, or for the next key that moves through the list. React Aria closes a list when anything
 * around its field scrolls. With the page itself the list moves along and stays: phones scroll a touched field into
 * view above the keyboard.
 */
function AroundTheList({ children }: { children: ReactNode }) {
  // The state is null where React Aria renders its children outside the page to collect the items.
  const state = useContext(OverlayTriggerStateContext)
  const { isShown = false } = useContext(EngineContext) ?? {}
  const isPageScrolling = useRef(false)
  const note = ({ target }: Event) => {
    isPageScrolling.current = target === document
    setTimeout(() => (isPageScrolling.current = false))
  }
  // A capture listener runs before React Aria's.
  useEventListener('scroll', note, true, true)
  const staying = useMemo(
    () =>
      state && {
        ...state,
        isOpen: state.isOpen && isShown,
        close: () => void (isPageScrolling.current || state.close()),
      },
    [state, isShown],
  )
  return <OverlayTriggerStateContext value={staying}>{children}</OverlayTriggerStateContext>
}

/** Pause in typing after which the number of options is announced (ms). */
const PAUSE = 500

/** Announces the number of options once, after a pause in typing (§home.6). */
function OptionCount({ typed, optionCount }: { typed: string; optionCount: number | undefined }) {
  const { t } = useLingui()
  const now = `${optionCount} ${typed}`
  const [settled, setSettled] = useState<string>()
  useTimeout(() => setSettled(now), PAUSE, now)
  return (
    // The attribute keeps it audible around React Aria's overlays (§accessibility.6).
    <span role="status" className={visuallyHidden} data-live-announcer="true">
      {optionCount === undefined || settled !== now
        ? ''
        : t({
            message: plural(optionCount, { one: '# suggestion available.', other: '# suggestions available.' }),
            comment: 'Screen reader: while a person types in a search field.',
          })}
    </span>
  )
}
