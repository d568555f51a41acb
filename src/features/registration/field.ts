import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { isGstin, isPan } from '../../domain/business/tax-numbers.ts'
import { numberIn } from '../../domain/formats.ts'
import { say } from '../../ui/form/useForm.ts'

/** A field of step 2, for its look (DeclaredField.tsx) and its check (profile-form.ts). */
export type FieldDeclaration = {
  label: MessageDescriptor
  description?: MessageDescriptor
  /** Error if the field is empty; without this text, it may be empty. */
  required?: MessageDescriptor
} & (
  | {
      kind: 'text'
      maxLength: number
      autoComplete?: 'organization' | 'organization-title'
      /** Whether the field offers "Same as my address". */
      isPlace?: boolean
    }
  /** A number above 0 with a unit, sent as one text: '12.5 acres'. */
  | {
      kind: 'size'
      wrong: MessageDescriptor
      tooLarge: MessageDescriptor
      units: readonly { id: string; name: MessageDescriptor }[]
    }
  | { kind: 'count'; min: number; max: number; wrong: MessageDescriptor }
  | { kind: 'yesNo' }
  | { kind: 'pan' }
  /** `pan` is the field with the PAN that the GSTIN should contain. */
  | { kind: 'gstin'; pan: string }
  | { kind: 'file' }
)

export type FieldValue = string | boolean | File | null

/** Name of the field for the unit of a size. */
export const unitOf = (name: string) => `${name}_unit`

const trimmed = v.pipe(v.string(), v.trim())
/** Takes the one number out of a text; any other text goes on to the next check. */
const oneNumber = v.transform((text: string) => numberIn(text) ?? text)

/** Makes what is sent for a field; undefined isn't sent. If a file `isStored`, choosing another one is optional. */
export function entriesOf(name: string, field: FieldDeclaration, { isStored = false } = {}): v.ObjectEntries {
  const { required } = field
  const isGiven = v.check<string, () => string>((text) => !required || text !== '', say(required ?? field.label))
  const sent = v.transform((text: string) => text || undefined)
  switch (field.kind) {
    case 'text':
      return { [name]: v.pipe(trimmed, isGiven, sent) }
    case 'pan':
      return { [name]: v.pipe(v.string(), isGiven, emptyOr(isPan, invalidPan), sent) }
    case 'gstin':
      return { [name]: v.pipe(v.string(), isGiven, emptyOr(isGstin, invalidGstin), sent) }
    case 'size':
      return {
        [name]: v.pipe(
          trimmed,
          isGiven,
          oneNumber,
          v.check((text) => !/\d{10}/.test(text.split('.')[0]!), say(field.tooLarge)),
          v.transform(roundedSize),
          emptyOr(isSize, field.wrong),
        ),
        [unitOf(name)]: v.picklist(field.units.map(({ id }) => id)),
      }
    case 'count': {
      const isRight = (text: string) => /^\d+$/.test(text) && Number(text) >= field.min && Number(text) <= field.max
      const toNumber = v.transform((text: string) => (text ? Number(text) : undefined))
      return { [name]: v.pipe(trimmed, isGiven, oneNumber, emptyOr(isRight, field.wrong), toNumber) }
    }
    case 'yesNo':
      return { [name]: v.boolean() }
    case 'file': {
      const file = v.instance(File, say(required ?? field.label))
      return {
        [name]: isStored
          ? v.pipe(
              v.nullable(file),
              v.transform((chosen) => chosen ?? undefined),
            )
          : file,
      }
    }
    default:
      return field satisfies never
  }
}

const emptyOr = (isRight: (text: string) => boolean, message: MessageDescriptor) =>
  v.check<string, () => string>((text) => text === '' || isRight(text), say(message))

/** Whether the server takes a size: at most nine digits and four decimals, not 0. */
const isSize = (text: string) => /^(?=.*[1-9])\d{1,9}(\.\d{1,4})?$/.test(text)
/** Rounds a size: '0.40469' (an acre in hectares) → '0.4047', '.5' → '0.5', '12.' → '12' */
const roundedSize = (text: string) =>
  /\d/.test(text) && Number.isFinite(Number(text)) ? String(Number(Number(text).toFixed(4))) : text

/** The form's values for a stored value, or the initial ones if none is stored. */
export function storedValuesOf(name: string, field: FieldDeclaration, stored: unknown): Record<string, FieldValue> {
  switch (field.kind) {
    case 'size': {
      const [size = '', unit] = typeof stored === 'string' ? stored.split(' ') : []
      return { [name]: size, [unitOf(name)]: unit ?? field.units[0]!.id }
    }
    case 'yesNo':
      return { [name]: stored === true }
    case 'file':
      return { [name]: null }
    case 'count':
      return { [name]: typeof stored === 'number' ? String(stored) : '' }
    case 'text':
    case 'pan':
    case 'gstin':
      return { [name]: typeof stored === 'string' ? stored : '' }
    default:
      return field satisfies never
  }
}

const invalidPan = msg({
  message: 'Invalid PAN format. Should be like ABCDE1234F',
  comment: 'Error at a field of the registration.',
})
const invalidGstin = msg({ message: 'Invalid GST format', comment: 'Error at a field of the registration.' })
