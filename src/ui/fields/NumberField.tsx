import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { toLatinDigits } from '../../i18n/digits.ts'
import { control, end, start, withEnd, withStart } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useConverted } from './useConverted.ts'

/**
 * A quantity, a price, a phone number, a PIN: kept as text, so that nothing that was typed is lost. Devanagari digits turn
 * into 0-9 under the caret. A native number field would refuse them, and change its value when the page is scrolled.
 */
export function NumberField({
  value,
  onChange,
  convert = toLatinDigits,
  inputMode = 'decimal',
  maxLength,
  autoComplete,
  unit,
  prefix,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  /** What the field keeps of a text; without it all, with its digits as 0-9. */
  convert?: (text: string) => string
  /** The keyboard of a phone: with a decimal point, digits alone, or a telephone's. */
  inputMode?: 'decimal' | 'numeric' | 'tel'
  maxLength?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Shown at the end of the field, "kg". The label or the hint says it too, for a screen reader. */
  unit?: ReactNode
  /** Stands before what is typed and can't be changed: "+91". The label or the hint says it too. */
  prefix?: ReactNode
}) {
  const typed = useConverted({ value, onChange, convert })
  return (
    <Field {...field}>
      {(aria) => (
        <span className={prefix ? withStart : withEnd}>
          {prefix && (
            <bdi aria-hidden className={start}>
              {prefix}
            </bdi>
          )}
          <input
            {...aria}
            name={field.name}
            disabled={field.isDisabled}
            // Not `tel`: that type may not have `autocomplete="tel-national"` (HTML, autofill detail tokens).
            type="text"
            inputMode={inputMode}
            maxLength={maxLength}
            autoComplete={autoComplete}
            className={control({ kind: 'number' })}
            {...typed}
          />
          {unit && (
            <span aria-hidden className={end}>
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
