import '../../i18n/aria.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
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
  const { data = [] } = useQuery(subcategoriesQuery(locale))
  const input = useRef<HTMLInputElement>(null)
  const items = suggestions(data, text)

  useEffect(() => {
    if (!selection) return
    input.current?.focus()
    input.current?.setSelectionRange(...selection)
  }, [selection])

  return (
    <I18nProvider locale={INTL_TAG[locale]}>
      <ComboBox
        id={id}
        className={styles.box}
        aria-labelledby={labelledBy}
        items={items}
        inputValue={text}
        onInputChange={onText}
        value={null}
        onChange={(key) => {
          const chosen = items.find((item) => item.id === key)
          if (chosen) onChoose(chosen)
        }}
        allowsCustomValue
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
          <ListBox className={styles.list}>
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
