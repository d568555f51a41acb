import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, parseReply, inLanguage, userHeaders } from './client.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'
import { readQuery } from './ask.ts'
import { asForm, type FormInput } from './sending.ts'
import { forgetUnansweredBusiness, once } from './idempotency/once.ts'

export type SignedIn = InferOutput<typeof replies.vSignedIn>

/** Requests an OTP. Only `status: 'success'` means that it is on its way; otherwise `message` says why not. */
export const requestOtp = (body: components['schemas']['RequestOtp'], locale: Locale) =>
  parseReply(
    api.POST('/api/auth/request-otp/', { params: { header: inLanguage(locale) }, body }),
    replies.vRequestOtpResponse,
  )

/** Checks an OTP. A reply with a `token` means signed in; without one the OTP was refused (§sign-in.8). */
export const verifyOtp = (body: components['schemas']['VerifyOtp'], locale: Locale) =>
  parseReply(
    api.POST('/api/auth/verify-otp/', { params: { header: inLanguage(locale) }, body }),
    replies.vVerifyOtpResponse,
  )

export type UserProfile = ReturnType<typeof withUser>
export type OwnBusiness = InferOutput<typeof replies.vOwnBusiness>

/** Moves the person into `user`: the server sends them there or at the top level (§profile.2). */
function withUser(reply: InferOutput<typeof replies.vGetUserProfileResponse>) {
  if (reply.user) return { ...reply, user: reply.user }
  const { name: full_name, email, phone: mobile, ...common } = reply
  return { ...common, user: { full_name, email, mobile, preferred_language: undefined, profile_picture: null } }
}

/** The signed-in person, their business (null before registration) and permissions. */
export const userProfileQuery = (locale: Locale) =>
  readQuery(locale, { operation: 'getUserProfile' }, replies.vGetUserProfileResponse, withUser)

/** The person's role; currently `user` for everybody. */
export const userRoleQuery = (locale: Locale) =>
  readQuery(locale, { operation: 'getUserRole' }, replies.vGetUserRoleResponse, ({ role }) => role)

type Edit = components['schemas']['EditUserProfile']

/** Scope of mutations that store the profile: each reads it first, so it waits for the one before. */
export const PROFILE_SCOPE = { id: 'profile' }

/** Changes the person's profile. An empty `email` removes the e-mail; an omitted picture stays. */
export function editUserProfile(input: FormInput<Edit>, locale: Locale, signal?: AbortSignal) {
  forgetUnansweredBusiness()
  return parseReply(
    api.POST('/api/mobile/v1/edit-user-profile/', {
      params: { header: userHeaders(locale) },
      ...asForm<Edit>(input),
      signal,
    }),
    replies.vEditUserProfileResponse,
  )
}

export const requestAccountDeletion = (body: components['schemas']['RequestAccountDeletion'], locale: Locale) =>
  once('requestAccountDeletion', body, async (key) =>
    parseReply(
      api.POST('/api/auth/request-deletion/', { params: { header: userHeaders(locale, key) }, body }),
      replies.vRequestAccountDeletionResponse,
    ),
  )
