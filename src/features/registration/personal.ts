import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { components } from '../../api/generated/schema.ts'
import type { UserProfile } from '../../api/account.ts'
import { isPincode } from '../../domain/formats.ts'
import { POSITION_AGE, POSITION_WAITS } from '../../domain/timers.ts'
import { optionalEmail, requiredText } from '../../domain/forms/rules.ts'
import { say } from '../../ui/form/useForm.ts'

type Schemas = components['schemas']

/**
 * Values that the server accepts if the device gives no position (openapi/schemas/registration.yaml, CurrentLocation).
 */
const LOCATION_UNAVAILABLE = 'Location unavailable'
const GEOLOCATION_NOT_SUPPORTED = 'Geolocation not supported'

/** Maximum text lengths that the server accepts. */
export const PERSONAL_MAX_LENGTH = { name: 100, email: 254, place: 100, address: 500 } as const

/**
 * The personal fields, in display order: in step 1, and in step 2 if missing (§registration.5). Stored drafts use the
 * same keys, so don't rename them.
 */
export const personalEntries = {
  pincode: v.pipe(
    v.string(),
    v.nonEmpty(say(msg({ message: 'Pincode is required', comment: 'Error at a field of the registration.' }))),
    v.check(
      isPincode,
      say(msg({ message: 'Enter a PIN code of 6 digits', comment: 'Error at a field of the registration.' })),
    ),
  ),
  area: v.pipe(v.string(), v.trim()),
  name: requiredText(msg({ message: 'Name is required', comment: 'Error at a field of the registration.' })),
  city: requiredText(msg({ message: 'City is required', comment: 'Error at a field of the registration.' })),
  email: optionalEmail(msg({ message: 'Email is invalid', comment: 'Error at a field of the registration.' })),
  district: requiredText(msg({ message: 'District is required', comment: 'Error at a field of the registration.' })),
  address: requiredText(
    msg({ message: 'Detailed address is required', comment: 'Error at a field of the registration.' }),
  ),
  state: requiredText(msg({ message: 'State is required', comment: 'Error at a field of the registration.' })),
  current_location: requiredText(
    msg({ message: 'Location is required', comment: 'Error at a field of the registration.' }),
  ),
}
export type Personal = { [Name in keyof typeof personalEntries]: string }
export const PERSONAL_NAMES = Object.keys(personalEntries) as (keyof Personal)[]

export const noPersonal = {
  ...Object.fromEntries(PERSONAL_NAMES.map((name) => [name, ''])),
  current_location: LOCATION_UNAVAILABLE,
} as Personal

/** Whether step 2 has nothing personal left to ask (§registration.16). */
export const isPersonalComplete = (personal: Personal): boolean => v.is(v.object(personalEntries), personal)

/** The personal fields that the profile contains. */
export function personalOfProfile({ user, business }: Pick<UserProfile, 'user' | 'business'>): Partial<Personal> {
  const known = {
    pincode: business?.pin_code,
    state: business?.state,
    district: business?.district,
    city: business?.city,
    address: business?.address,
    name: user.full_name,
    email: user.email,
    current_location: business?.current_location,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}

/** Merges sources: the first non-empty value of each field wins. */
export function firstOf(...sources: Partial<Personal>[]): Personal {
  return Object.fromEntries(
    PERSONAL_NAMES.map((name) => [name, sources.find((source) => source[name])?.[name] ?? noPersonal[name]]),
  ) as Personal
}

/** The input of step 1's call. Area and detailed address follow in step 2. */
export const toCreateBusiness = (
  { name, email, state, district, city, pincode, current_location }: Personal,
  business_type: Schemas['BusinessType'],
  mobile: string,
): Schemas['CreateBusiness'] => ({
  name,
  email: email || undefined,
  mobile,
  state,
  district,
  city,
  pincode,
  business_type,
  current_location,
})

/**
 * The personal part of step 2's calls. They have no field for the area, so it is appended to the address unless already
 * in it.
 */
export function toPersonalProfile(personal: Personal) {
  const { name, email, state, district, city, pincode, area, address, current_location } = personal
  const full = area && !address.toLowerCase().includes(area.toLowerCase()) ? `${address}, ${area}` : address
  return {
    full_name: name,
    email: email || undefined,
    address: full.slice(0, PERSONAL_MAX_LENGTH.address),
    city,
    district,
    state,
    pin_code: pincode,
    current_location,
  }
}

/** Form field names by the server's names in step 2, for its field errors. */
const screenNames: Record<string, keyof Personal> = { full_name: 'name', pin_code: 'pincode' }

/** The server's field errors under the form's field names. */
export const onScreen = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [screenNames[name] ?? name, texts]))

/**
 * The device's position as 'latitude, longitude' in degrees to 11 m, or why it is unknown (§registration.10). Never
 * rejects. The browser's timeout starts only after permission is granted, so this one starts at once.
 */
export function deviceLocation(geolocation: Geolocation | undefined = navigator.geolocation): Promise<string> {
  if (!geolocation) return Promise.resolve(GEOLOCATION_NOT_SUPPORTED)
  return new Promise((resolve) => {
    const unavailable = () => resolve(LOCATION_UNAVAILABLE)
    const timer = setTimeout(unavailable, POSITION_WAITS)
    const settle = (location: string) => {
      clearTimeout(timer)
      resolve(location)
    }
    geolocation.getCurrentPosition(
      ({ coords }) => settle(`${coords.latitude.toFixed(4)}, ${coords.longitude.toFixed(4)}`),
      () => settle(LOCATION_UNAVAILABLE),
      { timeout: POSITION_WAITS, maximumAge: POSITION_AGE, enableHighAccuracy: false },
    )
  })
}
