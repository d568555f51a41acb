import * as v from 'valibot'
import type { ProfileInput } from '../../api/registration.ts'
import type { BusinessType } from '../../session/storage.ts'
import { declarations } from './declarations.ts'
import { entriesOf, unitOf, storedValuesOf, type FieldDeclaration, type FieldValue } from './field.ts'
import { personalEntries, toPersonalProfile, type Personal } from './personal.ts'

export type ProfileValues = Personal & Record<string, FieldValue>
type Checked = Personal & Record<string, unknown>

/** A type's fields in display order. */
export function fieldsOf(type: BusinessType): [name: string, field: FieldDeclaration][] {
  const { fields } = declarations[type] as { fields: Record<string, FieldDeclaration | undefined> }
  return Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field]] : []))
}

/** A finished business (`stored`) keeps its file if none is chosen, and its name if the form has no field for it. */
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

/** The business's own name, if the form has no field for it: otherwise the server would take the person's name. */
export const ownCompanyName = (type: BusinessType, business: { company_name: string | null }, person: string) =>
  'company_name' in declarations[type].fields || business.company_name === person
    ? undefined
    : (business.company_name ?? undefined)

/** @param stored values by field name */
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
