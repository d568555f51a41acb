import { useSyncExternalStore, useEffect, useEffectEvent } from 'react'
import { watchSession } from '../session/session.ts'
import { createEmitter } from '../ui/hooks/events.ts'
import type { Entry } from './journal.ts'
import type { PaymentError } from './payment-error.ts'
import { paymentTargetOf, type Subject } from './order.ts'

/** The unsettled payments, shared by all components that show them. */
export type Confirmation = {
  entry: Entry
  /**
   * `confirming`: paid, and the server is being asked.
   * `waiting`: not confirmed after all attempts; continues on a press, or when the connection or the person is back.
   * `unsure`: a checkout was open when its page closed, and the server knows of no payment yet.
   * `refused`: the server refused it; shown until the person dismisses it.
   */
  state: 'confirming' | 'waiting' | 'unsure' | 'refused'
  /** Why the last attempt failed. */
  error?: PaymentError
}

const NONE: readonly Confirmation[] = []
let shown = NONE
const { emit, subscribe } = createEmitter()

function set(next: readonly Confirmation[]): void {
  shown = next
  emit()
}

// The next person must not see these payments; they stay in the journal.
watchSession((now, before) => {
  if (now.token !== before.token) set(NONE)
})

export const confirmationOf = (order: string) => shown.find(({ entry }) => entry.order === order)
export const confirmationsOf = (purpose: string) => shown.filter(({ entry }) => entry.purpose === purpose)

/** Adds a confirmation, replacing an older one of the same order. */
export function put(confirmation: Confirmation): void {
  const { order } = confirmation.entry
  const others = shown.filter(({ entry }) => entry.order !== order)
  set([...others, confirmation])
}

export function drop(order: string): void {
  if (confirmationOf(order)) set(shown.filter(({ entry }) => entry.order !== order))
}

/** All confirmations of the signed-in person, oldest first. */
export const useConfirmations = (): readonly Confirmation[] =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  )

/** By purpose: reloads the record on screen and resolves with whether its contact is visible now. */
const reloads = new Map<string, () => Promise<boolean>>()

export const reloadOf = (purpose: string) => reloads.get(purpose)

/** While the component is mounted, a payment for this subject is confirmed by the page's own reload. */
export function useReload(subject: Subject, reload: () => Promise<boolean>): void {
  const purpose = paymentTargetOf(subject)
  const latest = useEffectEvent(reload)
  useEffect(() => {
    const own = () => latest()
    reloads.set(purpose, own)
    return () => {
      if (reloads.get(purpose) === own) reloads.delete(purpose)
    }
  }, [purpose])
}
