import {
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { withCatalogs } from '../../i18n/catalog.ts'
import { withEnd } from '../fields/field.css.ts'

export type Engine = (event: SyntheticEvent<HTMLInputElement>) => void

export type ListProps = {
  field: RefObject<HTMLInputElement | null>
  /** Sets the handler of the field's events; undefined when the list is removed. */
  onEngine: (engine: Engine | undefined) => void
  /** Whether the list opens once it has loaded: after a press, typing or an arrow, but not after Enter. */
  isWanted: RefObject<boolean>
  /** Id of the field; its label's id ends in `-label`. */
  id: string
  text: string
}

/** Loads suggestions for a field, for `useLazyComponent`. They come with React Aria's kit. */
export const loadSuggestList = withCatalogs(() => import('./SuggestList.tsx'), 'common')

/**
 * The field of a combobox: one native input from the first paint on. On first touch the list (ComboList) loads and is
 * attached to it, so that no key, caret position or unfinished composition is lost. Without it the field still works.
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
  const isWanted = useRef(false)

  // The first run takes what was typed into the prerendered page; later runs show the form's value.
  const fresh = useRef(true)
  useEffect(() => {
    const input = field.current!
    if (fresh.current && input.value && !text) {
      isWanted.current = true
      onText(input.value)
    } else if (input.value !== text) input.value = text
    fresh.current = false
  }, [text, onText])

  const on: Engine = (event) => {
    onTouch()
    const key = event.type === 'keydown' && (event as KeyboardEvent<HTMLInputElement>).key
    if (event.type === 'input' || event.type === 'pointerdown' || key === 'ArrowDown' || key === 'ArrowUp')
      isWanted.current = true
    if (key === 'Enter') isWanted.current = false
    engine.current?.(event)
  }
  return (
    <div className={withEnd}>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        ref={field}
        defaultValue={text}
        // `onChange` misses a text from `defaultValue` that is deleted at once.
        onInput={(event) => {
          onText(event.currentTarget.value)
          on(event)
        }}
        onFocus={on}
        onBlur={on}
        onPointerDown={on}
        onClick={on}
        onKeyDown={on}
        onTouchEnd={on}
        onPointerEnter={onTouch}
      />
      {children({ field, onEngine: (next) => (engine.current = next), isWanted, id: rest.id, text })}
    </div>
  )
}
