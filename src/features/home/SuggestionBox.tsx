import '../../i18n/aria.ts'
import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { INTL_TAG } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import * as styles from './product-search.css.ts'
import { suggestions } from './suggestions.ts'

/** Start and end of the selection in a field. */
export type Caret = [number, number]

export type SuggestionBoxProps = {
  /** Of the field: what the label beside it is for. */
  id: string
  /** Id of that label. */
  labelledBy: string
  text: string
  onText: (text: string) => void
  /** Where the caret was in the field that this one replaces; undefined when that had no focus. */
  selection: Caret | undefined
  onSubmit: () => void
  onChoose: (subcategory: { id: number; name: string }) => void
}

/** The search field with its suggestions: a combobox after the ARIA pattern, with one Enter to submit. */
export function SuggestionBox({ id, labelledBy, text, onText, selection, onSubmit, onChoose }: SuggestionBoxProps) {
  const locale = useLocale()
  const { data = [], isPending } = useQuery(subcategoriesQuery(locale))
  const input = useRef<HTMLInputElement>(null)
  const items = suggestions(data, text)

  // React Aria offers suggestions when a focused field changes: what was typed before is put in as such a change.
  const [arrived, setArrived] = useState(false)
  useLayoutEffect(() => {
    if (!arrived) {
      if (selection) input.current?.focus()
      setArrived(true)
    } else if (selection) input.current?.setSelectionRange(...selection)
  }, [arrived, selection])

  return (
    <I18nProvider locale={INTL_TAG[locale]}>
      <ComboBox
        id={id}
        className={styles.box}
        aria-labelledby={labelledBy}
        items={items}
        inputValue={arrived ? text : ''}
        onInputChange={onText}
        value={null}
        onChange={(key) => {
          const chosen = items.find((item) => item.id === key)
          if (chosen) onChoose(chosen)
        }}
        allowsCustomValue
        // Open while the names are on their way, so that they show when they come (React Aria's collection lags by a render).
        allowsEmptyCollection={text.trim() !== '' && (isPending || items.length > 0)}
        menuTrigger="input"
      >
        <Input
          ref={input}
          name="search"
          enterKeyHint="search"
          maxLength={100}
          className={styles.input}
          // React Aria would take the first Enter to close the list and only the second to submit.
          onKeyDownCapture={(event) => {
            const none = !event.currentTarget.getAttribute('aria-activedescendant')
            if (event.key !== 'Enter' || !none || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.stopPropagation()
            onSubmit()
          }}
        />
        <Popover className={styles.popover} offset={4}>
          <ListBox
            className={styles.list}
            renderEmptyState={() => (
              <p className={styles.waiting}>
                <Trans comment="Under the search field, while suggestions are on their way.">
                  Loading suggestions…
                </Trans>
              </p>
            )}
          >
            {(item: { id: number; name: string }) => (
              <ListBoxItem textValue={item.name} className={styles.option}>
                {item.name}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
