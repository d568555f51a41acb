import type { FormEvent } from 'react'
import { toLatinDigits } from '../i18n/format.ts'
import { control } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'

/** As a code is written: ' abcde १२३४ f' → 'ABCDE1234F'. */
export const codeOf = (text: string): string => toLatinDigits(text).replace(/[\s-]/g, '').toUpperCase()

/**
 * A number of letters and digits, PAN or GSTIN: upper case as it is typed, without spaces, and the caret stays where it is.
 */
export function CodeField({
  value,
  onChange,
  maxLength,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Of what is kept; a pasted code may have spaces on top. */
  maxLength: number
}) {
  function take(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget
    // An input method in the middle of a word must not have its text changed.
    if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true) return onChange(input.value)
    const caret = codeOf(input.value.slice(0, input.selectionStart ?? undefined)).length
    const code = codeOf(input.value).slice(0, maxLength)
    input.value = code
    input.setSelectionRange(caret, caret)
    return onChange(code)
  }
  return (
    <Field {...field}>
      {(aria) => (
        <input
          {...aria}
          name={field.name}
          disabled={field.isDisabled}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          className={control({ kind: 'number' })}
          value={value}
          onChange={take}
          onCompositionEnd={take}
        />
      )}
    </Field>
  )
}
