import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { ComboBoxStateContext, type ComboBoxState } from 'react-aria-components/ComboBox'
import { InputContext, type InputProps } from 'react-aria-components/Input'
import { useTimer } from '../hooks/useTimer.ts'
import type { ListProps } from './ComboInput.tsx'

/** What the field does beyond React Aria's ComboBox. */
export type Doings = {
  /** Any text will do, and Enter sends the form; the list is about the text, and there is none without one. */
  isSearch?: boolean
  /** The list stays so long after the field was left, in ms. */
  hidesAfter: number
  /** A press on the empty field of a search opens its list. */
  opensOnPress?: boolean
  /** Somebody was there before the list was: it opens as it comes. */
  opensAtOnce: boolean
  /** Enter, with no option marked. */
  onEnter?: () => void
  /** Escape: takes back what was typed. */
  onEscape?: () => boolean
}

type Props = Doings &
  Pick<ListProps, 'field' | 'onEngine'> & {
    onState: (state: ComboBoxState<object>) => void
    /** Before a key that may walk the list. */
    onMove: () => void
    /** There is nothing to offer, and nothing to say about that. */
    isIdle: boolean | undefined
  }

/** Around the ComboBox, so that its children stay the same: each change of them has React Aria look through the whole list again. */
export const EngineContext = createContext<Props | null>(null)

/** Of React Aria's input, put to the field that is there already. */
const ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-expanded',
  'aria-controls',
  'aria-activedescendant',
  // While the list is open React Aria hides all around it, the label too: it still names the field, if it is referred to.
  'aria-labelledby',
] as const

/**
 * Stands where React Aria's ComboBox expects its own Input, and lends what that would get to the field that is on the page
 * since the first paint: an input that took its place would lose the focus, and a word that is being composed.
 */
export function ComboEngine() {
  const props = useContext(EngineContext)
  const state = useContext(ComboBoxStateContext)
  const input = useContext(InputContext) as InputProps & { ref?: Ref<HTMLInputElement> }
  // React Aria also renders its children out of sight, to learn what the list has.
  return state && props && <Lent {...props} state={state} input={input} />
}

const WALKS = /^(ArrowUp|ArrowDown|PageUp|PageDown|Home|End)$/

const lend = <T,>(ref: Ref<T> | undefined, element: T | null) => {
  if (ref && typeof ref === 'object') ref.current = element
}

function Lent({
  field,
  onEngine,
  onState,
  onMove,
  state,
  input,
  isIdle,
  isSearch = false,
  opensOnPress = !isSearch,
  hidesAfter,
  opensAtOnce,
  onEnter,
  onEscape,
}: Props & { state: ComboBoxState<object>; input: InputProps & { ref?: Ref<HTMLInputElement> } }) {
  const hiding = useTimer()
  const latest = useRef(state)
  const walk = useRef(input.onKeyDown)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { key, altKey } = event
    const { isOpen } = state
    if (key === 'Enter' && !(isOpen && state.selectionManager.focusedKey !== null)) {
      state.close()
      onEnter?.()
      if (isSearch || !isOpen) return // and the form is sent
    } else if (key === 'Escape') {
      const hadText = onEscape?.() ?? false
      if (!isOpen && !hadText) return
      state.close()
    } else if (altKey && key === 'ArrowDown') state.open(null, 'manual')
    else if (altKey && key === 'ArrowUp') state.close()
    else {
      if (WALKS.test(key)) onMove()
      walk.current?.(event)
      // Before the focus moves: React Aria hides all around an open list, and a field that is hidden as it gets the focus isn't heard.
      if (key === 'Tab') state.close()
      return
    }
    // A dialog around the field stays open, a form is not sent yet.
    event.preventDefault()
    event.stopPropagation()
  }

  useLayoutEffect(() => {
    onState(state)
    latest.current = state
    walk.current = input.onKeyDown
    lend(input.ref, field.current)
    for (const name of ATTRIBUTES) {
      const value = input[name]
      if (value === undefined) field.current!.removeAttribute(name)
      else field.current!.setAttribute(name, String(value))
    }
    onEngine((event) => {
      if (event.type === 'keydown') onKeyDown(event as KeyboardEvent<HTMLInputElement>)
      else if (event.type === 'focus') {
        hiding.stop()
        input.onFocus?.(event as Parameters<NonNullable<InputProps['onFocus']>>[0])
      } else if (event.type === 'blur') {
        // Marking an option says so too, and the field keeps the focus.
        const isLeft = document.activeElement !== field.current
        if (isLeft && state.isOpen && hidesAfter) hiding.start(() => latest.current.setFocused(false), hidesAfter)
        else input.onBlur?.(event as Parameters<NonNullable<InputProps['onBlur']>>[0])
      } else if (event.type === 'touchend') {
        // React Aria takes a touch in a page's first half second for one that VoiceOver sends twice, and drops it.
        if (event.timeStamp >= 500) input.onTouchEnd?.(event as Parameters<NonNullable<InputProps['onTouchEnd']>>[0])
      } else if (event.type === 'input') {
        // What the browser fills in is no search: no list lies over it.
        if (field.current!.matches(':-webkit-autofill')) state.close()
        else if (document.activeElement === field.current) state.open(null, 'manual')
      } else if (opensOnPress) state.open(null, 'manual')
    })
  })

  useLayoutEffect(() => {
    if (state.isOpen && isIdle) state.close()
  })

  const start = useEffectEvent(() => {
    if (document.activeElement !== field.current) return
    state.setFocused(true)
    if (opensAtOnce) state.open(null, 'manual')
  })
  const end = useEffectEvent(() => {
    onEngine(undefined)
    for (const name of ATTRIBUTES) field.current?.removeAttribute(name)
  })
  useEffect(() => {
    start()
    return () => end()
  }, [])
  return null
}
