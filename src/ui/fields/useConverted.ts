import { useState, type SyntheticEvent } from 'react'

/**
 * For an input whose text is converted as it is typed. What an input method is composing (most Indian keyboards) is its own
 * until it is done: changed in the meantime, it would be put in twice. So the field shows that as it stands, and anyone who listens
 * gets it converted already, because a form can be sent from the middle of a word. The caret stays where it is.
 * @param options.convert what the field keeps of a text
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
    // Not every browser says that a composition ended when the field is left.
    onBlur: (event: SyntheticEvent<HTMLInputElement>) => composed !== undefined && take(event.currentTarget, false),
  }
}

/** Whether an input method is in the middle of a word. */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true
