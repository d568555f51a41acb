import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { toLatinDigits } from '../../i18n/locales.ts'
import { control, end, start, withEnd, withStart } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useConverted } from './useConverted.ts'

/**
 * Field for a quantity, price, phone number or PIN. Its value is a text, so that nothing typed is lost. Devanagari digits become 0-9 as
 * they are typed. A native number field would refuse them, and change its value when the page is scrolled.
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
  /** From the typed text to the field's value; by default only converts its digits to 0-9. */
  convert?: (text: string) => string
  /** A phone's keyboard: with a decimal point, with digits only, or for telephone numbers. */
  inputMode?: 'decimal' | 'numeric' | 'tel'
  maxLength?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Shown at the end of the field, "kg". Repeat it in the label or hint, for screen readers. */
  unit?: ReactNode
  /** Fixed text before the typed one: "+91". Repeat it in the label or hint. */
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
