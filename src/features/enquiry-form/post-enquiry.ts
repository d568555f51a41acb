import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { CausedError } from '../../api/caused-error.ts'
import {
  createEnquiry,
  type Enquiry,
  enquiryNow,
  newestOwnEnquiries,
  updateEnquiry,
  wordsOf,
} from '../../api/enquiries.ts'
import { ApiError } from '../../api/errors.ts'
import { forgetUnanswered, sentBefore } from '../../api/once.ts'
import { type OwnBusiness, userProfileQuery } from '../../api/profile.ts'
import { mayBuy } from '../../domain/business/business-types.ts'
import {
  type Detail,
  missingDetails,
  profileProblem,
  type ProfileProblem,
} from '../../domain/business/profile-completeness.ts'
import { scalePhoto } from '../../domain/files/scale-photo.ts'
import type { Locale } from '../../i18n/locales.ts'
import { ownState, readOwnState } from '../../session/own-state.ts'
import { openSession, readSession } from '../../session/session.ts'
import { type EnquiryOutput, enquirySchema, formValuesOf } from './enquiry-schema.ts'

/** The profile does not allow posting; what the person can do about it depends on the problem. */
export class ProfileBlocks extends CausedError {
  override readonly name = 'ProfileBlocks'
  readonly problem: ProfileProblem
  /** What the profile lacks, where that is the problem. */
  readonly missing: Detail[]

  constructor(problem: ProfileProblem, options: { cause?: unknown; missing?: Detail[] } = {}) {
    super(problem, options)
    this.problem = problem
    this.missing = options.missing ?? []
  }
}

/** An enquiry that was stored, and what was found only then to be missing in the profile behind it. */
export type Posted = { enquiry: Enquiry; business: OwnBusiness; missing: Detail[] }

/**
 * Posts a new enquiry, once the profile has been checked (§enquiries.24). One whose answer never came is
 * not posted again when it has arrived.
 * @throws ProfileBlocks, PhotoRefused, ApiError
 */
export async function postEnquiry(queryClient: QueryClient, locale: Locale, output: EnquiryOutput): Promise<Posted> {
  const session = openSession()
  const business = await session.during(checkedBusiness(queryClient, locale))
  const type = mayBuy(business.business_type) ? output.type : 'sell'
  const wanted = { ...output, type }
  const { photo } = wanted
  const before = await session.during(sentBefore('createEnquiry', wordsOf(wanted)))
  const there = before && (await session.during(arrived(locale, before.at, wanted)))
  const sent = there ?? (await session.during(send(locale, wanted)))
  // It went the first time without the photo that was chosen since.
  const enquiry = before && photo instanceof File && !sent.photo ? await changeEnquiry(locale, sent.id, wanted) : sent
  if (before) forgetUnanswered(before)
  // It may have changed in the meantime, on another device.
  const now = await session.during(
    queryClient.fetchQuery({ ...userProfileQuery(locale), staleTime: 0 }).catch(() => undefined),
  )
  return { enquiry, business, missing: now?.business ? missingDetails(now.business) : [] }
}

async function send(locale: Locale, { photo, ...words }: EnquiryOutput): Promise<Enquiry> {
  return createEnquiry({ ...words, ...(photo instanceof File && { photo: await scalePhoto(photo) }) }, locale)
}

/**
 * Changes an enquiry. A photo that is to go is sent empty, one that stays not at all.
 * @throws PhotoRefused, ApiError
 */
export async function changeEnquiry(locale: Locale, id: number, output: EnquiryOutput): Promise<Enquiry> {
  const { photo, ...input } = output
  const session = openSession()
  const scaled = photo instanceof File && { photo: await session.during(scalePhoto(photo)) }
  const change = photo === 'removed' ? { photo: '' as const } : scaled || {}
  return session.during(updateEnquiry({ id, changes: { ...input, ...change } }, locale))
}

async function checkedBusiness(queryClient: QueryClient, locale: Locale): Promise<OwnBusiness> {
  const { token, businessType } = readSession()
  if (!token) throw new ProfileBlocks('noAuthToken')
  const profile = await queryClient
    .fetchQuery({ ...userProfileQuery(locale), staleTime: 0 })
    .catch((cause: unknown) => {
      // Without a connection nothing is wrong with the profile, and an ended session leads to the sign-in by itself.
      if (cause instanceof ApiError && (cause.kind === 'offline' || cause.status === 401)) throw cause
      throw new ProfileBlocks('fetchProfile', { cause })
    })
  const problem = profileProblem({ token, businessType }, profile)
  const business = profile.business!
  if (problem)
    throw new ProfileBlocks(problem, { missing: problem === 'missingDetails' ? missingDetails(business) : [] })
  return business
}

/** The clocks of a backend's machines may differ by so much, ms. */
const CLOCKS_DIFFER = 60_000

/**
 * The enquiry that was sent and whose answer never came, if it has arrived: one of the newest of the person's own with all
 * that is to be sent now. For a server that doesn't read the key under which it is sent (contracts/README.md).
 * @param since when it was sent by the server's clock, ms since 1970
 * @throws ApiError when that can't be told
 */
export async function arrived(locale: Locale, since: number, output: EnquiryOutput): Promise<Enquiry | undefined> {
  for (const { id, created_at, quantity, location } of await newestOwnEnquiries(locale)) {
    const isEarlier = Date.parse(created_at) < since - CLOCKS_DIFFER
    if (isEarlier || quantity !== output.quantity || location !== output.location) continue
    const enquiry = await enquiryNow(locale, id)
    const stored = v.safeParse(enquirySchema, formValuesOf(enquiry))
    if (stored.success && sameInput(stored.output, output)) return enquiry
  }
  return undefined
}

/** But for the photo, which is scaled on its way. */
const sameInput = (one: EnquiryOutput, other: EnquiryOutput) =>
  Object.keys({ ...one, ...other }).every(
    (name) => name === 'photo' || one[name as keyof EnquiryOutput] === other[name as keyof EnquiryOutput],
  )

let current: { token: string | undefined; answer: Promise<Posted> } | undefined

/** An enquiry is on its way. It stays so when its page is left: anyone who comes back finds it, and no form to send it again. */
export function posting(answer: Promise<Posted>): Promise<Posted> {
  const own = { token: readSession().token, answer }
  current = own
  return answer.finally(() => {
    if (current === own) current = undefined
  })
}

/** What this person has on its way. */
export const postingUnderWay = (): Promise<Posted> | undefined =>
  current?.token === readSession().token ? current?.answer : undefined

const check = v.object({ posted: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

/** What the history remembers of an enquiry that was posted: a reload, or Back to the form, says so again. */
export const postedState = (id: number) => ownState({ posted: id } satisfies v.InferOutput<typeof check>)

/** @param state of a location */
export const readPosted = (state: unknown): number | undefined => readOwnState(check, state)?.posted
