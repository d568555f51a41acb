import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useId, useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'

/** A schema's message, translated when it is shown: `v.nonEmpty(say(msg`…`))`. */
export const say = (text: MessageDescriptor) => () => i18n._(text)

/** A message that would fit other fields too, so it names its own (§forms.2). */
export const sayOf = (label: MessageDescriptor, text: (field: string) => MessageDescriptor) => () =>
  i18n._(text(i18n._(label)))

/** Default message, for checks without their own (§forms.2). */
const required = msg({ message: 'This field is required', comment: 'Error at a field that has no better words.' })

const UNTRIED = { count: 0, wrong: [], edited: [] }

type Values = Record<string, unknown>
export type Form<Schema extends v.GenericSchema<Values, unknown>> = ReturnType<typeof useForm<Schema>>
type Name<T> = Extract<keyof T, string>
type Errors<T> = { [Field in Name<T>]?: string }

/**
 * State of a form. The schema validates the values on the screen and converts them for `onSubmit`; its messages come
 * from `say`. Fields are checked on submit, an edit clears its field's error, and a second submit during the first is
 * ignored (§forms.4). A rejection becomes `failure`, and the values stay; `fieldErrors` extracts the server's messages
 * about single fields from it.
 */
export function useForm<const Schema extends v.GenericSchema<Values, unknown>>({
  schema,
  initial,
  onSubmit,
  fieldErrors,
}: {
  schema: Schema
  initial: v.InferInput<Schema>
  /** `isUnchanged` tells whether the values on the screen are still those that were submitted. */
  onSubmit: (output: v.InferOutput<Schema>, isUnchanged: () => boolean) => Promise<unknown>
  fieldErrors?: (failure: unknown) => Record<string, readonly string[]> | undefined
}) {
  type Screen = v.InferInput<Schema>
  type Field = Name<Screen>
  const formId = useId()
  const [values, setValues] = useState<Screen>(initial)
  /** Number of attempts, the fields that the last one found wrong, and those edited since. */
  const [attempt, setAttempt] = useState<{ count: number; wrong: readonly string[]; edited: readonly string[] }>(
    UNTRIED,
  )
  const [failure, setFailure] = useState<unknown>()
  const [isPending, setPending] = useState(false)
  const lock = useRef(false)
  const latest = useRef(initial)

  // Validated again at each render: messages follow the language, and one about two fields goes once either is right.
  const found: Errors<Screen> = attempt.wrong.length > 0 ? errorsOf(schema, values) : {}
  for (const name of Object.keys(found)) if (!attempt.wrong.includes(name)) delete found[name as Field]
  const serverErrors = Object.entries((failure !== undefined && fieldErrors?.(failure)) || {}).filter(
    ([name, texts]) => name in initial && texts[0],
  )
  for (const [name, texts] of serverErrors) found[name as Field] ??= texts[0]
  for (const name of attempt.edited) delete found[name as Field]

  function show(next: Screen) {
    latest.current = next
    setValues(next)
  }
  function change(patch: Partial<Screen>) {
    show({ ...latest.current, ...patch })
    setAttempt((before) => ({ ...before, edited: [...before.edited, ...Object.keys(patch)] }))
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (lock.current) return
    const { success, output } = v.safeParse(schema, values)
    setFailure(undefined)
    const wrong = success ? [] : Object.keys(errorsOf(schema, values))
    setAttempt(({ count }) => ({ count: count + 1, wrong, edited: [] }))
    if (!success) return
    lock.current = true
    setPending(true)
    try {
      await onSubmit(output, () => Object.entries(values).every(([name, value]) => value === latest.current[name]))
    } catch (error) {
      setFailure(error)
      // It is about the values that were sent, so it shows even at a field edited meanwhile.
      setAttempt((before) => ({ ...before, edited: [] }))
    } finally {
      lock.current = false
      setPending(false)
    }
  }

  const idOf = (name: Field) => `${formId}${name}`
  return {
    values,
    change,
    /** Replaces all values, as when a draft is restored; clears errors and failure. */
    reset: (next: Screen) => {
      show(next)
      setAttempt(UNTRIED)
      setFailure(undefined)
    },
    errors: found,
    /** Errors for ErrorSummary, in the order of the fields; `attempt` is its key. */
    summary: Object.keys(initial).flatMap((name) => {
      const message = found[name as Field]
      return message ? [{ fieldId: idOf(name as Field), message }] : []
    }),
    attempt: attempt.count,
    /** The failure, for a notice above the form; undefined if the server named fields in it, even once they are edited. */
    formFailure: serverErrors.length ? undefined : failure,
    isPending,
    submit: (event?: FormEvent) => void submit(event),
    /** Props for a field of src/ui: `<TextField {...form.field('name')} label=… />`. */
    field: <const F extends Field>(name: F) => ({
      id: idOf(name),
      name,
      value: values[name],
      onChange: (value: Screen[F]) => change({ [name]: value } as unknown as Partial<Screen>),
      error: found[name],
    }),
  }
}

/** The first error of each field; errors in nested values belong to the field that holds them. */
export function errorsOf<Schema extends v.GenericSchema<Values, unknown>>(
  schema: Schema,
  values: v.InferInput<Schema>,
): Errors<v.InferInput<Schema>> {
  const found: Record<string, string> = {}
  for (const { path, message } of v.safeParse(schema, values, { message: say(required) }).issues ?? []) {
    const name = path?.[0]?.key
    if (typeof name === 'string') found[name] ??= message
  }
  return found
}
