import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react'
import { control } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'

export function TextField({
  value,
  onChange,
  type = 'text',
  inputMode,
  maxLength,
  autoComplete,
  autoCapitalize,
  placeholder,
  multiline = false,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'search' | 'url'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
  autoCapitalize?: 'off' | 'words' | 'sentences' | 'characters'
  /** An example, never the only source of an instruction. */
  placeholder?: string
  multiline?: boolean
}) {
  const shared = {
    name: field.name,
    value,
    maxLength,
    autoComplete,
    autoCapitalize,
    placeholder,
  }
  return (
    <Field {...field}>
      {(aria) =>
        multiline ? (
          <textarea
            {...aria}
            {...shared}
            className={control({ kind: 'text' })}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <input
            {...aria}
            {...shared}
            type={type}
            inputMode={inputMode}
            className={control()}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </Field>
  )
}
