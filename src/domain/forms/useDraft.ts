import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSession, useSession, watchSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { usePromiseListener, useSubscription } from '../../ui/hooks/events.ts'
import { useHydrated } from '../../ui/hooks/environment.tsx'
import {
  draftValues,
  dropDraft,
  findDraft,
  freeLostDrafts,
  holdDraft,
  saveDraft,
  markDraft,
  newDraftKey,
} from './drafts.ts'

type Values = Record<string, unknown>
type Form<Screen> = { values: Screen; reset: (values: Screen) => void }

export type FormDraft = {
  /** Time when the restored values were typed; for `DraftNotice`. */
  restoredAt: Date | undefined
  /** Whether the device could not keep the draft, which is then lost with the page. */
  isUnsafe: boolean
  startAfresh: () => void
  /** Call it in `onSubmit`, once the server has the values. What was typed since the press stays as a draft. */
  drop: () => void
  /** Saves the draft again, when another tab has removed it. */
  save: () => void
}

/** Time when the page loaded (ms since 1970). Older drafts are from an earlier page. */
const LOADED_AT = Date.now()

/**
 * Saves a person's changes in a form at each key press, and restores them after a reload, an expired session or a crash
 * (§session.17). Only the person who typed them sees them.
 *
 * @param name the form and what it edits (`enquiry-edit-42`); another name needs another `key` on the component
 * @param options.shared for a step of the registration: all tabs share one draft under the plain name, and a visitor
 * who signs in keeps theirs.
 * `blank`: the empty form's values, if the form starts with others.
 * `isQuiet`: values typed during this visit are restored without a notice.
 * `ignores`: a field whose change alone makes no draft
 */
export function useDraft<const Screen extends Values>(
  name: string,
  form: Form<Screen>,
  { shared }: { shared?: { blank?: Screen; isQuiet?: boolean; ignores?: string } } = {},
): FormDraft {
  const { token } = useSession()
  const [initial] = useState(form.values)
  const isShared = shared !== undefined
  const blank = shared?.blank ?? initial
  /** Texts and ticks of the form's own fields: an older version may have had others. */
  const kept = (values: Values) =>
    Object.entries(draftValues(values)).filter(([field, value]) => typeof value === typeof blank[field])
  /** The values that differ from the blank form, as JSON; '' if none do. */
  const changes = (values: Values) => {
    const changed = kept(values).filter(([field, value]) => value !== blank[field])
    return changed.every(([field]) => field === shared?.ignores) ? '' : JSON.stringify(Object.fromEntries(changed))
  }
  const [owner] = useState(() => ({ id: readStored('userId'), token: readSession().token }))
  function find() {
    const found = findDraft(name, { ofVisitors: isShared })
    if (!found) return undefined
    if (changes(found.values) === '') {
      dropDraft(found.key)
      return undefined
    }
    return { ...found, values: { ...draftValues(blank), ...Object.fromEntries(kept(found.values)) } }
  }
  const [draft, setDraft] = useState<ReturnType<typeof find>>()
  const [key, setKey] = useState(() => (isShared ? name : newDraftKey(name)))
  function restore() {
    const found = find()
    if (!found) return
    setDraft(found)
    setKey(found.key)
    form.reset({ ...form.values, ...found.values })
  }
  // A prerendered page first renders without the draft, as in the build.
  const isHydrated = useHydrated()
  const [isSought, setSought] = useState(false)
  if (isHydrated && !isSought) {
    setSought(true)
    restore()
  }

  const text = changes(form.values)
  const [isUnsafe, setUnsafe] = useState(false)
  /** Changes that don't have to be written: already written, untouched or sent. */
  const settled = useRef(changes(initial))
  function save() {
    settled.current = text
    if (!isStillHere(owner, isShared)) return
    if (text === '') dropDraft(key)
    else {
      const isLost = !saveDraft(key, JSON.parse(text), { open: !isShared, awaitsSignIn: !token })
      // Setting an equal value can render too, and React throws after 50 in a row: key presses on a busy device.
      if (isLost !== isUnsafe) setUnsafe(isLost)
    }
  }
  const restored = draft && changes(draft.values)
  const onChange = useEffectEvent((now: string) => {
    if (now === restored) settled.current = now
    else if (now !== settled.current) save()
  })
  useEffect(() => onChange(text), [text])
  // A visitor's draft now belongs to the person who has signed in.
  useEffect(() => {
    if (draft && isShared) markDraft(draft.key, { user: readStored('userId'), awaitsSignIn: !token })
  }, [draft, isShared, token])
  useSubscription(watchSession, ({ expired }) => {
    if (expired) markDraft(key, { awaitsSignIn: true })
  })

  const isTyped = text !== ''
  // This comes after the effect that writes, so that the last change is written before others may have the draft.
  useEffect(() => (isTyped && !isShared ? holdDraft(key) : undefined), [isTyped, key, isShared])

  const freeLost = useCallback(() => freeLostDrafts(name), [name])
  usePromiseListener(freeLost, () => {
    if (!draft && !isTyped) restore()
  })

  const forget = (sent: string) => {
    settled.current = sent
    if (isStillHere(owner, isShared)) dropDraft(key)
    setDraft(undefined)
  }
  const showsNotice = draft && (!shared?.isQuiet || draft.awaitsSignIn || draft.savedAt.getTime() < LOADED_AT)
  return {
    restoredAt: showsNotice ? draft.savedAt : undefined,
    isUnsafe: isUnsafe && isTyped,
    startAfresh: () => {
      forget(changes(blank))
      form.reset(blank)
    },
    drop: () => {
      if (settled.current === text) forget(text)
    },
    save,
  }
}

/** Whether the draft still belongs to who is signed in. With `isShared`, a visitor who signs in keeps theirs. */
function isStillHere({ id, token }: { id: number | undefined; token: string | undefined }, isShared: boolean): boolean {
  if (id !== undefined) return readStored('userId') === id
  return readStored('userId') === undefined ? readSession().token === token : isShared && token === undefined
}
