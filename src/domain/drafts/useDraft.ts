import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { readSession, useSession, watchSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { useAnswer } from '../../ui/hooks/useAnswer.ts'
import { useHydrated } from '../../ui/hooks/useHydrated.ts'
import { useSubscription } from '../../ui/hooks/useSubscription.ts'
import { dropDraft, findDraft, freeLostDrafts, holdDraft, keepDraft, markDraft, newDraftKey } from './drafts.ts'

type Values = Record<string, unknown>
/** Every value of a form but its files: a check that leaves one out does not compile, or it would get lost. */
type Kept<Screen> = { [Name in keyof Screen as File extends Screen[Name] ? never : Name]: Screen[Name] }
type Form<Screen> = { values: Screen; reset: (values: Screen) => void }

export type FormDraft = {
  /** When what is in the form was typed, if it was brought back: for the `DraftNotice`. */
  restoredAt: Date | undefined
  /** The device did not take the draft: it ends with the page. */
  isUnsafe: boolean
  /** Puts in what the form had at first, and drops the draft. */
  startAfresh: () => void
  /** For the form's `onSubmit`, once the server has what was typed and before it leads on. */
  drop: () => void
  /** Writes the draft once more, where another tab has dropped it. */
  keep: () => void
}

/** An older draft was typed before this page was loaded (ms since 1970). */
const LOADED_AT = Date.now()

/**
 * Keeps what a person changes in a form, at each key, and brings it back after a reload, an expired session or a crash
 * (§session.17). Only the person who typed it gets to see it.
 *
 *     const form = useForm({ …, onSubmit: async (output) => { await send(output); draft.drop() } })
 *     const draft = useDraft('enquiry-new', v.object({ notes: v.string() }), form)
 *     … <DraftNotice draft={draft} />
 *
 * @param name of the form, and of what it changes: `enquiry-edit-42`; another name wants another `key` on the component
 * @param check of the values that can be kept, as they are in the fields
 * @param options.shared all tabs have one draft, under the bare name, and a visitor's is taken up by who signs in: a step of the
 * registration. `blank`: what the form has when nothing is typed, where that isn't what it begins with. `isQuiet`: what was typed in
 * this visit comes back without a notice. `ignores`: a field whose change alone is no draft
 */
export function useDraft<const Screen extends Values>(
  name: string,
  check: v.GenericSchema<unknown, Kept<Screen>>,
  form: Form<Screen>,
  { shared }: { shared?: { blank?: Screen; isQuiet?: boolean; ignores?: string } } = {},
): FormDraft {
  const { token } = useSession()
  const [initial] = useState(form.values)
  const isShared = shared !== undefined
  const blank = shared?.blank ?? initial
  /** The values that differ from the blank form, as text; files left out. */
  const changes = (values: Values) => {
    const { output } = v.safeParse(check, values) as { output: Values }
    const changed = Object.entries(output).filter(([field, value]) => value !== blank[field])
    return changed.every(([field]) => field === shared?.ignores) ? '' : JSON.stringify(Object.fromEntries(changed))
  }
  const [owner] = useState(() => ({ id: readStored('userId'), token: readSession().token }))
  function find() {
    const completed = v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((kept): unknown => ({ ...(blank as Values), ...kept })),
      check,
    )
    const found = findDraft(name, completed, { ofVisitors: isShared })
    return found && changes(found.values) !== '' ? found : undefined
  }
  // A prerendered page is drawn without it at first, as the build has drawn it.
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState(() => (isHydrated ? find() : undefined))
  const [key, setKey] = useState(() => draft?.key ?? (isShared ? name : newDraftKey(name)))
  function takeUp() {
    const found = find()
    if (!found) return
    setDraft(found)
    setKey(found.key)
  }
  const [wasHydrated, setWasHydrated] = useState(isHydrated)
  if (isHydrated && !wasHydrated) {
    setWasHydrated(true)
    takeUp()
  }
  const [isTakenUp, setTakenUp] = useState(false)
  if (draft && !isTakenUp) {
    setTakenUp(true)
    form.reset({ ...form.values, ...draft.values })
  }

  const text = changes(form.values)
  const [isUnsafe, setUnsafe] = useState(false)
  /** What needs no writing: it is stored already, nobody has touched it, or it was sent. */
  const settled = useRef(changes(initial))
  function keep() {
    settled.current = text
    if (!isStillHere(owner, isShared)) return
    if (text === '') dropDraft(key)
    else setUnsafe(!keepDraft(key, JSON.parse(text), { open: !isShared, awaitsSignIn: !token }))
  }
  const restored = draft && changes(draft.values)
  const onChange = useEffectEvent((now: string) => {
    if (now === restored) settled.current = now
    else if (now !== settled.current) keep()
  })
  useEffect(() => onChange(text), [text])
  // A visitor's draft is now of the person who has signed in.
  useEffect(() => {
    if (draft && isShared) markDraft(draft.key, { user: readStored('userId'), awaitsSignIn: !token })
  }, [draft, isShared, token])
  useSubscription(watchSession, ({ expired }) => {
    if (expired) markDraft(key, { awaitsSignIn: true })
  })

  const isTyped = text !== ''
  // After the effect that writes: the next one who comes finds the last key.
  useEffect(() => (isTyped && !isShared ? holdDraft(key) : undefined), [isTyped, key, isShared])

  const freeLost = useCallback(() => freeLostDrafts(name), [name])
  useAnswer(freeLost, () => {
    if (!draft && !isTyped) takeUp()
  })

  const forget = (sent: string) => {
    settled.current = sent
    if (isStillHere(owner, isShared)) dropDraft(key)
    setDraft(undefined)
  }
  const isSaid = draft && (!shared?.isQuiet || draft.awaitsSignIn || draft.savedAt.getTime() < LOADED_AT)
  return {
    restoredAt: isSaid ? draft.savedAt : undefined,
    isUnsafe: isUnsafe && isTyped,
    startAfresh: () => {
      forget(changes(blank))
      form.reset(blank)
    },
    drop: () => forget(text),
    keep,
  }
}

/** Whether what was typed is still of the person who is here. A visitor who signs in has what they typed, where `isShared`. */
function isStillHere({ id, token }: { id: number | undefined; token: string | undefined }, isShared: boolean): boolean {
  if (id !== undefined) return readStored('userId') === id
  return readStored('userId') === undefined ? readSession().token === token : isShared && token === undefined
}
