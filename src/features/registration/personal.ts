import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { components } from '../../api/generated/schema.ts'
import type { UserProfile } from '../../api/profile.ts'
import { isPincode } from '../../domain/forms/typed-number.ts'
import { POSITION_AGE, POSITION_WAITS } from '../../domain/timers.ts'
import { say } from '../../ui/form/useForm.ts'

type Schemas = components['schemas']

/** What the server takes where the device doesn't say where it is (openapi/schemas/registration.yaml, CurrentLocation). */
const LOCATION_UNAVAILABLE = 'Location unavailable'
const GEOLOCATION_NOT_SUPPORTED = 'Geolocation not supported'

/** Longest texts that the server takes. */
export const PERSONAL_MAX_LENGTH = { name: 100, email: 254, place: 100, address: 500 } as const

const text = v.pipe(v.string(), v.trim())

/**
 * Who registers and where, as the screen has it: step 1, and step 2 where it is missing (§registration.5).
 * The keys are those that the drafts have had from the start; their order is that of the screen.
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
  area: text,
  city: v.pipe(
    text,
    v.nonEmpty(say(msg({ message: 'City is required', comment: 'Error at a field of the registration.' }))),
  ),
  district: v.pipe(
    text,
    v.nonEmpty(say(msg({ message: 'District is required', comment: 'Error at a field of the registration.' }))),
  ),
  state: v.pipe(
    text,
    v.nonEmpty(say(msg({ message: 'State is required', comment: 'Error at a field of the registration.' }))),
  ),
  address: v.pipe(
    text,
    v.nonEmpty(say(msg({ message: 'Detailed address is required', comment: 'Error at a field of the registration.' }))),
  ),
  name: v.pipe(
    text,
    v.nonEmpty(say(msg({ message: 'Name is required', comment: 'Error at a field of the registration.' }))),
  ),
  email: v.pipe(
    text,
    v.check(
      (email) => email === '' || v.is(v.pipe(v.string(), v.email()), email),
      say(msg({ message: 'Email is invalid', comment: 'Error at a field of the registration.' })),
    ),
  ),
  current_location: v.pipe(
    v.string(),
    v.nonEmpty(say(msg({ message: 'Location is required', comment: 'Error at a field of the registration.' }))),
  ),
}
export type Personal = { [Name in keyof typeof personalEntries]: string }
export const PERSONAL_NAMES = Object.keys(personalEntries) as (keyof Personal)[]

export const noPersonal: Personal = {
  pincode: '',
  area: '',
  city: '',
  district: '',
  state: '',
  address: '',
  name: '',
  email: '',
  current_location: LOCATION_UNAVAILABLE,
}

/** Whether step 2 would have to ask for something (§registration.16). */
export const isPersonalComplete = (personal: Personal): boolean => v.is(v.object(personalEntries), personal)

/** As much as the profile knows. */
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

/** The later ones where the earlier ones have nothing. */
export function firstOf(...sources: Partial<Personal>[]): Personal {
  return Object.fromEntries(
    PERSONAL_NAMES.map((name) => [name, sources.find((source) => source[name])?.[name] ?? noPersonal[name]]),
  ) as Personal
}

/** Step 1: the area and the detailed address wait for step 2. */
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

/** Step 2. The calls have no field for the area: it is the end of the address, unless that names it. */
export function toPersonalProfile(personal: Personal) {
  const { name, email, state, district, city, pincode, area, address, current_location } = personal
  const whole = area && !address.toLowerCase().includes(area.toLowerCase()) ? `${address}, ${area}` : address
  return {
    full_name: name,
    email: email || undefined,
    address: whole.slice(0, PERSONAL_MAX_LENGTH.address),
    city,
    district,
    state,
    pin_code: pincode,
    current_location,
  }
}

/** The server's names of the same fields in step 2, for its words about them. */
const screenNames: Record<string, keyof Personal> = { full_name: 'name', pin_code: 'pincode' }

/** What the server says about single fields, under the names that the screen has. */
export const onScreen = (errors: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [screenNames[name] ?? name, texts]))

/**
 * Where the device is, as 'latitude, longitude' in degrees to 11 m, or why that is not known (§registration.10). Never rejects.
 * The browser's own timeout starts only when the person has allowed it: ours starts now.
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
