import { useLingui } from '@lingui/react/macro'
import { Speak } from '../../domain/voice/Speak.tsx'
import { withCatalogs } from '../../i18n/with-catalogs.ts'
import { ComboInput } from '../../ui/combobox/ComboInput.tsx'
import { control } from '../../ui/fields/field.css.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { ENQUIRY_MAX_LENGTH } from './enquiry-schema.ts'

const loadLocationSuggestions = withCatalogs(() => import('./LocationSuggestions.tsx'), 'common')

/** Where: any text, with towns and districts to go on with (§enquiries.21). */
export function LocationField({
  value,
  onChange,
  ...field
}: {
  id: string
  name: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
}) {
  const { t } = useLingui()
  const { Late, fetchOnce } = useLazyComponent(loadLocationSuggestions)
  return (
    <Field
      {...field}
      label={t({
        message: 'Location',
        comment: 'Label in the enquiry form: where the produce is, or is wanted. max 20',
      })}
      description={t({
        message: 'Village or town, and district or state',
        comment: 'Under the label Location of the enquiry form.',
      })}
      isRequired
    >
      {(aria) => (
        <Speak what="place" onText={onChange}>
          <ComboInput
            {...aria}
            name={field.name}
            text={value}
            onText={onChange}
            onTouch={fetchOnce}
            maxLength={ENQUIRY_MAX_LENGTH.location}
            autoComplete="address-level2"
            className={control()}
          >
            {(list) => Late && <Late {...list} onText={onChange} />}
          </ComboInput>
        </Speak>
      )}
    </Field>
  )
}
