import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { ComboInput } from '../../ui/combobox/ComboInput.tsx'
import { Speak } from '../../domain/voice/Speak.tsx'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import * as styles from './product-search.css.ts'

const loadProductSuggestions = withCatalogs(() => import('./ProductSuggestions.tsx'), 'common')

const ID = 'product-search'

/** The search for produce (§home.3). */
export function ProductSearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const queryClient = useQueryClient()
  const locale = useLocale()

  const { Late, fetchOnce } = useLazyComponent(() => {
    void queryClient.prefetchQuery(subcategoriesQuery(locale))
    return loadProductSuggestions()
  })

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const search = text.trim()
        if (search) void navigate(paths.directory({ search, entityType: 'farmer' }))
      }}
    >
      <label id={`${ID}-label`} htmlFor={ID} className={styles.label}>
        <Trans comment="Label of the search field on the home page.">Which produce are you looking for?</Trans>
      </label>
      <div className={styles.row}>
        <Speak what="search" onText={setText}>
          <ComboInput
            id={ID}
            name="search"
            enterKeyHint="search"
            text={text}
            onText={setText}
            onTouch={fetchOnce}
            maxLength={100}
            className={styles.input}
          >
            {(list) => Late && <Late {...list} />}
          </ComboInput>
          <button type="submit" className={`${button({ tone: 'header' })} ${styles.submit}`}>
            <Icon name="search" />
            <Trans comment="Button of the search field.">Search</Trans>
          </button>
        </Speak>
      </div>
    </form>
  )
}
