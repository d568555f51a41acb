/** Reads the parameters of a provider state, as a contract sends them. */
export type Params = ReturnType<typeof readParams>

/** A parameter of a state is missing or invalid. */
export class BadParam extends Error {}

export function readParams(given: unknown) {
  const values = new Map(Object.entries(typeof given === 'object' && given !== null ? given : {}))

  function optional<T>(name: string, read: (value: unknown) => T | undefined, what: string): T | undefined {
    const value: unknown = values.get(name)
    if (value === undefined || value === null) return undefined
    const result = read(value)
    if (result === undefined) throw new BadParam(`"${name}" must be ${what}`)
    return result
  }

  function required<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw new BadParam(`"${name}" is missing`)
    return value
  }

  const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const asId = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)
  const asNumber = (value: unknown) => (Number(value) > 0 ? Number(value) : undefined)
  const asMobile = (value: unknown) => /^[6-9]\d{9}$/.exec(String(value))?.[0]

  return {
    id: (name = 'id') => required(name, optional(name, asId, 'a whole number from 1')),
    optionalId: (name: string) => optional(name, asId, 'a whole number from 1'),
    optionalNumber: (name: string) => optional(name, asNumber, 'a number above 0'),
    text: (name: string) => required(name, optional(name, asText, 'text')),
    optionalText: (name: string) => optional(name, asText, 'text'),
    mobile: (name = 'mobile') => required(name, optional(name, asMobile, 'ten digits from 6 to 9')),
    optionalMobile: (name: string) => optional(name, asMobile, 'ten digits from 6 to 9'),
    flag: (name: string) => values.get(name) === true || values.get(name) === 'true',
    oneOf<T extends string>(name: string, choices: readonly T[], fallback?: T): T {
      const read = (value: unknown) => choices.find((choice) => choice === String(value))
      return required(name, optional(name, read, `one of ${choices.join(', ')}`) ?? fallback)
    },
  }
}
