import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useId, useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'

/** A schema's message, said in the language of the page at the moment it is shown: `v.nonEmpty(say(msg`…`))`. */
export const say = (text: MessageDescriptor) => () => i18n._(text)

/** For whatever has no words of its own (§forms.2). */
const required = msg({ message: 'This field is required', comment: 'Error at a field that has no better words.' })

type Values = Record<string, unknown>
type Name<T> = Extract<keyof T, string>
/** What was wrong with each field, one text each. */
type Errors<T> = { [Field in Name<T>]?: string }

/**
 * The one form engine. It holds what the screen holds; a valibot schema says what is right, and what the caller gets. Fields
 * are checked on submit; an error clears when its field is edited. A second submit while one is under way does nothing
 * (§forms.4).
 * @param options.schema from the screen's values to what is sent; its messages come from `say`
 * @param options.onSubmit sends it; a rejection is kept in `failure`, and what was typed stays
 * @param options.fieldErrors reads a server's words about single fields out of a failure
 */
export function useForm<const Schema extends v.GenericSchema<Values, unknown>>({
  schema,
  initial,
  onSubmit,
  fieldErrors,
}: {
  schema: Schema
  initial: v.InferInput<Schema>
  onSubmit: (output: v.InferOutput<Schema>) => Promise<unknown>
  fieldErrors?: (failure: unknown) => Record<string, readonly string[]> | undefined
}) {
  type Screen = v.InferInput<Schema>
  type Field = Name<Screen>
  const formId = useId()
  const [values, setValues] = useState<Screen>(initial)
  /** What the last attempt sent or found, and which fields were edited since. */
  const [attempt, setAttempt] = useState<{ count: number; values?: Screen; edited: readonly string[] }>({
    count: 0,
    edited: [],
  })
  const [failure, setFailure] = useState<unknown>()
  const [isPending, setPending] = useState(false)
  const lock = useRef(false)

  // Found again at each render, so that the texts follow a change of the language.
  const found: Errors<Screen> = attempt.values ? errorsOf(schema, attempt.values) : {}
  const serverErrors = Object.entries((failure !== undefined && fieldErrors?.(failure)) || {}).filter(
    ([name, texts]) => name in initial && texts[0],
  )
  for (const [name, texts] of serverErrors) found[name as Field] ??= texts[0]
  for (const name of attempt.edited) delete found[name as Field]

  function change(patch: Partial<Screen>) {
    setValues((before) => ({ ...before, ...patch }))
    setAttempt((before) => ({ ...before, edited: [...before.edited, ...Object.keys(patch)] }))
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (lock.current) return
    const { success, output } = v.safeParse(schema, values)
    setFailure(undefined)
    setAttempt(({ count }) => ({ count: count + 1, values: success ? undefined : values, edited: [] }))
    if (!success) return
    lock.current = true
    setPending(true)
    try {
      await onSubmit(output)
    } catch (error) {
      setFailure(error)
    } finally {
      lock.current = false
      setPending(false)
    }
  }

  const idOf = (name: Field) => `${formId}${name}`
  return {
    values,
    /** Changes some values and clears their errors. */
    change,
    /** Puts in other values, as when a draft is taken up: no errors, no failure. */
    reset: (next: Screen) => {
      setValues(next)
      setAttempt({ count: 0, edited: [] })
      setFailure(undefined)
    },
    errors: found,
    /** For the ErrorSummary, in the order of the fields; `attempt` is its key. */
    summary: Object.keys(initial).flatMap((name) => {
      const message = found[name as Field]
      return message ? [{ fieldId: idOf(name as Field), message }] : []
    }),
    attempt: attempt.count,
    /** What `onSubmit` threw at the last attempt. */
    failure,
    /** The failure that no field says, not even one that was edited since: for a notice above the form. */
    wholeFailure: serverErrors.length ? undefined : failure,
    isPending,
    submit: (event?: FormEvent) => void submit(event),
    /** What a field of src/ui takes: `<TextField {...form.field('name')} label=… />`. */
    field: <const F extends Field>(name: F) => ({
      id: idOf(name),
      name,
      value: values[name],
      onChange: (value: Screen[F]) => change({ [name]: value } as unknown as Partial<Screen>),
      error: found[name],
    }),
  }
}

/** The first thing wrong with each field; what is wrong deeper inside counts for the field that holds it. */
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
