import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { subcategoriesQuery } from '../../api/catalogue.ts'
import { Speak } from '../../domain/voice/Speak.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { withCatalogs } from '../../i18n/catalog.ts'
import { ComboInput } from '../../ui/combobox/ComboInput.tsx'
import { control } from '../../ui/fields/field.css.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { columnNames } from './columns.ts'
import { MAX_FILTER } from './mandi-view.ts'

const loadCommoditySuggestions = withCatalogs(() => import('./CommoditySuggestions.tsx'), 'common')

const ID = 'mandi-commodity'

/** A commodity: any text, with suggestions. */
export function CommodityField(props: {
  id?: string
  value: string
  onChange: (text: string) => void
  error?: string | undefined
}) {
  const { id = ID, value, onChange, error } = props
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const locale = useLocale()

  const { Late, fetchOnce } = useLazyComponent(() => {
    void queryClient.prefetchQuery(subcategoriesQuery(locale))
    return loadCommoditySuggestions()
  })

  return (
    <Field
      id={id}
      label={t(columnNames.commodity)}
      error={error}
      renderControl={(input) => (
        <Speak what="crop" onText={onChange}>
          {input}
        </Speak>
      )}
    >
      {(aria) => (
        <ComboInput
          {...aria}
          name="commodity"
          enterKeyHint="search"
          text={value}
          onText={onChange}
          onTouch={fetchOnce}
          maxLength={MAX_FILTER}
          placeholder={t({
            message: 'kanda…',
            comment:
              'Example in the empty filter by commodity: onion, as people say it, in Latin or other letters. max 10',
          })}
          className={control()}
        >
          {(list) => Late && <Late {...list} onText={onChange} />}
        </ComboInput>
      )}
    </Field>
  )
}
