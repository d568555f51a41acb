import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import { box } from './combo.css.ts'

/** What happens at the field, for the list that has been put to it. */
export type Engine = (event: SyntheticEvent<HTMLInputElement>) => void

/** What a list is told of the field that it stands under. */
export type ListProps = {
  field: RefObject<HTMLInputElement | null>
  /** What it puts to the field; undefined as it goes. */
  onEngine: (engine: Engine | undefined) => void
  /** Of the field; its label's is that with `-label` behind it. */
  id: string
  text: string
}

/**
 * The field of a combobox: the browser's own from the first paint to the last. The list and all that makes it a combobox
 * (ComboList, React Aria's) is fetched when somebody touches it, and then put to this same element, so that no key, no caret
 * and no half-composed word is lost on the way; where it can't be fetched the field goes on working.
 * @param props.onTouch fetches the list
 * @param props.children the list, once it is there
 */
export function ComboInput({
  text,
  onText,
  onTouch,
  children,
  ...rest
}: {
  id: string
  text: string
  onText: (text: string) => void
  onTouch: () => void
  children: (props: ListProps) => ReactNode
} & Omit<ComponentProps<'input'>, 'children' | 'id' | 'value' | 'ref'>) {
  const field = useRef<HTMLInputElement>(null)
  const engine = useRef<Engine>(undefined)

  // What was typed into the prerendered page before the app arrived; then whatever the form says.
  const fresh = useRef(true)
  useEffect(() => {
    const input = field.current!
    if (fresh.current && input.value && !text) onText(input.value)
    else if (input.value !== text) input.value = text
    fresh.current = false
  }, [text, onText])

  const on: Engine = (event) => {
    onTouch()
    engine.current?.(event)
  }
  return (
    <div className={box}>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        ref={field}
        defaultValue={text}
        // `onChange` misses a text that is deleted at once after it was put in by `defaultValue`.
        onInput={(event) => {
          onText(event.currentTarget.value)
          on(event)
        }}
        onFocus={on}
        onBlur={on}
        onClick={on}
        onKeyDown={on}
        onTouchEnd={on}
        onPointerEnter={onTouch}
      />
      {children({ field, onEngine: (next) => (engine.current = next), id: rest.id, text })}
    </div>
  )
}
