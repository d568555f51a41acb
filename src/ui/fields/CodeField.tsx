import { toLatinDigits } from '../../i18n/locales.ts'
import { control } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useConverted } from './useConverted.ts'

/** Normalizes a code: ' abcde १२३४ f' → 'ABCDE1234F'. */
export const codeOf = (text: string): string => toLatinDigits(text).replace(/[\s-]/g, '').toUpperCase()

/** A code of at most this length. From a longer text, 'PAN: ABCDE1234F', takes the only word of this length that has digits. */
function codeIn(text: string, length: number): string {
  const code = codeOf(text)
  if (code.length <= length) return code
  const words = toLatinDigits(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length === length && /\d/.test(word))
  return codeOf(words.length === 1 ? words[0]! : code.slice(0, length))
}

/** Field for a code of letters and digits (PAN, GSTIN): converts to upper case without spaces as it is typed; the caret stays in place. */
export function CodeField({
  value,
  onChange,
  maxLength,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Length of the stored code; a pasted text may be longer. */
  maxLength: number
}) {
  const typed = useConverted({ value, onChange, convert: (text) => codeIn(text, maxLength) })
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
          {...typed}
        />
      )}
    </Field>
  )
}
