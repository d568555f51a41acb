import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

/** Listens on the window while mounted and `isOn`; `isFirst`: in the capture phase, before everything in the page. */
export function useEventListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  isOn = true,
  isFirst = false,
): void {
  const subscribe = useCallback(
    (handler: (event: WindowEventMap[Type]) => void) => {
      if (!isOn) return () => {}
      addEventListener(type, handler, isFirst)
      return () => removeEventListener(type, handler, isFirst)
    },
    [type, isOn, isFirst],
  )
  useSubscription(subscribe, listener)
}

/** Calls the listener on each event. `subscribe` is a module's function, or from `useCallback`. */
export function useSubscription<Args extends unknown[]>(
  subscribe: (listener: (...args: Args) => void) => () => void,
  listener: (...args: Args) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => subscribe((...args) => onEvent(...args)), [subscribe])
}

export function createEmitter<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>()
  return {
    emit: (...args: Args): void => listeners.forEach((listener) => listener(...args)),
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A module's value that components show: `use` is their hook. */
export function createStore<Value>(initial: Value) {
  const { emit, subscribe } = createEmitter()
  let value = initial
  const get = () => value
  return {
    get,
    set: (next: Value): void => {
      value = next
      emit()
    },
    subscribe,
    use: (): Value => useSyncExternalStore(subscribe, get, () => initial),
  }
}

/** Returns a check whether the component is still on the page, for what comes after an `await`. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return () => isMounted.current
}

/** Calls the latest callback when the component leaves the page. */
export function useUnmount(callback: () => void): void {
  const onEnd = useEffectEvent(callback)
  useEffect(() => () => onEnd(), [])
}

/** A timer that events start and stop; it also stops when the component unmounts. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useUnmount(stop)
  return {
    stop,
    start(callback: () => void, ms: number) {
      stop()
      timer.current = setTimeout(callback, ms)
    },
  }
}

/** Calls the latest callback once after `ms`, if defined. A change of `of` restarts the delay. */
export function useTimeout(callback: () => void, ms: number | undefined, of?: unknown): void {
  const start = useCallback(
    (call: () => void) => {
      const timer = ms === undefined ? undefined : setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [ms, of],
  )
  useSubscription(start, callback)
}

/** The result of `ask`, a module's function that never rejects; `before` until it arrives. */
export function usePromise<Answer>(ask: () => Promise<Answer>, before: Answer): Answer {
  const [answer, setAnswer] = useState(before)
  usePromiseListener(ask, setAnswer)
  return answer
}

/** Calls the listener with the result of `ask`, which never rejects and is a module's or from `useCallback`. */
export function usePromiseListener<Answer>(ask: () => Promise<Answer>, listener: (answer: Answer) => void): void {
  const start = useCallback(
    (report: (answer: Answer) => void) => {
      let isGone = false
      void ask().then((answer) => isGone || report(answer))
      return () => void (isGone = true)
    },
    [ask],
  )
  useSubscription(start, listener)
}
