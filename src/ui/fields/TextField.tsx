import type { ChangeEvent, ComponentProps } from 'react'
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
      {(aria) => {
        const props = {
          ...aria,
          ...rest,
          onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.currentTarget.value),
        }
        return multiline ? (
          <textarea {...props} className={control({ kind: 'text' })} />
        ) : (
          <input type="text" {...props} className={control()} />
        )
      }}
    </Field>
  )
}
