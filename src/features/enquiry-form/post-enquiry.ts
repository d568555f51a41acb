import { CausedError } from '../../api/caused-error.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createEnquiry, updateEnquiry, wordsOf, type Enquiry } from '../../api/enquiries.ts'
import { ApiError } from '../../api/errors.ts'
import { forgetUnanswered, sentBefore } from '../../api/once.ts'
import { userProfileQuery, type OwnBusiness } from '../../api/profile.ts'
import {
  missingDetails,
  profileProblem,
  type Detail,
  type ProfileProblem,
} from '../../domain/business/profile-completeness.ts'
import { scalePhoto } from '../../domain/files/scale-photo.ts'
import type { Locale } from '../../i18n/locales.ts'
import { openSession, readSession } from '../../session/session.ts'
import { arrived } from './arrived.ts'
import type { EnquiryOutput } from './enquiry-schema.ts'
import { mayBuy } from '../../domain/business/business-types.ts'

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
