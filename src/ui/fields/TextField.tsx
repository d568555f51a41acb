import type { ComponentProps } from 'react'
import { control } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'

export function TextField({
  label,
  description,
  error,
  isRequired,
  id,
  onChange,
  multiline = false,
  ...rest
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  multiline?: boolean
} & Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'autoCapitalize' | 'placeholder'
  >) {
  return (
    <Field {...{ label, description, error, isRequired, id }}>
      {(aria) =>
        multiline ? (
          <textarea
            {...aria}
            {...rest}
            className={control({ kind: 'text' })}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <input
            type="text"
            {...aria}
            {...rest}
            className={control()}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </Field>
  )
}
