import type { SignedIn } from '../../api/sign-in.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { wantedPage } from '../../domain/navigation/safe-next.ts'
import { draftOf, PERSONAL_DRAFT, readDraft, type StepDraftName } from '../../domain/drafts/drafts.ts'
import { profileFlag } from '../../session/storage.ts'

/**
 * Where a sign-in leads: to the registration without a business, else to `next` (§sign-in.13). Somebody whose session ended in
 * the registration goes on there, because `next` never names it (domain/navigation/safe-next.ts) and nothing else leads to what
 * they had typed (§session.13). The page that was wanted comes after it.
 * @param next from `safeNext`
 */
export function afterSignIn(reply: SignedIn, next: string): string {
  const type = reply.business_type
  const wanted = wantedPage(next)
  if (!reply.business) return paths.register(wanted)
  if (!type) return next
  const isComplete = reply[profileFlag(type)]
  const goesOn = (name: StepDraftName) => {
    const draft = readDraft(name)
    const isOwn = draft && (draft.user === undefined || draft.user === reply.user_id)
    return isOwn && (!wanted || (!isComplete && draft.awaitsSignIn))
  }
  return goesOn(draftOf(type)) || (!isComplete && goesOn(PERSONAL_DRAFT))
    ? paths.register(wanted, { step: 2, business_type: type })
    : next
}
