import { useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { useLocation } from 'react-router'
import { useEventListener, useTimer } from '../../../ui/hooks/events.ts'

/** Delay before the mega-menu closes, after the pointer has left, or shows another category (ms, §shell.18). */
export const MENU_CLOSES_AFTER = 150

/**
 * A button that shows a panel of links: a disclosure navigation, not a menu (§shell.18). A click pins the panel, or
 * closes it. It also closes on Escape, which returns the focus, and when the focus, a press or a navigation goes
 * elsewhere. With `hover` a mouse opens it too, and it closes 150 ms after the mouse has left. `onTouch` is the time to
 * fetch what it shows.
 */
export function useFlyout({ onTouch, hover = false }: { onTouch?: () => void; hover?: boolean } = {}) {
  const { key } = useLocation()
  const [state, setState] = useState<{ at: string; pinned: boolean }>()
  // The panel is closed on any other page, without an effect that closes it.
  const open = state?.at === key
  const pinned = open && state.pinned
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useTimer()
  const panelId = useId()

  const close = () => {
    timer.stop()
    setState(undefined)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (root.current?.contains(document.activeElement)) trigger.current?.focus()
    setState(undefined)
  }
  useEventListener('keydown', onKey, open)
  const onPress = (event: Event) => {
    if (!root.current?.contains(event.target as Node)) setState(undefined)
  }
  useEventListener('pointerdown', onPress, open)

  const isMouse = (event: PointerEvent) => hover && event.pointerType === 'mouse'
  return {
    open,
    close,
    panelId,
    rootProps: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        onTouch?.()
        if (!isMouse(event)) return
        timer.stop()
        if (!open) setState({ at: key, pinned: false })
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isMouse(event) || !open || pinned) return
        timer.start(() => setState(undefined), MENU_CLOSES_AFTER)
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
    },
    triggerProps: {
      ref: trigger,
      type: 'button' as const,
      onFocus: onTouch,
      onPointerDown: onTouch,
      'aria-expanded': open,
      'aria-controls': open ? panelId : undefined,
      onClick: () => (pinned ? close() : setState({ at: key, pinned: true })),
    },
  }
}
