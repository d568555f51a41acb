import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { components } from '../../api/generated/schema.ts'
import type { UserProfile } from '../../api/account.ts'
import { locate } from '../../domain/places/district-points.ts'
import { optionalEmail, pincodeCheck, textUpTo } from '../../domain/forms/rules.ts'
import { say, sayOf } from '../../ui/form/useForm.ts'

type Schemas = components['schemas']

/** Sent in place of a position (openapi/schemas/registration.yaml, CurrentLocation). */
const LOCATION_UNAVAILABLE = 'Location unavailable'
const GEOLOCATION_NOT_SUPPORTED = 'Geolocation not supported'

/** Maximum lengths that the server accepts (openapi/schemas/registration.yaml). */
const MAX_LENGTH = { name: 100, place: 100, address: 500 } as const

/** Labels of step 1, which the errors repeat. */
export const labels = {
  business_type: msg({ message: 'Business type', comment: 'Label in the registration.' }),
  pincode: msg({ message: 'Pincode', comment: 'Label in the registration: the postal code.' }),
  area: msg({ message: 'Area', comment: 'Label of a field: a place within a pincode.' }),
  name: msg({ message: 'Full name', comment: 'Label in the registration.' }),
  city: msg({ message: 'City', comment: 'Label in the registration: a city, town or village.' }),
  email: msg({ message: 'Email', comment: 'Label in the registration.' }),
  district: msg({ message: 'District', comment: 'Label in the registration.' }),
  address: msg({ message: 'Detailed address', comment: 'Label in the registration.' }),
  state: msg({ message: 'State', comment: 'Label in the registration.' }),
}

export const isRequired = (label: MessageDescriptor) =>
  sayOf(label, (field) =>
    msg({ message: `${field} is required`, comment: 'Error in the registration. {field}: its label.' }),
  )
const filledIn = (label: MessageDescriptor, most: number = MAX_LENGTH.place) =>
  v.pipe(textUpTo(most, label), v.nonEmpty(isRequired(label)))

/** Personal fields in display order. Drafts have the same keys, so don't rename them (§registration.5). */
const personalEntries = {
  pincode: v.pipe(v.string(), v.nonEmpty(isRequired(labels.pincode)), pincodeCheck),
  area: textUpTo(MAX_LENGTH.place, labels.area),
  name: filledIn(
    msg({ message: 'Name', comment: 'Of a person, in an error of the registration: “Name is required”.' }),
    MAX_LENGTH.name,
  ),
  city: filledIn(labels.city),
  email: optionalEmail(msg({ message: 'Email is invalid', comment: 'Error in the registration.' })),
  district: filledIn(labels.district),
  address: filledIn(labels.address, MAX_LENGTH.address),
  state: filledIn(labels.state),
  current_location: filledIn(
    msg({ message: 'Location', comment: 'Of the device, in an error of the registration: “Location is required”.' }),
  ),
}
export type Personal = { [Name in keyof typeof personalEntries]: string }
export const PERSONAL_NAMES = Object.keys(personalEntries) as (keyof Personal)[]

export const noPersonal = {
  ...Object.fromEntries(PERSONAL_NAMES.map((name) => [name, ''])),
  current_location: LOCATION_UNAVAILABLE,
} as Personal

/** The address as sent. It ends with the area, for which step 2 has no field. */
const fullAddress = ({ address, area }: Pick<Personal, 'address' | 'area'>): string =>
  area && !address.toLowerCase().includes(area.toLowerCase()) ? `${address}, ${area}` : address

/** The length of address and area together is checked even if other fields are wrong. */
export const personalSchema = v.pipe(
  v.object(personalEntries),
  v.forward(
    v.partialCheck(
      [['address'], ['area']],
      (personal) => fullAddress(personal).length <= MAX_LENGTH.address,
      say(
        msg({
          message: 'Detailed address and area can have at most 500 characters together',
          comment: 'Error in the registration, at the address.',
        }),
      ),
    ),
    ['address'],
  ),
)

/** Whether step 2 has nothing personal to ask (§registration.16). */
export const isPersonalComplete = (personal: Personal): boolean => v.is(personalSchema, personal)

/** The personal fields as typed in step 1, else as stored. */
export function personalOf(
  { user, business }: Pick<UserProfile, 'user' | 'business'>,
  typed: Record<string, unknown> = {},
): Personal {
  const stored: Record<string, unknown> = {
    pincode: business?.pin_code,
    state: business?.state,
    district: business?.district,
    city: business?.city,
    address: business?.address,
    name: user.full_name,
    email: user.email,
    current_location: business?.current_location,
  }
  return Object.fromEntries(
    PERSONAL_NAMES.map((name) => [name, typed[name] || stored[name] || noPersonal[name]]),
  ) as Personal
}

export const toCreateBusiness = (
  { area: _area, address: _address, email, ...sent }: Personal,
  business_type: Schemas['BusinessType'],
  mobile: string,
): Schemas['CreateBusiness'] => ({ ...sent, email: email || undefined, mobile, business_type })

export function toPersonalProfile(personal: Personal) {
  const { name, email, state, district, city, pincode, current_location } = personal
  return {
    full_name: name,
    email: email || undefined,
    address: fullAddress(personal),
    city,
    district,
    state,
    pin_code: pincode,
    current_location,
  }
}

/** Maximum age of a position that is sent (ms, §registration.10). */
const FIVE_MINUTES = 300_000

/** The device's 'latitude, longitude' in degrees to 11 m, or why it is unknown (§registration.10). It never rejects. */
export const deviceLocation = (): Promise<string> =>
  locate(FIVE_MINUTES).then(
    ({ latitude, longitude }) => `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
    () => ('geolocation' in navigator ? LOCATION_UNAVAILABLE : GEOLOCATION_NOT_SUPPORTED),
  )
