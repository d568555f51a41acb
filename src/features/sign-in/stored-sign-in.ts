import type { SignedIn } from '../../api/sign-in.ts'
import { BUSINESS_TYPES, profileFlag, type Stored } from '../../session/storage.ts'

/** What a sign-in stores (§sign-in.12). Undefined removes the value that an earlier session of the same person left. */
export function storedOfSignIn(reply: SignedIn, mobile: string) {
  const flags = BUSINESS_TYPES.map((type) => [profileFlag(type), reply[profileFlag(type)]] as const)
  const hasProfile = flags.some(([, done]) => done)
  return {
    authToken: reply.token,
    userId: reply.user_id,
    mobile,
    businessId: reply.business_id ?? undefined,
    business_type: reply.business_type ?? undefined,
    isBusiness: reply.business,
    hasProfile,
    ...Object.fromEntries(flags),
    business_profile_verified: hasProfile || undefined,
    otp_sent_at: undefined,
  } satisfies Partial<Stored>
}
