import { useState, type SyntheticEvent } from 'react'

/**
 * For an input whose text is converted as it is typed. An input method (most Indian keyboards) owns the text that it composes: if the
 * field changed it, it would be inserted twice. So the field shows it unconverted, but `onChange` gets it converted, because a form may be
 * submitted in the middle of a word. The caret stays in place.
 * @param options.convert from the typed text to the field's value
 */
export function useConverted({
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

/** Whether an input method is composing a word. */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true
