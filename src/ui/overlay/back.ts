import { useEffect, useEffectEvent } from 'react'

/** Not in TypeScript's types yet (https://html.spec.whatwg.org/multipage/interaction.html#closewatcher). */
type CloseWatcher = EventTarget & { destroy: () => void }

/** Android's Back closes something open (§shell.30), in browsers that have close watchers. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    if (!isOpen || !CloseWatcher) return undefined
    let watcher: CloseWatcher
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.addEventListener('close', () => {
        onClose()
        watch() // a watcher hears one request, and what sends can't be closed yet
      })
    }
    watch()
    return () => watcher.destroy()
  }, [isOpen])
}
