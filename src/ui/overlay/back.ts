import { useEffect, useEffectEvent } from 'react'

/** Not in TypeScript's types yet (https://html.spec.whatwg.org/multipage/interaction.html#closewatcher). */
type CloseWatcher = EventTarget & { destroy: () => void }

/**
 * Back closes something open (§shell.30). On Android the browser asks a close watcher. Elsewhere the navigation is
 * cancelled, which browsers allow after a press, if the page before belongs to this visit.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const { CloseWatcher, navigation } = window as { CloseWatcher?: new () => CloseWatcher; navigation?: Navigation }
    let watcher: CloseWatcher | undefined
    const watch = () => {
      watcher = CloseWatcher && new CloseWatcher()
      watcher?.addEventListener('close', () => {
        onClose()
        watch() // a watcher hears one request, and what sends can't be closed yet
      })
    }
    const onNavigate = (event: NavigateEvent) => {
      const isBack = event.navigationType === 'traverse' && event.userInitiated
      if (!isBack || !event.cancelable || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    watch()
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      watcher?.destroy()
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [isOpen])
}
