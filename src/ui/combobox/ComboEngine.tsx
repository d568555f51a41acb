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
import { useTimer } from '../hooks/events.ts'
import type { ListProps } from './ComboInput.tsx'

export type ComboBehavior = {
  /** Accepts any text; Enter submits the form unless an option is focused. It has no button that opens the list. */
  isSearch?: boolean
  /** Time for which the list stays open after the field loses the focus (ms). */
  hidesAfter: number
  /** Whether a press on the empty search field opens the list. */
  opensOnPress?: boolean
  /** Called on Enter while no option is focused. */
  onEnter?: () => void
  /** Called on Escape: discards the typed text. Returns whether there was any. */
  onEscape?: () => boolean
}

type Props = ComboBehavior &
  Pick<ListProps, 'field' | 'onEngine' | 'isWanted'> & {
    onState: (state: ComboBoxState<object>) => void
    /** Called before a key that may move through the list. */
    onMove: () => void
    /** Whether there is nothing to offer, nor a message about it: the list then closes. */
    isIdle: boolean | undefined
    /** Whether the list is rendered, which may be later than the state says that it is open. */
    isShown: boolean
  }

/** React Aria rebuilds the list's collection when the ComboBox's children change; a context keeps them the same. */
export const EngineContext = createContext<Props | null>(null)

/** Attributes of React Aria's input that are copied to the existing field. */
const ATTRIBUTES = [
  'role',
  'aria-autocomplete',
  'aria-expanded',
  'aria-controls',
  'aria-activedescendant',
  // React Aria hides all around an open list, the label too; a hidden label still names the field by reference.
  'aria-labelledby',
] as const

/** Gives the props of React Aria's Input to the field that is there: a new one would lose focus and composition. */
export function ComboEngine() {
  const props = useContext(EngineContext)
  const state = useContext(ComboBoxStateContext)
  const input = useContext(InputContext) as InputProps & { ref?: Ref<HTMLInputElement> }
  // React Aria also renders its children outside the page to collect the items, without a state.
  return state && props && <ComboBridge {...props} state={state} input={input} />
}

const LIST_KEYS = /^(ArrowUp|ArrowDown|PageUp|PageDown|Home|End)$/

/** A function of its own, because the linter lets no component change what it is given. */
const assignRef = <T,>(ref: Ref<T> | undefined, element: T | null) => {
  if (ref && typeof ref === 'object') ref.current = element
}

function ComboBridge({
  field,
  onEngine,
  onState,
  onMove,
  state,
  input,
  isIdle,
  isShown,
  isSearch = false,
  opensOnPress = !isSearch,
  hidesAfter,
  isWanted,
  onEnter,
  onEscape,
}: Props & { state: ComboBoxState<object>; input: InputProps & { ref?: Ref<HTMLInputElement> } }) {
  const hiding = useTimer()
  const latest = useRef(state)
  const ariaKeyDown = useRef(input.onKeyDown)
  /** Whether the list was visible when the last press began: a press before that means to open it. */
  const wasOpen = useRef(false)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { key, altKey } = event
    const { isOpen } = state
    if (key === 'Enter' && !(isOpen && state.selectionManager.focusedKey !== null)) {
      state.close()
      onEnter?.()
      if (isSearch || !isOpen) return // the form is submitted
    } else if (key === 'Escape') {
      const hadText = onEscape?.() ?? false
      if (!isOpen && !hadText) return
      state.close()
    } else if (altKey && key === 'ArrowDown') state.open(null, 'manual')
    else if (altKey && key === 'ArrowUp') state.close()
    else {
      if (LIST_KEYS.test(key)) onMove()
      // React Aria takes the marked option on Tab, but not on Shift+Tab.
      if (key === 'Tab' && event.shiftKey && isOpen) state.commit()
      ariaKeyDown.current?.(event)
      // Closed before the focus moves: React Aria hides all around an open list, and nobody hears a hidden field.
      if (key === 'Tab') state.close()
      return
    }
    // The key neither closes a dialog around the field nor submits the form.
    event.preventDefault()
    event.stopPropagation()
  }

  useLayoutEffect(() => {
    onState(state)
    latest.current = state
    ariaKeyDown.current = input.onKeyDown
    assignRef(input.ref, field.current)
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
        // React Aria also sends a blur event when an option gets its virtual focus, while the field keeps the real one.
        const isLeft = document.activeElement !== field.current
        if (isLeft && state.isOpen && hidesAfter) hiding.start(() => latest.current.setFocused(false), hidesAfter)
        else input.onBlur?.(event as Parameters<NonNullable<InputProps['onBlur']>>[0])
      } else if (event.type === 'touchend') {
        // React Aria ignores a touch in a page's first half second, as a duplicate from VoiceOver.
        if (event.timeStamp >= 500) input.onTouchEnd?.(event as Parameters<NonNullable<InputProps['onTouchEnd']>>[0])
      } else if (event.type === 'input') {
        // Autofill is no search: no list should cover the filled field.
        if (field.current!.matches(':-webkit-autofill')) state.close()
        else if (document.activeElement === field.current) state.open(null, 'manual')
      } else if (event.type === 'pointerdown') wasOpen.current = state.isOpen && isShown
      else if (wasOpen.current) state.close()
      else if (opensOnPress) state.open(null, 'manual')
    })
    if (state.isOpen && isIdle) state.close()
  })

  const start = useEffectEvent(() => {
    if (document.activeElement !== field.current) return
    state.setFocused(true)
    if (isWanted.current && !isIdle) state.open(null, 'manual')
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
