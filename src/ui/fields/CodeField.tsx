import { toLatinDigits } from '../../i18n/digits.ts'
import { control } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useConverted } from './useConverted.ts'

/** As a code is written: ' abcde १२३४ f' → 'ABCDE1234F'. */
export const codeOf = (text: string): string => toLatinDigits(text).replace(/[\s-]/g, '').toUpperCase()

/** A code of that length; of a longer text, 'PAN: ABCDE1234F', the one word that is as long and has digits. */
function codeIn(text: string, length: number): string {
  const code = codeOf(text)
  if (code.length <= length) return code
  const words = toLatinDigits(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length === length && /\d/.test(word))
  return codeOf(words.length === 1 ? words[0]! : code.slice(0, length))
}

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
