import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, parseReply, inLanguage } from './client.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'

/** Which step 2 of the registration is done. */
export type ProfileFlags = InferOutput<typeof replies.vProfileFlags>
export type SignedIn = InferOutput<typeof replies.vSignedIn>

/** Has a code sent. Only `status: 'success'` means that it is on its way; otherwise `message` says why not. */
export const requestOtp = (body: components['schemas']['RequestOtp'], locale: Locale) =>
  parseReply(
    api.POST('/api/auth/request-otp/', { params: { header: inLanguage(locale) }, body }),
    replies.vRequestOtpResponse,
  )

/** Signed in when the reply has a `token`; without one the code was refused (§sign-in.8). */
export const verifyOtp = (body: components['schemas']['VerifyOtp'], locale: Locale) =>
  parseReply(
    api.POST('/api/auth/verify-otp/', { params: { header: inLanguage(locale) }, body }),
    replies.vVerifyOtpResponse,
  )
