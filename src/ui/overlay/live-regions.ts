import { useLayoutEffect } from 'react'

const LIVE = '[role=status],[role=alert],[role=log],[aria-live]'
const CONTROL = 'a,button,input,select,textarea'

/**
 * Keeps the page's live regions audible while something is open over it. React Aria hides the page from screen readers,
 * except elements with this attribute. A hidden region announces no changes, and repeats its old text when it is shown
 * again. `mayHoldControls` is false for a modal: nothing behind it may be operated.
 */
export function useAudibleLiveRegions(isOpen: boolean, { mayHoldControls }: { mayHoldControls: boolean }): void {
  // A layout effect runs before React Aria hides the page in its effect.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const regions = [...document.querySelectorAll<HTMLElement>(LIVE)].filter(
      (region) => !region.dataset.liveAnnouncer && (mayHoldControls || !region.querySelector(CONTROL)),
    )
    for (const { dataset } of regions) dataset.liveAnnouncer = 'true'
    return () => {
      for (const { dataset } of regions) delete dataset.liveAnnouncer
    }
  }, [isOpen, mayHoldControls])
}
