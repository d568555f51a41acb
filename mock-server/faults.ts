import { setTimeout } from 'node:timers/promises'
import { refuse, type RefusalText } from './failure.ts'
import type { Lang } from './operation.ts'
import { jsonReply } from './receive.ts'

/** The faults that can be provoked; README.md says how to provoke each. */
export const faultNames = ['400', '401', '404', '429', '500', 'slow', 'hang', 'garbage', 'shape'] as const
export type FaultName = (typeof faultNames)[number]

/** A fault switched on for an operation through `/_mock`. */
export type FaultSwitch = {
  operationId: string
  fault: FaultName
  /** How many more requests it affects. Without it: all, until it is switched off. */
  times?: number
  /** Affects only requests with this `x-mock-scope` header or `mock_scope` cookie. Without it: all. */
  scope?: string
}

export type Circumstances = {
  lang: Lang
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  /** The success status that the document declares. */
  success: number
  /** Whether this body, sent as a success, would violate the document. */
  breaks: (body: unknown) => boolean
}

const SLOW_MS = 3_000
const HANG_MS = 60_000

const failures = {
  '400': 'invalid',
  '401': 'unauthenticated',
  '404': 'not_found',
  '429': 'too_many',
  '500': 'server_error',
} as const satisfies Partial<Record<FaultName, RefusalText>>

export type Faults = ReturnType<typeof createFaults>

export function createFaults() {
  let switches: FaultSwitch[] = []
  const examples = new Map<string, string>()

  return {
    switchOn(added: FaultSwitch): void {
      switches = [
        ...switches.filter((one) => one.operationId !== added.operationId || one.scope !== added.scope),
        added,
      ]
    },

    switchOff(operationId: string, scope?: string): void {
      switches = switches.filter((one) => one.operationId !== operationId || one.scope !== scope)
    },

    /** Switches off the faults of one scope, or of all. */
    clear(scope?: string): void {
      if (scope === undefined) examples.clear()
      switches = scope === undefined ? [] : switches.filter((one) => one.scope !== scope)
    },

    /** Makes the operation answer with this example of the document from now on. */
    preferExample: (operationId: string, example: string): void => void examples.set(operationId, example),
    exampleOf: (operationId: string): string | undefined => examples.get(operationId),

    list: (): readonly FaultSwitch[] => switches,

    /** The response of a fault that is switched on for the operation. */
    async switched(operationId: string, scope: string | undefined, circumstances: Circumstances) {
      const on = switches.find((one) => one.operationId === operationId && (!one.scope || one.scope === scope))
      if (!on) return undefined
      if (on.times !== undefined && --on.times <= 0) switches = switches.filter((one) => one !== on)
      return play(on.fault, circumstances)
    },

    /** The response of a fault that was typed into a text. */
    async typed(call: { query: unknown; path: unknown; body: unknown }, circumstances: Circumstances) {
      const fault = typedFault([call.query, call.path, call.body])
      return fault && play(fault, circumstances)
    },
  }
}

/** The fault that a text of the input names, at any depth: `mock:500`. */
function typedFault(input: unknown): FaultName | undefined {
  if (typeof input === 'string') return faultNames.find((fault) => fault === /mock:(\w+)/.exec(input)?.[1])
  if (typeof input !== 'object' || input === null || input instanceof File) return undefined
  return Object.values(input).map(typedFault).find(Boolean)
}

/** Plays a fault. Returns undefined if the request then continues normally. */
async function play(fault: FaultName, circumstances: Circumstances): Promise<Response | undefined> {
  const { lang, signal, success, breaks } = circumstances
  if (fault === 'slow') {
    await pause(SLOW_MS, signal)
    return undefined
  }
  if (fault === 'hang') {
    await pause(HANG_MS, signal)
    return jsonReply(refuse(504, 'server_error', lang))
  }
  const status = success === 204 ? 200 : success // a 204 has no body
  if (fault === 'garbage') {
    const headers = { 'content-type': 'application/json' }
    return new Response('<!doctype html><title>Not the API</title><p>502 Bad Gateway', { status, headers })
  }
  if (fault === 'shape') return jsonReply({ status, body: [{}, 'shape', [], null].find(breaks) })
  return jsonReply(refuse(Number(fault), failures[fault], lang))
}

/** Resolves early when the client disconnects. */
const pause = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }).catch(() => undefined)
