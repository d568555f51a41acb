import { useLingui } from '@lingui/react/macro'
import { control } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'
import { NativeSelect } from './NativeSelect.tsx'

/**
 * A short list to choose one from. It is the platform's own: on a phone it opens the system's wheel or sheet, it says that
 * it is required (React Aria's doesn't, #8607), and it costs no JavaScript. Long lists are for ComboField.
 */
export function SelectField<Id extends string>({
  options,
  value,
  onChange,
  placeholder,
  ...field
}: FieldProps & {
  options: readonly { id: Id; name: string; lang?: string }[]
  /** '' while nothing is chosen. */
  value: Id | ''
  onChange: (value: Id | '') => void
  /** What is shown while nothing is chosen. */
  placeholder?: string
}) {
  const { t } = useLingui()
  return (
    <Field {...field}>
      {(aria) => (
        <NativeSelect
          {...aria}
          name={field.name}
          disabled={field.isDisabled}
          className={control({ kind: 'list' })}
          value={value}
          onChange={(event) => onChange(options.find(({ id }) => id === event.currentTarget.value)?.id ?? '')}
        >
          <option value="">
            {placeholder ?? t({ message: 'Select one', comment: 'In a list field before anything is chosen.' })}
          </option>
          {options.map(({ id, name, lang }) => (
            <option key={id} value={id} lang={lang}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
