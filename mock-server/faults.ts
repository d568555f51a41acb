import { refusalTexts } from './failure-texts.ts'
import { refuse, type RefusalText } from './failure.ts'
import type { Lang, OperationId } from './operation.ts'
import { jsonReply } from './receive.ts'

/** The faults that can be provoked; README.md says how to provoke each. */
export const faultNames = ['400', '401', '404', '429', '500', 'slow', 'late', 'hang', 'garbage', 'shape'] as const
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
/** Longer than the service worker waits before it falls back to a saved copy, shorter than the app's own timeout. */
const LATE_MS = 6_000
const HANG_MS = 60_000

const failures = {
  '400': 'invalid',
  '401': 'unauthenticated',
  '404': 'not_found',
  '429': 'too_many',
  '500': 'server_error',
} as const satisfies Partial<Record<FaultName, RefusalText>>

/** A refusal in the body of a successful response, as some operations send it. */
type PoliteRefusal = { refusal: RefusalText }

/** Values for inputs that accept only digits. In other texts, `mock:{fault}` anywhere triggers the fault. */
const typedValues: Partial<Record<OperationId, Record<string, Record<string, FaultName | PoliteRefusal>>>> = {
  requestOtp: {
    mobile: {
      '9000000003': 'slow',
      '9000000200': 'garbage',
      '9000000201': 'shape',
      '9000000400': { refusal: 'otp_not_sent' },
      '9000000401': '400',
      '9000000404': '404',
      '9000000408': 'hang',
      '9000000429': '429',
      '9000000500': '500',
    },
  },
  verifyOtp: {
    otp: {
      '000003': 'slow',
      '000200': 'garbage',
      '000201': 'shape',
      '000400': { refusal: 'otp_invalid' },
      '000401': '400',
      '000404': '404',
      '000408': 'hang',
      '000410': { refusal: 'otp_expired' },
      '000429': '429',
      '000500': '500',
    },
  },
  lookUpPincode: {
    pincode: {
      '999003': 'slow',
      '999200': 'garbage',
      '999201': 'shape',
      '999400': '400',
      '999404': '404',
      '999408': 'hang',
      '999429': '429',
      '999500': '500',
    },
  },
}

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

    /** From now on the operation answers with this example of the document, whatever the data. */
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

    /** The response of a fault that was typed into a field. */
    async typed(
      operationId: string,
      call: { query: unknown; path: unknown; body: unknown },
      circumstances: Circumstances,
    ) {
      const fault = typedFault(operationId, [call.query, call.path, call.body])
      return fault === undefined ? undefined : play(fault, circumstances)
    },
  }
}

/** Every value of `typedValues`, for the control page and the documentation. */
export function* listTypedValues(): Generator<[operationId: string, field: string, value: string, does: string]> {
  for (const [operationId, fields] of Object.entries(typedValues)) {
    for (const [field, values] of Object.entries(fields)) {
      for (const [value, fault] of Object.entries(values)) {
        yield [operationId, field, value, typeof fault === 'string' ? fault : fault.refusal]
      }
    }
  }
}

function typedFault(operationId: string, inputs: readonly unknown[]): FaultName | PoliteRefusal | undefined {
  const fields = typedValues[operationId as OperationId] ?? {}
  for (const [field, value] of inputs.flatMap((input) => texts(input))) {
    const known = fields[field]?.[value]
    if (known) return known
    const word = /mock:(\w+)/.exec(value)?.[1]
    const named = faultNames.find((name) => name === word)
    if (named) return named
  }
  return undefined
}

/** All strings in an input, at any depth, with their field names. */
function texts(input: unknown, field = ''): [field: string, text: string][] {
  if (typeof input === 'string') return [[field, input]]
  if (typeof input !== 'object' || input === null || input instanceof File) return []
  return Object.entries(input).flatMap(([name, value]) => texts(value, name))
}

/** Plays a fault. Returns undefined if the request then continues normally. */
async function play(fault: FaultName | PoliteRefusal, circumstances: Circumstances): Promise<Response | undefined> {
  const { lang, signal, success, breaks } = circumstances
  if (typeof fault !== 'string') {
    return jsonReply({ status: success, body: { status: 'error', message: refusalTexts[fault.refusal][lang] } })
  }
  if (fault === 'slow' || fault === 'late') {
    await pause(fault === 'slow' ? SLOW_MS : LATE_MS, signal)
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
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
