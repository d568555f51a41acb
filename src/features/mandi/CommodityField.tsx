import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { control, field, label } from '../../ui/fields/field.css.ts'
import { ComboInput } from '../../ui/combobox/ComboInput.tsx'
import { Speak } from '../../domain/voice/Speak.tsx'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { commodity } from './filters.css.ts'
import { MAX_FILTER } from './mandi-view.ts'

const loadCommoditySuggestions = withCatalogs(() => import('./CommoditySuggestions.tsx'), 'common')

const ID = 'mandi-commodity'

/** The filter by commodity: free text, with suggestions. */
export function CommodityField({
  id = ID,
  text,
  onText,
}: {
  id?: string
  text: string
  onText: (text: string) => void
}) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const locale = useLocale()

  const { Late, fetchOnce } = useLazyComponent(() => {
    void queryClient.prefetchQuery(subcategoriesQuery(locale))
    return loadCommoditySuggestions()
  })

  return (
    <div className={`${field} ${commodity}`}>
      <label id={`${id}-label`} htmlFor={id} className={label}>
        <Trans comment="Label of a filter of the mandi prices, and head of a column. max 16">Commodity</Trans>
      </label>
      <Speak what="crop" onText={onText}>
        <ComboInput
          id={id}
          name="commodity"
          enterKeyHint="search"
          text={text}
          onText={onText}
          onTouch={fetchOnce}
          maxLength={MAX_FILTER}
          placeholder={t({
            message: 'kanda…',
            comment:
              'Example in the empty filter by commodity: onion, as people say it, in Latin or other letters. max 10',
          })}
          className={control()}
        >
          {(list) => Late && <Late {...list} onText={onText} />}
        </ComboInput>
      </Speak>
    </div>
  )
}
