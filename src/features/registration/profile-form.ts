import * as v from 'valibot'
import type { ProfileInput } from '../../api/registration.ts'
import type { BusinessType } from '../../session/storage.ts'
import { declarations } from './declarations.ts'
import { entriesOf, unitOf, storedValuesOf, type FieldDeclaration, type FieldValue } from './field.ts'
import { personalEntries, toPersonalProfile, type Personal } from './personal.ts'

/** What the screen of step 2 holds: who it is, and what the type's declaration asks for. */
export type ProfileValues = Personal & Record<string, FieldValue>
type Checked = Personal & Record<string, unknown>

/** The fields of a business type in the order of the screen. */
export function fieldsOf(type: BusinessType): [name: string, field: FieldDeclaration][] {
  const { fields } = declarations[type] as { fields: Record<string, FieldDeclaration | undefined> }
  return Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field]] : []))
}

/**
 * The rules of a business type's form, and what is sent: all from its declaration.
 * @param stored a finished business: its file stays where none is chosen, its name where the form doesn't ask for it
 */
export function profileSchema(
  type: BusinessType,
  stored?: { company_name?: string | undefined },
): v.GenericSchema<ProfileValues, ProfileInput<BusinessType>> {
  const isStored = stored !== undefined
  const details = Object.assign(
    {},
    ...fieldsOf(type).map(([name, field]) => entriesOf(name, field, { isStored })),
  ) as v.ObjectEntries
  const schema = v.pipe(
    v.object({ ...personalEntries, ...details }),
    v.transform((values) => ({
      ...(stored?.company_name && { company_name: stored.company_name }),
      ...toProfile(type, values as Checked),
    })),
  )
  return schema as v.GenericSchema<unknown, unknown> as v.GenericSchema<ProfileValues, ProfileInput<BusinessType>>
}

function toProfile(type: BusinessType, values: Checked): Record<string, unknown> {
  const details = fieldsOf(type).flatMap(([name, field]) => {
    const value = field.kind === 'size' ? `${String(values[name])} ${String(values[unitOf(name)])}` : values[name]
    return value === undefined ? [] : [[name, value]]
  })
  const { companyName } = declarations[type] as { companyName?: string }
  return {
    ...toPersonalProfile(values),
    business_type: type,
    ...(companyName && { company_name: values[companyName] }),
    ...(Object.fromEntries(details) as Record<string, unknown>),
  }
}

/** The name of a finished business whose form doesn't ask for it: sent along, or the server would put the person's in its place. */
export const keptName = (type: BusinessType, business: { company_name: string | null }, person: string) =>
  'company_name' in declarations[type].fields || business.company_name === person
    ? undefined
    : (business.company_name ?? undefined)

/** @param stored what the profile knows of the business, by the same names */
export const initialValues = (
  type: BusinessType,
  personal: Personal,
  stored: Record<string, unknown> = {},
): ProfileValues =>
  Object.assign(
    {},
    personal,
    ...fieldsOf(type).map(([name, field]) => storedValuesOf(name, field, stored[name])),
  ) as ProfileValues
