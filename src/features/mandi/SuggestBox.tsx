import '../../i18n/aria.ts'
import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useMemo, useRef, useState, type ComponentProps, type Ref } from 'react'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { INTL_TAG } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { control } from '../../ui/field.css.ts'
import { commodityOptions } from './commodity-options.ts'
import { findOptions, type Option } from './find-options.ts'
import { LONGEST_FILTER } from './mandi-view.ts'
import * as styles from './suggest-box.css.ts'

/** Start and end of the selection in a field. */
export type Caret = [number, number]

export type SuggestBoxProps = {
  id: string
  /** Id of the label. */
  labelledBy: string
  placeholder: string
  text: string
  onText: (text: string) => void
  /** Where the caret was in the field that this one replaces; undefined when that had no focus. */
  selection: Caret | undefined
}

/** As in the search of the home page (specification part 1, section 9). */
const MOST_SUGGESTIONS = 8

/** Specification part 1, section 9: a list closes so long after its field has lost the focus, ms. */
const BLUR_CLOSE = 150

/** A field with choices under it, after the ARIA pattern of the combobox. Any text will do; one Enter submits the form. */
export function SuggestBox(props: SuggestBoxProps) {
  const { id, labelledBy, placeholder, text, onText, selection } = props
  const { data } = useQuery(subcategoriesQuery(useLocale()))
  const options = useMemo(() => commodityOptions(data ?? []), [data])
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  // What was just chosen needs no suggestions: the list closes, and Enter submits.
  const [chosen, setChosen] = useState<string>()
  const items = text === chosen ? [] : findOptions(options, text, MOST_SUGGESTIONS)

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
        onInputChange={(value) => value !== text && onText(value)}
        value={null}
        onChange={(key) => {
          const option = items.find((item) => item.id === key)
          if (!option) return
          setChosen(option.name)
          onText(option.name)
        }}
        allowsCustomValue
        menuTrigger="input"
      >
        <BoxInput
          ref={input}
          name="commodity"
          enterKeyHint="search"
          maxLength={LONGEST_FILTER}
          placeholder={placeholder}
          className={control()}
        />
        <Popover className={styles.popover} offset={4}>
          <ListBox className={styles.list}>
            {(item: Option) => (
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

/** The field itself: one Enter submits, and the list stays for a moment after the focus has gone. */
function BoxInput(props: ComponentProps<typeof Input> & { ref: Ref<HTMLInputElement> }) {
  const state = use(ComboBoxStateContext)
  const closing = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  return (
    <Input
      {...props}
      // React Aria would take the first Enter to close the list and only the second to submit.
      onKeyDownCapture={(event) => {
        const none = !event.currentTarget.getAttribute('aria-activedescendant')
        if (event.key !== 'Enter' || !none || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        state?.close()
        event.currentTarget.form?.requestSubmit()
      }}
      onFocusCapture={() => clearTimeout(closing.current)}
      onBlurCapture={(event) => {
        if (!state?.isOpen) return
        event.stopPropagation() // React Aria would close it at once
        closing.current = window.setTimeout(() => state.setFocused(false), BLUR_CLOSE)
      }}
    />
  )
}
