import { refusalTexts } from '../failure-texts.ts'
import { refuse, type RefusalText } from '../failure.ts'
import type { Handlers, Lang } from '../operation.ts'
import { successTexts } from '../success-texts.ts'
import type { Store } from '../store/store.ts'
import { mintToken } from '../tokens.ts'
import { businessOf, profileFlags } from './own-business.ts'
import { PREFERRED_LANGUAGE } from '../../src/i18n/locales.ts'

/** The OTP of every number: the mock sends no SMS. */
export const OTP = '123456'
/** A number to which no OTP can be sent, for trying out that failure. */
const UNREACHABLE = '9000000400'
/** Equals the countdown of the OTP step (§sign-in.9). */
const OTP_LIFETIME_MS = 120_000
const MAX_WRONG_TRIES = 5

type Otp = { code: string; expires_at: string; tries: number; used: number }

/** Signing in with a mobile number and a one-time password (§sign-in.1). */
export const signIn = {
  requestOtp({ body: { mobile }, lang, store, now }) {
    if (mobile === UNREACHABLE) return refused('otp_not_sent', lang)
    // Otherwise requesting a new code would reset the limit of tries.
    if (isLocked(otpOf(store, mobile), now)) return refuse(429, 'too_many', lang)
    store.db
      .prepare(
        `INSERT OR REPLACE INTO otp (mobile, code, expires_at)
         VALUES (?1, coalesce((SELECT code FROM next_otp WHERE mobile = ?1), ?2), ?3)`,
      )
      .run(mobile, OTP, new Date(now + OTP_LIFETIME_MS).toISOString())
    return { status: 200, body: { status: 'success', message: otpSent(mobile, lang) } }
  },

  verifyOtp({ body: { mobile, otp }, lang, store, now }) {
    const sent = otpOf(store, mobile)
    if (!sent || sent.used) return refused('otp_invalid', lang)
    if (isLocked(sent, now)) return refuse(429, 'too_many', lang)
    if (Date.parse(sent.expires_at) <= now) return refused('otp_expired', lang)
    if (otp !== sent.code) {
      store.db.prepare('UPDATE otp SET tries = tries + 1 WHERE mobile = ?').run(mobile)
      return refused('otp_invalid', lang)
    }
    store.db.prepare('UPDATE otp SET used = 1 WHERE mobile = ?').run(mobile)
    const userId = userOfMobile(store, mobile, lang, now)
    const business = businessOf(store, userId)
    return {
      status: 200,
      body: {
        token: mintToken(store, userId, now),
        user_id: userId,
        business: business !== undefined,
        business_id: business?.id ?? null,
        business_type: business?.business_type ?? null,
        ...profileFlags(business),
      },
    }
  },
} satisfies Partial<Handlers>

function otpOf({ db }: Store, mobile: string): Otp | undefined {
  const row = db.prepare('SELECT code, expires_at, tries, used FROM otp WHERE mobile = ?').get(mobile)
  return row as Otp | undefined
}

/** Whether a number is locked after too many wrong tries. The lock lasts as long as its code would have. */
function isLocked(otp: Otp | undefined, now: number): boolean {
  return otp !== undefined && otp.tries >= MAX_WRONG_TRIES && Date.parse(otp.expires_at) > now
}

/** The id of a number's account, which is created when its first code is verified. */
function userOfMobile({ db }: Store, mobile: string, lang: Lang, now: number): number {
  const row = db
    .prepare(
      `INSERT INTO user (mobile, full_name, preferred_language, created_at) VALUES (?, '', ?, ?)
       ON CONFLICT (mobile) DO UPDATE SET preferred_language = excluded.preferred_language RETURNING id`,
    )
    .get(mobile, PREFERRED_LANGUAGE[lang], new Date(now).toISOString()) as { id: number }
  return row.id
}

/** A refusal with status 200 and without a token, which the app reads as 'Invalid OTP' (§sign-in.8). */
const refused = (code: RefusalText, lang: Lang) => ({
  status: 200 as const,
  body: { status: 'error' as const, message: refusalTexts[code][lang] },
})

function otpSent(mobile: string, lang: Lang): string {
  const number = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`
  return successTexts.otp_sent[lang].replace('{number}', number)
}
