import { useState, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react'
import { toLatinDigits } from '../../i18n/locales.ts'
import { control, end, start, withEnd, withStart } from './field.css.ts'
import { Field, type FieldProps } from './Field.tsx'

type NumberFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Converts the typed text to the field's value; by default only its digits, to 0-9. */
  convert?: (text: string) => string
  /** Unit shown at the end of the field, "kg". Repeat it in the label or hint, for screen readers. */
  unit?: ReactNode
  /** Fixed text before the typed one: "+91". Repeat it in the label or hint. */
  prefix?: ReactNode
  /** Wraps the control, to add a microphone. */
  renderControl?: (control: ReactNode) => ReactNode
} & Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'>

/** Its value is a text with digits as 0-9. A native number field refuses others, and changes by scrolling. */
export function NumberField({
  label,
  description,
  error,
  isRequired,
  id,
  value,
  onChange,
  convert = toLatinDigits,
  unit,
  prefix,
  renderControl,
  ...rest
}: NumberFieldProps) {
  const typed = useConverted({ value, onChange, convert })
  return (
    <Field {...{ label, description, error, isRequired, id }}>
      {(aria) => {
        const shown = (
          <span className={prefix ? withStart : withEnd}>
            {prefix && (
              <span aria-hidden className={start}>
                {prefix}
              </span>
            )}
            <input
              // The type isn't `tel`, which may not have `autocomplete="tel-national"` (HTML, autofill detail tokens).
              type="text"
              inputMode="decimal"
              {...aria}
              {...rest}
              className={control({ kind: 'number' })}
              {...typed}
            />
            {unit && (
              <span aria-hidden className={end}>
                {unit}
              </span>
            )}
          </span>
        )
        return renderControl ? renderControl(shown) : shown
      }}
    </Field>
  )
}

/** Normalizes a code: ' abcde १२३४ f' → 'ABCDE1234F'. */
export const codeOf = (text: string): string =>
  toLatinDigits(text)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()

/** A code; of a text longer than a code, 'PAN: ABCDE1234F', the only word with digits that has its length. */
function codeIn(text: string, length: number): string {
  const code = codeOf(text)
  if (code.length <= length) return code
  const words = toLatinDigits(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length === length && /\d/.test(word))
  return words.length === 1 ? codeOf(words[0]!) : code
}

/** Field for a code (PAN, GSTIN) of this length: upper case without spaces as it is typed. */
export const CodeField = ({ length, ...field }: NumberFieldProps & { length: number }) => (
  <NumberField
    {...field}
    convert={(text) => codeIn(text, length)}
    inputMode="text"
    autoComplete="off"
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
  />
)

/**
 * An input whose text is converted as it is typed, with the caret in its place. An input method (most Indian keyboards)
 * owns the text that it composes: changed, it would be inserted twice. So the field shows it unconverted, but
 * `onChange` gets it converted, as a form may be submitted in the middle of a word.
 */
function useConverted({
  value,
  onChange,
  convert,
}: {
  value: string
  onChange: (value: string) => void
  convert: (text: string) => string
}) {
  const [composed, setComposed] = useState<string>()

  function take(input: HTMLInputElement, isComposing: boolean) {
    const text = input.value
    const converted = convert(text)
    setComposed(isComposing ? text : undefined)
    if (!isComposing && converted !== text) {
      const caret = convert(text.slice(0, input.selectionStart ?? undefined)).length
      input.value = converted
      input.setSelectionRange(caret, caret)
    }
    onChange(converted)
  }
  return {
    value: composed ?? value,
    onChange: (event: SyntheticEvent<HTMLInputElement>) => take(event.currentTarget, isComposing(event)),
    onCompositionEnd: (event: SyntheticEvent<HTMLInputElement>) => take(event.currentTarget, false),
    // Some browsers don't report the end of a composition when the field loses the focus.
    onBlur: (event: SyntheticEvent<HTMLInputElement>) => composed !== undefined && take(event.currentTarget, false),
  }
}

export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true
