import { useEffect, useState } from 'react'
import { useSession, watchSession } from '../../session/session.ts'
import { awaitSignIn, forgetTyped, keepTyped, type Typed, type TypedKey } from './typed.ts'

type Values = Record<string, unknown>

/** What was kept before was typed before this page was loaded: the page before may write until its very end, after the load has begun. */
const LOADED_AT = Date.now()

/**
 * Keeps what is typed into a step under the specification's key, at each key press. It is the form's business to begin with
 * what was found.
 * @param found what the form began with
 * @param blank what it would begin with otherwise
 * @returns for the `DraftNotice`, which is shown when the typing was before this page was loaded, or before a sign-in
 */
export function useTyped<Screen extends Values>(
  key: TypedKey,
  form: { values: Screen; reset: (values: Screen) => void },
  { found, blank }: { found: Typed | undefined; blank: Screen },
): { broughtBack: Date | undefined; startAfresh: () => void } {
  const { token } = useSession()
  const { values } = form
  const [first] = useState(values)
  const [broughtBack, setBroughtBack] = useState(() =>
    found && (found.awaitsSignIn || found.at.getTime() < LOADED_AT) ? found.at : undefined,
  )

  useEffect(() => {
    if (isSame(values, blank)) forgetTyped(key)
    else if (values !== first || found)
      keepTyped(key, values, { at: values === first ? found?.at : undefined, awaitsSignIn: !token })
  }, [key, values, first, found, blank, token])
  // Step 2 is gone from the screen before it is told.
  useEffect(() => watchSession(({ expired }) => expired && awaitSignIn(key)), [key])

  return {
    broughtBack,
    startAfresh: () => {
      setBroughtBack(undefined)
      form.reset(blank)
    },
  }
}

/** Where the device is was not typed. */
const isSame = (values: Values, blank: Values) =>
  Object.keys(values).every((name) => name === 'current_location' || values[name] === blank[name])
