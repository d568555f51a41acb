import '../../i18n/aria.ts'
import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
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

export type SuggestionBoxProps = {
  /** Of the field: what the label beside it is for. */
  id: string
  /** Id of that label. */
  labelledBy: string
  text: string
  onText: (text: string) => void
  inputRef: RefObject<HTMLInputElement | null>
  onSubmit: () => void
  onChoose: (subcategory: { id: number; name: string }) => void
}

/** The search field with its suggestions: a combobox after the ARIA pattern, with one Enter to submit. */
export function SuggestionBox({ id, labelledBy, text, onText, inputRef, onSubmit, onChoose }: SuggestionBoxProps) {
  const locale = useLocale()
  const { data = [], isPending } = useQuery(subcategoriesQuery(locale))
  const items = suggestions(data, text)

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
        // Open while the names are on their way, so that they show when they come (React Aria's collection lags by a render).
        allowsEmptyCollection={text.trim() !== '' && (isPending || items.length > 0)}
        menuTrigger="input"
      >
        <Input
          ref={inputRef}
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
