import type { SignedIn } from '../../api/sign-in.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { draftOf, PERSONAL_DRAFT, readKept, type StepDraftName } from '../../session/kept-drafts.ts'
import { profileFlag } from '../../session/storage.ts'

/**
 * Where a sign-in leads: to the registration without a business, else to `next` (§sign-in.13). Somebody whose session ended in
 * the registration goes on there, because `next` never names it (domain/navigation/safe-next.ts) and nothing else leads to what
 * they had typed (§session.13).
 * @param next from `safeNext`
 */
export function afterSignIn(reply: SignedIn, next: string): string {
  const type = reply.business_type
  if (!reply.business) return paths.register()
  if (!type || next !== paths.home()) return next
  const isTyped = (name: StepDraftName) => {
    const draft = readKept(name)
    return draft && (draft.user === undefined || draft.user === reply.user_id)
  }
  const isComplete = reply[profileFlag(type)]
  return isTyped(draftOf(type)) || (!isComplete && isTyped(PERSONAL_DRAFT))
    ? paths.register({ step: 2, business_type: type })
    : next
}
