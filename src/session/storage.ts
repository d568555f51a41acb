import * as v from 'valibot'
import { vBusinessType } from '../api/generated/replies.ts'

/**
 * The one place that touches the browser's storage for the session (§session.1). Each key has a check
 * that also gives the value its type, with bounds: what fails it is removed. Storage that is blocked or full is replaced by memory, so
 * that the app works for the visit.
 */
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300))
const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number), v.safeInteger())
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
/** A moment, ms since 1970, whatever this device's clock said: `Date` has none beyond 8.64e15. */
export const atMoment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(Date.UTC(2100, 0)))
/** ISO 8601, in UTC as the server writes it, so that later is greater. */
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => v.is(atMoment, Date.parse(text))),
)

/** Searches of one list, the newest first: the filters as they are in its address, and what was newest when it was opened. */
const searches = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({ query: v.pipe(v.string(), v.maxLength(500)), seen: v.nullable(v.pipe(v.number(), v.safeInteger())) }),
  ),
  v.maxLength(100),
)

/** As it stands in the address of the mandi page (src/domain/places/place-query.ts). */
const whereabouts = v.pipe(v.string(), v.maxLength(400), v.regex(/^(place|state)=[^&=]+(&district=[^&=]+)?$/))

const word = v.pipe(v.string(), v.maxLength(80))
const unanswered = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      operation: word,
      content: word,
      key: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
      at: atMoment,
      before: v.pipe(v.array(v.number()), v.maxLength(1000)),
    }),
  ),
  v.maxLength(20),
)

export const BUSINESS_TYPES = vBusinessType.options
export type BusinessType = (typeof BUSINESS_TYPES)[number]

/** One key for each of the nine types, all with the same check. */
const perType = <const Name extends string, Check>(name: (type: BusinessType) => Name, check: Check) =>
  Object.fromEntries(BUSINESS_TYPES.map((type) => [name(type), check])) as Record<Name, Check>

/** `has_farmer_profile` and its eight sisters. */
export const profileFlag = <Type extends BusinessType>(type: Type) => `has_${type}_profile` as const

const moment = v.pipe(v.string(), v.regex(/^\d{13}$/), v.transform(Number), atMoment)

const kept = {
  /** The bearer token that `verifyOtp` returned. */
  authToken: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,4096}$/)),
  userId: id,
  userRole: text,
  mobile: v.pipe(v.string(), v.regex(/^[6-9]\d{9}$/)),
  businessId: id,
  /** Lower case. */
  business_type: vBusinessType,
  isBusiness: flag,
  hasProfile: flag,
  ...perType(profileFlag, flag),
  has_shown_profile_alert: flag,
  user_name: text,
  user_email: text,
  user_phone: text,
  /** The order that is being paid (§payments.14). */
  current_payment_id: text,
  /** `{entityType}_{id}` of each contact that was paid for. */
  purchasedEntities: v.pipe(v.string(), v.parseJson(), v.array(v.pipe(v.string(), v.regex(/^[a-z]+_\d{1,16}$/)))),
  /** When the person asked for their account to be deleted, ms since 1970: the server does not tell. */
  deletion_requested_at: moment,
  /** What was sent and nobody knows to have arrived (src/api/once.ts). */
  unanswered,
  /** When the newest enquiry that the person has seen on the board was made: what is newer is new at the next visit. */
  board_newest_seen: time,
  saved_board: searches,
  saved_directory: searches,
  saved_mandi: searches,
  /** Where the person's own business is (§mandi.22). */
  own_place: whereabouts,
  /** Where somebody looked at prices last. */
  mandi_place: whereabouts,
  /** What transport and fees cost, as in the address of the mandi page (src/features/mandi/sell/sell-question.ts). */
  sell_costs: v.pipe(v.string(), v.regex(/^way=[\d.]{1,12}(-[\d.]{1,12})?(&fee=[\d.]{1,12})?$/)),
}
/** Only for this tab and this visit. */
const forTab = {
  business_profile_verified: flag,
  /** When an OTP was last sent, ms since 1970: a phone that drops the page while its owner reads the SMS finds its way back. */
  otp_sent_at: moment,
  /** What `board_newest_seen` was when this visit began. */
  board_new_since: time,
}
const checks = { ...kept, ...forTab }

export type StoredKey = keyof typeof checks
export type Stored = { [Key in StoredKey]: v.InferOutput<(typeof checks)[Key]> }
export const STORED_KEYS = Object.keys(checks) as StoredKey[]

const memory = new Map<StoredKey, string>()
const place = (key: StoredKey) => (key in forTab ? sessionStorage : localStorage)

export function readStored<Key extends StoredKey>(key: Key): Stored[Key] | undefined {
  let value: string | null | undefined = memory.get(key)
  try {
    value ??= place(key).getItem(key)
  } catch {
    // Blocked: what this visit knows is in memory.
  }
  if (value == null) return undefined
  const result = v.safeParse(checks[key], value)
  if (result.success) return result.output as Stored[Key]
  writeStored(key, undefined)
  return undefined
}

/** @param value undefined removes the key */
export function writeStored<Key extends StoredKey>(key: Key, value: Stored[Key] | undefined): void {
  const raw = value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value)
  memory.delete(key)
  try {
    if (raw === undefined) place(key).removeItem(key)
    else place(key).setItem(key, raw)
  } catch {
    if (raw !== undefined) memory.set(key, raw)
  }
}

/** Removes what no other tab can reach: the values of this visit, and those that no storage took. */
export function forgetTab(): void {
  for (const key of Object.keys(forTab) as StoredKey[]) writeStored(key, undefined)
  memory.clear()
}

/** How the keys of drafts begin (src/domain/drafts): of forms, and of the steps of the registration. */
export const DRAFT_KEYS = ['draft_', 'registration_'] as const

/** On log-out: the next person at this device must not find them. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (DRAFT_KEYS.some((start) => key.startsWith(start))) localStorage.removeItem(key)
  } catch {
    // Blocked: there are none.
  }
}
