import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { button } from '../../ui/button.css.ts'
import { Icon } from '../../ui/Icon.tsx'
import * as styles from './product-search.css.ts'
import type { SuggestionBoxProps } from './SuggestionBox.tsx'

const ID = 'product-search'

/**
 * The search for produce (specification part 1, section 2, home). It starts as a plain field that costs nothing; when
 * somebody touches it, React Aria's combobox takes its place, with the text and the caret as they were. Where that can't
 * be downloaded, the plain field goes on working.
 */
export function ProductSearch() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const locale = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const label = useId()
  const loading = useRef(false)
  const composing = useRef(false)
  const [text, setText] = useState('')
  const [Box, setBox] = useState<ComponentType<SuggestionBoxProps>>()
  const [filled, setFilled] = useState(false)

  // What was typed into the prerendered page before the app arrived.
  useEffect(() => setText(field.current?.value ?? ''), [])

  async function enhance() {
    if (loading.current) return
    loading.current = true
    void queryClient.prefetchQuery(subcategoriesQuery(locale))
    try {
      const { SuggestionBox } = await import('./SuggestionBox.tsx')
      // An input method that is in the middle of a word (most Indian keyboards) must not lose its field.
      while (composing.current) {
        await new Promise((resolve) => field.current?.addEventListener('compositionend', resolve, { once: true }))
      }
      replaceField(SuggestionBox)
    } catch {
      loading.current = false
    }
  }

  /** All at once: a key pressed in between would move the caret on. */
  function replaceField(SuggestionBox: ComponentType<SuggestionBoxProps>) {
    const plain = field.current
    const caret =
      plain && document.activeElement === plain ? ([plain.selectionStart, plain.selectionEnd] as const) : undefined
    flushSync(() => setBox(() => SuggestionBox))
    if (caret) field.current?.focus()
    // React Aria offers suggestions when a focused field changes: what was typed before is put in as such a change.
    flushSync(() => setFilled(true))
    if (caret) field.current?.setSelectionRange(...caret)
  }

  function submit() {
    const search = text.trim()
    if (search) void navigate(paths.directory({ search, entityType: 'farmer' }))
  }

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label id={label} htmlFor={ID} className={styles.label}>
        <Trans comment="Label of the search field on the home page.">Which produce are you looking for?</Trans>
      </label>
      <div className={styles.row}>
        {Box ? (
          <Box
            id={ID}
            labelledBy={label}
            text={filled ? text : ''}
            onText={setText}
            inputRef={field}
            onSubmit={submit}
            onChoose={({ id, name }) => void navigate(paths.directory({ categoryId: id, name, entityType: 'farmer' }))}
          />
        ) : (
          <input
            ref={field}
            id={ID}
            type="text"
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            className={styles.input}
            defaultValue=""
            onChange={(event) => setText(event.currentTarget.value)}
            onFocus={() => void enhance()}
            onPointerEnter={() => void enhance()}
            onCompositionStart={() => (composing.current = true)}
            onCompositionEnd={() => (composing.current = false)}
          />
        )}
        <button type="submit" className={button({ tone: 'main' })}>
          <Icon name="search" />
          <Trans comment="Button of the search field.">Search</Trans>
        </button>
      </div>
    </form>
  )
}
