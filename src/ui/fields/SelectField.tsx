import { useLingui } from '@lingui/react/macro'
import { control } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'
import { NativeSelect } from './NativeSelect.tsx'

/** A native select: phones open the system's picker. Its name says "required", which Chromium exposes on no select. */
export function SelectField<Id extends string>({
  options,
  value,
  onChange,
  placeholder,
  ...field
}: FieldProps & {
  options: readonly { id: Id; name: string; lang?: string }[]
  /** Id of the chosen option; '' while nothing is chosen. */
  value: Id | ''
  onChange: (value: Id | '') => void
  /** Text while nothing is chosen; null if one of the options always is. */
  placeholder?: string | null
}) {
  const { t } = useLingui()
  return (
    <Field {...field} isMarkHeard>
      {(aria) => (
        <NativeSelect
          {...aria}
          aria-required={undefined}
          name={field.name}
          className={control({ kind: 'list' })}
          value={value}
          onChange={(event) => onChange(options.find(({ id }) => id === event.currentTarget.value)?.id ?? '')}
        >
          {placeholder !== null && (
            <option value="">
              {placeholder ?? t({ message: 'Select one', comment: 'In a list field before anything is chosen.' })}
            </option>
          )}
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
