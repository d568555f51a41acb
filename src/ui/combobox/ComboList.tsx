import '../../i18n/aria.ts'
import { Trans } from '@lingui/react/macro'
import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox, type ComboBoxState } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { foreignLang } from '../../i18n/script.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { endButton } from '../fields/field.css.ts'
import { Icon } from '../layout/Icon.tsx'
import { check } from '../layout/icons.ts'
import * as styles from './combo-list.css.ts'
import type { ListProps } from './ComboInput.tsx'
import { ComboEngine, type Doings } from './ComboEngine.tsx'
import { OptionCount } from './OptionCount.tsx'
import { useInSteps } from './useInSteps.ts'

type Item = { id: string | number; name: string }
/** Before an option is measured, in px; room above the first and under the last. */
const LAYOUT = { estimatedRowHeight: 44, padding: 4 }

/**
 * What a ComboInput offers: React Aria's ComboBox around the field that is there already. It has React Aria's keys, presses,
 * accessibility actions, announcements, place and window of the list; what is found, and what a text means, is ours.
 * @param props.items what is offered for the text of the field
 * @param props.isPending what is offered is on its way
 */
export function ComboList<T extends Item>({
  field,
  onEngine,
  id,
  text,
  items,
  chosen = null,
  isPending = false,
  isDisabled = false,
  isShort = false,
  onChoose,
  ...doings
}: ListProps &
  Doings & {
    items: readonly T[]
    /** Marked in the list. */
    chosen?: T['id'] | null
    isPending?: boolean
    isDisabled?: boolean
    /** The list scrolls after 200 px. */
    isShort?: boolean
    onChoose: (item: T) => void
  }) {
  const locale = useLocale()
  const { isSearch } = doings
  const state = useRef<ComboBoxState<object>>(null)
  const [isOpen, setOpen] = useState(false)
  const { shown, complete } = useInSteps(items, { isOpen, needed: chosen })
  const option = useMemo(
    () => (item: T) => (
      <ListBoxItem
        id={item.id}
        textValue={item.name}
        // A place that the data knows in English only.
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

  return (
    <>
      <ComboBox
        className={styles.kit}
        aria-labelledby={`${id}-label`}
        items={shown}
        inputValue={text}
        value={chosen}
        onSelectionChange={(key) => {
          const item = items.find((each) => each.id === key)
          if (!item) return
          onChoose(item)
          state.current?.close()
        }}
        onOpenChange={setOpen}
        menuTrigger="manual"
        allowsCustomValue
        allowsEmptyCollection
        shouldFocusWrap
        isDisabled={isDisabled}
        validationBehavior="aria"
      >
        <ComboEngine
          {...doings}
          field={field}
          onEngine={onEngine}
          onState={(now) => (state.current = now)}
          onMove={complete}
          isIdle={isSearch && items.length === 0 && !isPending}
        />
        {!isSearch && <Button className={endButton} />}
        <StaysWithItsField>
          <Popover className={styles.popup} offset={4}>
            <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
              <ListBox
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
        </StaysWithItsField>
      </ComboBox>
      <OptionCount of={isOpen && !isPending ? items.length : undefined} />
    </>
  )
}

/**
 * React Aria closes a list when what is around its field scrolls, for then it would hang in the wrong place. When the page
 * itself scrolls it moves along, and must stay: a field that is touched is scrolled into view, above the keyboard of the phone.
 */
function StaysWithItsField({ children }: { children: ReactNode }) {
  // None where React Aria renders its children out of sight, to learn what the list has.
  const state = useContext(OverlayTriggerStateContext)
  const isPageScrolling = useRef(false)
  useEffect(() => {
    const note = ({ target }: Event) => {
      isPageScrolling.current = target === document
      setTimeout(() => (isPageScrolling.current = false))
    }
    // Before React Aria hears of it.
    addEventListener('scroll', note, true)
    return () => removeEventListener('scroll', note, true)
  }, [])
  const staying = useMemo(
    () => state && { ...state, close: () => void (isPageScrolling.current || state.close()) },
    [state],
  )
  return <OverlayTriggerStateContext value={staying}>{children}</OverlayTriggerStateContext>
}
