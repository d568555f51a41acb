import * as v from 'valibot'
import { vBusinessType } from '../api/generated/replies.ts'
import { local, perTab } from '../device/storage.ts'

/** The only module with the session's stored values (§session.1); one that fails its check is removed. */
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(300))
const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number), v.safeInteger())
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
/** ms since 1970. Bounded, because a device's clock can be anything, and `Date` ends at 8.64e15. */
export const atMoment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(Date.UTC(2100, 0)))
/** ISO 8601 in UTC, as the server writes it, so that string order is time order. */
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => v.is(atMoment, Date.parse(text))),
)

/** One list's saved searches, newest first (domain/lists/saved-searches). */
const searches = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ query: v.pipe(v.string(), v.maxLength(500)) })),
  v.maxLength(100),
)

/** A place, as in the address of the mandi page (src/domain/places/places.ts). */
const placeQuery = v.pipe(v.string(), v.maxLength(400), v.regex(/^(place|state)=[^&=]+(&district=[^&=]+)?$/))

const mobile = v.pipe(v.string(), v.regex(/^[6-9]\d{9}$/))
const word = v.pipe(v.string(), v.maxLength(80))
const filter = v.optional(word)
const priceFilters = v.object({ state: filter, district: filter, commodity: filter, grade: filter })
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

const sentOtp = v.object({ mobile, at: atMoment, atServer: v.optional(atMoment, 0), isUnsure: v.optional(v.boolean()) })

export const BUSINESS_TYPES = vBusinessType.options
export type BusinessType = (typeof BUSINESS_TYPES)[number]

const perType = <const Name extends string, Check>(name: (type: BusinessType) => Name, check: Check) =>
  Object.fromEntries(BUSINESS_TYPES.map((type) => [name(type), check])) as Record<Name, Check>

export const profileFlag = <Type extends BusinessType>(type: Type) => `has_${type}_profile` as const

export const profileFlagsOf = (reply: Record<ReturnType<typeof profileFlag<BusinessType>>, boolean>) =>
  Object.fromEntries(BUSINESS_TYPES.map((type) => [profileFlag(type), reply[profileFlag(type)]]))

const moment = v.pipe(v.string(), v.regex(/^\d{13}$/), v.transform(Number), atMoment)

const lasting = {
  authToken: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,4096}$/)),
  userId: id,
  userRole: text,
  mobile,
  businessId: id,
  business_type: vBusinessType,
  isBusiness: flag,
  hasProfile: flag,
  ...perType(profileFlag, flag),
  has_shown_profile_alert: flag,
  user_name: text,
  user_email: text,
  user_phone: text,
  /** The order being paid (§payments.14). */
  current_payment_id: text,
  /** `{kind}_{id}` of each contact paid for. */
  purchasedEntities: v.pipe(v.string(), v.parseJson(), v.array(v.pipe(v.string(), v.regex(/^[a-z]+_\d{1,16}$/)))),
  /** When the person asked to delete their account (ms since 1970); the server doesn't report this. */
  deletion_requested_at: moment,
  /** Requests that were sent but not answered (src/api/idempotency/once.ts). */
  unanswered,
  /** When the newest enquiry that the person has seen on the board was created; newer ones are marked as new. */
  board_newest_seen: time,
  saved_board: searches,
  saved_directory: searches,
  saved_mandi: searches,
  /** Location of the person's own business (§mandi.22). */
  own_place: placeQuery,
  mandi_place: placeQuery,
  /** Transport costs and fees, as in the address of the mandi page (src/domain/mandi/where-to-sell.ts). */
  sell_costs: v.pipe(v.string(), v.regex(/^way=[\d.]{1,12}(-[\d.]{1,12})?(&fee=[\d.]{1,12})?$/)),
}
const forTab = {
  business_profile_verified: flag,
  /** The number that an OTP was last sent to, and when (ms since 1970): the phone may discard the page meanwhile. */
  sent_otp: v.pipe(v.string(), v.parseJson(), sentOtp),
  /** Value of `board_newest_seen` when this visit began, and when it last showed the board (ms since 1970). */
  board_new_since: v.pipe(v.string(), v.parseJson(), v.object({ since: time, at: atMoment })),
  /** Filters of the prices that are changed and not applied, and those that are applied, as JSON. */
  mandi_changes: v.pipe(v.string(), v.parseJson(), v.object({ of: v.string(), changes: priceFilters })),
}
const checks = { ...lasting, ...forTab }

export type StoredKey = keyof typeof checks
export type Stored = { [Key in StoredKey]: v.InferOutput<(typeof checks)[Key]> }
export const STORED_KEYS = Object.keys(checks) as StoredKey[]

const storageFor = (key: StoredKey) => (key in forTab ? perTab : local)

export function readStored<Key extends StoredKey>(key: Key): Stored[Key] | undefined {
  const value = storageFor(key).get(key)
  if (value === null) return undefined
  const result = v.safeParse(checks[key], value)
  if (result.success) return result.output as Stored[Key]
  writeStored(key, undefined)
  return undefined
}

/** Undefined removes the key. */
export function writeStored<Key extends StoredKey>(key: Key, value: Stored[Key] | undefined): void {
  storageFor(key).set(key, value === undefined || typeof value === 'string' ? value : JSON.stringify(value))
}

/** Removes what other tabs can't reach: this tab's values, and values held in memory. */
export function forgetTab(): void {
  for (const key of Object.keys(forTab) as StoredKey[]) writeStored(key, undefined)
  local.forgetMemory()
}

/** Keys that stay: language, theme, the journal of payments, and a tester's list (src/app/reply-watch). */
const KEPT = /^(lang|theme|payments_\w+|reply_faults)$/

/**
 * Removes all but `KEPT`, drafts too (§session.14). `userId` goes first: other tabs then recognise an unfinished
 * log-out and wait (session.ts). The token goes last: when they see that, everything else is gone.
 */
export function clearStorage(): void {
  for (const storage of [perTab, local]) {
    storage.forgetMemory()
    const others = storage.keys().filter((key) => key !== 'authToken' && !KEPT.test(key))
    for (const key of ['userId', ...others, 'authToken']) storage.set(key, undefined)
  }
}

/** A navigation state with the person's id: a reload or Back restores it, but not for another person. */
export const ownState = <Value extends object>(value: Value) => ({ ...value, by: readStored('userId') })

/** A navigation state that `ownState` marked for this person. `state` is unchecked. */
export function readOwnState<const Check extends v.GenericSchema<unknown, object>>(
  check: Check,
  state: unknown,
): v.InferOutput<Check> | undefined {
  const own = v.safeParse(v.object({ by: v.optional(v.number()) }), state)
  const value = v.safeParse(check, state)
  return own.success && value.success && own.output.by === readStored('userId') ? value.output : undefined
}
