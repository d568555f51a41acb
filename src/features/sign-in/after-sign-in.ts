import type { SignedIn } from '../../api/sign-in.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { wantedPage } from '../../domain/navigation/safe-next.ts'
import { draftOf, PERSONAL_DRAFT, readDraft, type StepDraftName } from '../../domain/drafts/drafts.ts'
import { profileFlag } from '../../session/storage.ts'

/**
 * Where a sign-in leads: to the registration if there is no business, else to `next` (§sign-in.13). A registration
 * interrupted by the end of a session resumes, with the wanted page after it (§session.13). `next` never names the
 * registration (domain/navigation/safe-next.ts), so nothing else leads back to that input.
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
