import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { box } from './combo-field.css.ts'

export type SuggestionsProps = {
  /** The field that they stand under. */
  field: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
}

/**
 * A text field with suggestions, in which any text will do (the editable combobox of the ARIA Authoring Practices). It starts
 * as a plain field that costs nothing. When somebody touches it, the suggestions are downloaded and put to that same field,
 * so that no key, no caret and no half-typed word of an input method is lost; where they can't be downloaded, the field goes
 * on working. Enter without a suggestion submits the form that it is in.
 * @param props.id of the field; its label says `htmlFor`
 * @param props.load the suggestions: a component that renders a SuggestList
 */
export function SuggestField(props: {
  id: string
  name: string
  text: string
  onText: (text: string) => void
  load: () => Promise<{ default: ComponentType<SuggestionsProps> }>
  maxLength: number
  placeholder?: string
  className: string
}) {
  const { text, onText, load, ...rest } = props
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(false)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()

  // What was typed into the prerendered page before the app arrived; then whatever the form says.
  const fresh = useRef(true)
  useEffect(() => {
    const input = field.current!
    if (fresh.current && input.value && !text) onText(input.value)
    else if (input.value !== text) input.value = text
    fresh.current = false
  }, [text, onText])

  async function enhance() {
    if (asked.current) return
    asked.current = true
    try {
      const module = await load()
      setSuggestions(() => module.default)
    } catch {
      asked.current = false
    }
  }

  return (
    <div className={box}>
      <input
        {...rest}
        ref={field}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onFocus={() => void enhance()}
        onPointerEnter={() => void enhance()}
      />
      {Suggestions && <Suggestions field={field} text={text} onText={onText} />}
    </div>
  )
}
