import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { dropDraft, findDraft, freeLostDrafts, holdDraft, keepDraft, newDraftKey } from '../../session/drafts.ts'
import { readSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { useAnswer } from '../../ui/hooks/useAnswer.ts'
import { useHydrated } from '../../ui/hooks/useHydrated.ts'

/** What is typed is kept at the latest so many ms later. */
const KEEP_AFTER = 500

type Values = Record<string, unknown>
/** Every value of a form but its files: a check that leaves one out does not compile, or it would get lost. */
type Kept<Screen> = { [Name in keyof Screen as File extends Screen[Name] ? never : Name]: Screen[Name] }

export type FormDraft = {
  /** When what is in the form was typed, if it was brought back: for the `DraftNotice`. */
  restoredAt: Date | undefined
  /** Puts in what the form had at first, and forgets the draft. */
  startAfresh: () => void
  /** What was typed has arrived at the server: for the form's `onSubmit`, before it leads on. */
  drop: () => void
}

/**
 * Keeps what a person types into a form, and takes it up when they come back: after a reload, an expired session, a dead
 * battery (§session.17). Only the person who typed it gets to see it.
 *
 *     const form = useForm({ …, onSubmit: async (output) => { await send(output); draft.drop() } })
 *     const draft = useFormDraft('enquiry-new', v.object({ notes: v.string() }), form)
 *     … <DraftNotice draft={draft} />
 *
 * @param name of the form, and of what it changes: `enquiry-edit-42`; another name wants another `key` on the component
 * @param check the values that can be kept, as text has them: a file, say, is left out of it
 */
export function useFormDraft<const Screen extends Values>(
  name: string,
  check: v.GenericSchema<unknown, Kept<Screen>>,
  form: { values: Screen; reset: (values: Screen) => void },
): FormDraft {
  const asText = (values: Values) => JSON.stringify(v.safeParse(check, values).output)
  const [initial] = useState(form.values)
  const [owner] = useState(() => ({ id: readStored('userId'), token: readSession().token }))
  function find() {
    // A draft from before the form had one of its fields has that field as it is now.
    const completed = v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((kept): unknown => ({ ...(initial as Values), ...kept })),
      check,
    )
    const found = findDraft(name, completed)
    return found && JSON.stringify(found.values) !== asText(initial) ? found : undefined
  }
  // In a prerendered page it comes a moment later: at first that must be what the build has drawn.
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState(() => (isHydrated ? find() : undefined))
  const [key, setKey] = useState(() => draft?.key ?? newDraftKey(name))
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

  const text = asText(form.values)
  /** What needs no keeping: it is kept already, nobody has touched it, or it was sent. */
  const settled = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (text === settled.current || !isStillHere(owner)) return
    settled.current = text
    if (text === asText(initial)) dropDraft(key)
    else keepDraft(key, JSON.parse(text))
  })
  useEffect(() => {
    if (text !== settled.current) timer.current ??= setTimeout(keep, KEEP_AFTER)
  }, [text])
  useEffect(() => {
    // The page goes: closed, left for another, or put away by the system. And so does the form, when a session ends.
    const last = () => keep()
    addEventListener('pagehide', last)
    addEventListener('visibilitychange', last)
    return () => {
      removeEventListener('pagehide', last)
      removeEventListener('visibilitychange', last)
      last()
    }
  }, [])
  const isTyped = text !== asText(initial)
  // After the last word was kept: the next one who comes finds it.
  useEffect(() => (isTyped ? holdDraft(key) : undefined), [isTyped, key])

  const freeLost = useCallback(() => freeLostDrafts(name), [name])
  useAnswer(freeLost, () => {
    if (!draft && !isTyped) takeUp()
  })

  const forget = (sent: string) => {
    settled.current = sent
    if (isStillHere(owner)) dropDraft(key)
    setDraft(undefined)
  }
  return {
    restoredAt: draft?.savedAt,
    startAfresh: () => {
      forget(asText(initial))
      form.reset(initial)
    },
    drop: () => forget(text),
  }
}

/** Not after a log-out, here or in another tab, nor once somebody else is here: what was typed is then nobody's. */
const isStillHere = ({ id, token }: { id: number | undefined; token: string | undefined }) =>
  readStored('userId') === id && (id !== undefined || readSession().token === token)
