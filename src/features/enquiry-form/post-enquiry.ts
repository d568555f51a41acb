import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { CausedError, ApiError } from '../../api/errors.ts'
import {
  createEnquiry,
  type Enquiry,
  enquiryNow,
  newestOwnEnquiries,
  updateEnquiry,
  withoutPhoto,
} from '../../api/enquiries.ts'
import { forgetUnanswered, sentBefore } from '../../api/idempotency/once.ts'
import { type OwnBusiness, userProfileQuery } from '../../api/account.ts'
import { mayBuy } from '../../domain/business/business-types.ts'
import {
  type Detail,
  missingDetails,
  profileProblem,
  type ProfileProblem,
} from '../../domain/business/profile-completeness.tsx'
import type { Posted } from '../../domain/enquiry/posting.tsx'
import { scalePhoto } from '../../domain/files.ts'
import type { Locale } from '../../i18n/locales.ts'
import { ownState, readOwnState } from '../../session/storage.ts'
import { openSession, readSession } from '../../session/session.ts'
import { type EnquiryOutput, type EnquiryValues, enquirySchema, formValuesOf } from './enquiry-schema.ts'

/** The profile doesn't allow posting; `problem` says what the person can do. */
export class ProfileBlocks extends CausedError {
  override readonly name = 'ProfileBlocks'
  readonly problem: ProfileProblem
  readonly missing: Detail[]

  constructor(problem: ProfileProblem, options: { cause?: unknown; missing?: Detail[] } = {}) {
    super(problem, options)
    this.problem = problem
    this.missing = options.missing ?? []
  }
}

/** Posts nothing twice after an unanswered request (§enquiries.24). @throws ProfileBlocks, PhotoRefused, ApiError */
export async function postEnquiry(queryClient: QueryClient, locale: Locale, output: EnquiryOutput): Promise<Posted> {
  const session = openSession()
  const business = await session.during(checkedBusiness(queryClient, locale))
  const type = mayBuy(business.business_type) ? output.type : 'sell'
  const wanted = { ...output, type }
  const { photo } = wanted
  const before = await session.during(sentBefore('createEnquiry', withoutPhoto(wanted)))
  const there = before && (await session.during(arrived(locale, before.at, wanted)))
  const sent = there ?? (await session.during(send(locale, wanted)))
  // The photo was chosen after the first request.
  const needsPhoto = before && photo instanceof File && !sent.photo
  const enquiry = needsPhoto ? await changeEnquiry(locale, sent.id, formValuesOf(sent), wanted) : sent
  if (before) forgetUnanswered(before)
  // The profile may have changed on another device.
  const now = await session.during(
    queryClient.fetchQuery({ ...userProfileQuery(locale), staleTime: 0 }).catch(() => undefined),
  )
  return { enquiry, business, missing: now?.business ? missingDetails(now.business) : [] }
}

/** Whether an enquiry with these values, whatever its photo, was sent before without an answer. */
export async function isUnanswered(values: EnquiryValues): Promise<boolean> {
  const { success, output } = v.safeParse(enquirySchema, values)
  return success && (await sentBefore('createEnquiry', withoutPhoto(output))) !== undefined
}

async function send(locale: Locale, { photo, ...words }: EnquiryOutput): Promise<Enquiry> {
  return createEnquiry({ ...words, ...(photo instanceof File && { photo: await scalePhoto(photo) }) }, locale)
}

/** Fields that mean something only together, so that all are sent when one was edited. */
const TOGETHER = [
  [
    'product',
    'sub_category',
    'sub_sub_category',
    'is_new_subcategory',
    'new_subcategory_name',
    'new_sub_subcategory_name',
  ],
  ['quantity', 'unit'],
]

/** What was edited since the form opened with `initial`: another tab may have changed the rest. */
function edited(initial: EnquiryValues, words: Omit<EnquiryOutput, 'photo'>): Partial<typeof words> {
  const { success, output } = v.safeParse(enquirySchema, initial)
  const isEdited = (name: string) =>
    !success || output[name as keyof typeof words] !== words[name as keyof typeof words]
  const together = (name: string) => TOGETHER.find((names) => names.includes(name)) ?? [name]
  return Object.fromEntries(Object.entries(words).filter(([name]) => together(name).some(isEdited)))
}

/** A removed photo is sent as an empty text, an unchanged one not at all. @throws PhotoRefused, ApiError */
export async function changeEnquiry(
  locale: Locale,
  id: number,
  initial: EnquiryValues,
  { photo, ...words }: EnquiryOutput,
): Promise<Enquiry> {
  const session = openSession()
  const scaled = photo instanceof File && { photo: await session.during(scalePhoto(photo)) }
  const change = photo === 'removed' ? { photo: '' as const } : scaled || {}
  return session.during(updateEnquiry({ id, changes: { ...edited(initial, words), ...change } }, locale))
}

async function checkedBusiness(queryClient: QueryClient, locale: Locale): Promise<OwnBusiness> {
  const { token, businessType } = readSession()
  if (!token) throw new ProfileBlocks('noAuthToken')
  const profile = await queryClient
    .fetchQuery({ ...userProfileQuery(locale), staleTime: 0 })
    .catch((cause: unknown) => {
      // Being offline isn't a problem of the profile, and an ended session leads to the sign-in anyway.
      if (cause instanceof ApiError && (cause.kind === 'offline' || cause.status === 401)) throw cause
      throw new ProfileBlocks('fetchProfile', { cause })
    })
  const problem = profileProblem({ token, businessType }, profile)
  const business = profile.business!
  if (problem)
    throw new ProfileBlocks(problem, { missing: problem === 'missingDetails' ? missingDetails(business) : [] })
  return business
}

/** Largest difference between the clocks of a backend's machines (ms). */
const CLOCKS_DIFFER = 60_000

/** Finds the enquiry that an unanswered request of `since` (server time, ms since 1970) posted. @throws ApiError */
export async function arrived(locale: Locale, since: number, output: EnquiryOutput): Promise<Enquiry | undefined> {
  // For servers that ignore the idempotency key (contracts/README.md): one of the newest, with the same content.
  for (const { id, created_at, quantity, location } of await newestOwnEnquiries(locale)) {
    const isEarlier = Date.parse(created_at) < since - CLOCKS_DIFFER
    if (isEarlier || quantity !== output.quantity || location !== output.location) continue
    const enquiry = await enquiryNow(locale, id)
    const stored = v.safeParse(enquirySchema, formValuesOf(enquiry))
    if (stored.success && sameInput(stored.output, output)) return enquiry
  }
  return undefined
}

/** Compares all but the photo, which is scaled before it is sent. */
const sameInput = (one: EnquiryOutput, other: EnquiryOutput) =>
  Object.keys({ ...one, ...other }).every(
    (name) => name === 'photo' || one[name as keyof EnquiryOutput] === other[name as keyof EnquiryOutput],
  )

const check = v.object({ posted: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

/** State for the history entry, so that a reload or Back shows the confirmation again. */
export const postedState = (id: number) => ownState({ posted: id } satisfies v.InferOutput<typeof check>)

export const readPosted = (state: unknown): number | undefined => readOwnState(check, state)?.posted
