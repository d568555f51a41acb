import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, parseReply, inLanguage } from './client.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'

/** For which business types step 2 of the registration is done. */
export type ProfileFlags = InferOutput<typeof replies.vProfileFlags>
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
