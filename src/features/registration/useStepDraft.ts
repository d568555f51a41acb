import { useEffect, useState } from 'react'
import type { StepDraftName } from '../../session/kept-drafts.ts'
import { useSession, watchSession } from '../../session/session.ts'
import { awaitSignIn, dropStepDraft, keepStepDraft, type StepDraft } from './step-draft.ts'
import { useSubscription } from '../../ui/hooks/useSubscription.ts'

type Values = Record<string, unknown>

/** What was kept before was typed before this page was loaded: the page before may write until its very end, after the load has begun. */
const LOADED_AT = Date.now()

/**
 * Keeps what is typed into a step under its key (§registration.27), at each key press. It is the form's business to begin with
 * what was found.
 * @param key undefined where the step has no such draft
 * @param options.found what the form began with
 * @param options.blank what it would begin with otherwise
 * @param options.isWhole keeps what nobody has changed too
 * @param options.isEdit changes of what is stored: whatever comes back is said
 * @returns for the `DraftNotice`, which is shown when the typing was before this page was loaded, or before a sign-in
 */
export function useStepDraft<Screen extends Values>(
  key: StepDraftName | undefined,
  form: { values: Screen; reset: (values: Screen) => void },
  options: { found: StepDraft | undefined; blank: Screen; isWhole?: boolean; isEdit?: boolean },
): { restoredAt: Date | undefined; startAfresh: () => void; keep: () => void } {
  const { found, blank, isWhole = false, isEdit = false } = options
  const { token } = useSession()
  const { values } = form
  const [first] = useState(values)
  const [restoredAt, setBroughtBack] = useState(() =>
    found && (isEdit || found.awaitsSignIn || found.savedAt.getTime() < LOADED_AT) ? found.savedAt : undefined,
  )

  function keep() {
    if (!key) return
    const changed = changes(values, blank)
    if (Object.keys(changed).every((name) => name === 'current_location')) dropStepDraft(key)
    else if (values !== first || found)
      keepStepDraft(key, isWhole ? values : changed, {
        savedAt: values === first ? found?.savedAt : undefined,
        awaitsSignIn: !token,
      })
  }
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `keep` is made of these
  useEffect(keep, [key, values, first, found, blank, token, isWhole])
  // Step 2 is gone from the screen before it is told.
  useSubscription(watchSession, ({ expired }) => {
    if (expired && key) awaitSignIn(key)
  })

  return {
    restoredAt,
    startAfresh: () => {
      setBroughtBack(undefined)
      form.reset(blank)
    },
    keep,
  }
}

/** Where the device is was not typed: by itself it is no change. */
const changes = (values: Values, blank: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== blank[name]))
