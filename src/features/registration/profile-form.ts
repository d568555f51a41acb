import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { ProfileInput } from '../../api/registration.ts'
import { isGstin, isPan } from '../../domain/business/tax-numbers.ts'
import { textUpTo } from '../../domain/forms/rules.ts'
import { numberIn } from '../../domain/formats.ts'
import type { BusinessType } from '../../session/storage.ts'
import { say, sayOf } from '../../ui/form/useForm.ts'
import { fieldsOf, type FieldDeclaration } from './declarations.ts'
import { SIZE_UNITS, tidiedSize, unitOf } from './farm-size.ts'
import { isRequired, personalSchema, toPersonalProfile, type Personal } from './personal.ts'

export type FieldValue = string | boolean | File | null
export type ProfileValues = Personal & Record<string, FieldValue>
type Fields = ReturnType<typeof fieldsOf>
type Checked = Personal & Record<string, unknown>

const trimmed = v.pipe(v.string(), v.trim())
const oneNumber = v.transform((text: string) => numberIn(text) ?? text)
const sent = v.transform((text: string) => text || undefined)
const emptyOr = (isRight: (text: string) => boolean, message: MessageDescriptor) =>
  v.check<string, () => string>((text) => text === '' || isRight(text), say(message))

/** Makes what is sent for a field; undefined isn't sent. If a file `isStored`, choosing another one is optional. */
function entriesOf(name: string, field: FieldDeclaration, isStored: boolean): v.ObjectEntries {
  const isGiven = v.check<string, () => string>((text) => !field.isRequired || text !== '', isRequired(field.label))
  switch (field.kind) {
    case 'text':
      return { [name]: v.pipe(textUpTo(field.maxLength, field.label), isGiven, sent) }
    case 'pan':
      return { [name]: v.pipe(v.string(), isGiven, emptyOr(isPan, invalid.pan), sent) }
    case 'gstin':
      return { [name]: v.pipe(v.string(), isGiven, emptyOr(isGstin, invalid.gstin), sent) }
    case 'size':
      return {
        [name]: v.pipe(
          trimmed,
          isGiven,
          v.check((text) => !/\p{L}/u.test(text), sayOf(field.label, invalid.wordsInSize)),
          v.check((text) => !/\d{10}/.test(text.split('.')[0]!), sayOf(field.label, invalid.largeSize)),
          v.transform(roundedSize),
          emptyOr(isSize, invalid.size),
        ),
        [unitOf(name)]: v.picklist(SIZE_UNITS.map(({ id }) => id)),
      }
    case 'count': {
      const { min, max } = field
      const isRight = (text: string) =>
        text === '' ? !field.isRequired : /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
      const toNumber = v.transform((text: string) => (text ? Number(text) : undefined))
      return { [name]: v.pipe(trimmed, oneNumber, v.check(isRight, say(field.wrong)), toNumber) }
    }
    case 'yesNo':
      return { [name]: v.boolean() }
    case 'file': {
      const file = v.instance(File, isRequired(field.label))
      const orStored = v.pipe(
        v.nullable(file),
        v.transform((chosen) => chosen ?? undefined),
      )
      return { [name]: isStored ? orStored : file }
    }
    default:
      return field satisfies never
  }
}

/** Whether the server takes a size: at most nine digits and four decimals, not 0. */
const isSize = (text: string) => /^(?=.*[1-9])\d{1,9}(\.\d{1,4})?$/.test(text)
/** Rounds a size: '0.40469' (an acre in hectares) → '0.4047', '.5' → '0.5', '12.' → '12' */
const roundedSize = (text: string) =>
  /\d/.test(text) && Number.isFinite(Number(text)) ? String(Number(Number(text).toFixed(4))) : text

const invalid = {
  pan: msg({ message: 'Invalid PAN format. Should be like ABCDE1234F', comment: 'Error in the registration.' }),
  gstin: msg({ message: 'Invalid GST format', comment: 'Error in the registration.' }),
  size: msg({ message: 'Farm size must be a positive number', comment: 'Error in the registration.' }),
  wordsInSize: (field: string) =>
    msg({
      message: `${field}: enter one number, in acres, hectares or square metres`,
      comment: 'Error in the registration, for “5 acres 20 guntha”. {field}: Farm size.',
    }),
  largeSize: (field: string) =>
    msg({
      message: `${field}: enter at most 9 digits before the decimal point`,
      comment: 'Error in the registration. {field}: Farm size.',
    }),
}

/** A finished business (`isStored`) keeps its file if none is chosen. */
export function profileSchema(
  type: BusinessType,
  { fields = fieldsOf(type), isStored = false } = {},
): v.GenericSchema<ProfileValues, ProfileInput<BusinessType>> {
  const details = fields.map(([name, field]) => entriesOf(name, field, isStored))
  const sizes = fields.flatMap(([name, { kind }]) => (kind === 'size' ? [name] : []))
  const schema = v.pipe(
    v.looseObject({}),
    v.transform((values) => Object.assign({}, values, ...sizes.map((name) => tidiedSize(name, String(values[name]))))),
    v.intersect([personalSchema, v.object(Object.assign({}, ...details) as v.ObjectEntries)]),
    v.transform((values) => toProfile(type, fields, values)),
  )
  return schema as v.GenericSchema<unknown, unknown> as v.GenericSchema<ProfileValues, ProfileInput<BusinessType>>
}

function toProfile(type: BusinessType, fields: Fields, values: Checked): Record<string, unknown> {
  const details = fields.flatMap(([name, field]) => {
    const value = field.kind === 'size' ? `${String(values[name])} ${String(values[unitOf(name)])}` : values[name]
    return value === undefined ? [] : [[name, value]]
  })
  return {
    ...toPersonalProfile(values),
    business_type: type,
    ...(type === 'fpo' && { company_name: values['organization_name'] }),
    ...(Object.fromEntries(details) as Record<string, unknown>),
  }
}

export const initialValues = (
  fields: Fields,
  personal: Personal,
  stored: Record<string, unknown> = {},
): ProfileValues =>
  Object.assign(
    {},
    personal,
    ...fields.map(([name, field]) => storedValuesOf(name, field, stored[name] ?? '')),
  ) as ProfileValues

/** The form's values for a stored value, or the initial ones if it is ''. */
function storedValuesOf(name: string, { kind }: FieldDeclaration, stored: unknown): Record<string, FieldValue> {
  if (kind === 'file') return { [name]: null }
  if (kind === 'yesNo') return { [name]: stored === true }
  if (kind !== 'size') return { [name]: String(stored) }
  const [size = '', unit = SIZE_UNITS[0].id] = String(stored).split(' ')
  return { [name]: size, [unitOf(name)]: unit }
}
