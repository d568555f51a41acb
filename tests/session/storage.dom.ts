import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { failStorage } from '../fail-storage.ts'
import { proves } from '../proves.ts'
import { ownState, readOwnState, writeStored } from '../../src/session/storage.ts'

/** A fresh visit with an empty module memory. */
async function visit() {
  vi.resetModules()
  return import('../../src/session/storage.ts')
}

const noTokens = ['', 'short', 'with space 123', 'null\nX-Evil: 1', 'टोकन-टोकन-टोकन', 'x'.repeat(5_000)]
test.each(noTokens)('garbage reads as absent: %j', async (garbage) => {
  localStorage.setItem('authToken', garbage)
  expect((await visit()).readStored('authToken')).toBeUndefined()
})

test.each([
  ['QuotaExceededError', ['setItem']],
  ['SecurityError', ['getItem', 'setItem', 'removeItem']],
] as const)('storage that throws %s doesn’t stop the visit', proves('case 19'), async (name, calls) => {
  failStorage(name, calls)
  const { readStored, writeStored } = await visit()
  expect(readStored('authToken')).toBeUndefined()
  writeStored('authToken', 'a-token-0123456789')
  expect(readStored('authToken')).toBe('a-token-0123456789')
  writeStored('authToken', undefined)
  expect(readStored('authToken')).toBeUndefined()
})

/** Every key (§session.2, §session.3). */
const values = [
  ['userId', 12, '12'],
  ['businessId', 7, '7'],
  ['business_type', 'fpo', 'fpo'],
  ['isBusiness', true, 'true'],
  ['has_wholesaler_profile', false, 'false'],
  ['has_shown_profile_alert', true, 'true'],
  ['user_name', 'आशा पवार', 'आशा पवार'],
  ['purchasedEntities', ['farmer_3', 'enquiry_12'], '["farmer_3","enquiry_12"]'],
  ['saved_mandi', [{ query: 'state=Goa' }], '[{"query":"state=Goa"}]'],
  ['own_place', 'state=Maharashtra&district=Nashik', 'state=Maharashtra&district=Nashik'],
  ['mandi_place', 'place=all', 'place=all'],
  ['sell_costs', 'way=22-15&fee=2.5', 'way=22-15&fee=2.5'],
] as const
test.each(values)('%s stores %j as %s', async (key, value, raw) => {
  const { writeStored } = await visit()
  writeStored(key, value as never)
  expect(localStorage.getItem(key)).toBe(raw)
  expect((await visit()).readStored(key)).toEqual(value)
})

test('values of this tab are stored for this tab only', async () => {
  const { readStored, writeStored } = await visit()
  writeStored('business_profile_verified', true)
  expect(localStorage.getItem('business_profile_verified')).toBeNull()
  expect(sessionStorage.getItem('business_profile_verified')).toBe('true')
  expect(readStored('business_profile_verified')).toBe(true)
})

test('reading any stored value doesn’t throw, and its result can be stored', async () => {
  const { readStored, STORED_KEYS } = await visit()
  const garbage = [
    ...'\0 { [] null TRUE [1] ["__proto__"] {"a":{}} [{"query":"","seen":1e400}] 0 -1 1e9 9e15'.split(' '),
    ...'9999999999999999 99999999999999 9999-12-31T23:59:59Z ["farmer_99999999999999999999999999"]'.split(' '),
    'x'.repeat(9_999),
    '',
  ]
  for (const key of STORED_KEYS)
    for (const raw of garbage) {
      localStorage.setItem(key, raw)
      sessionStorage.setItem(key, raw)
      const value: unknown = readStored(key)
      if (value === undefined)
        expect(localStorage.getItem(key) === null || sessionStorage.getItem(key) === null).toBe(true)
      else expect(['string', 'object', 'number']).toContain(typeof value)
      // Every stored moment must be a valid date.
      const moments = typeof value === 'object' ? Object.values(value ?? {}) : [value]
      for (const moment of moments)
        if (typeof moment === 'number') expect(() => new Date(moment).toISOString()).not.toThrow()
    }
})

describe('a history state that belongs to one person', () => {
  beforeEach(() => writeStored('userId', 42))
  const check = v.object({ posted: v.number() })
  /** The state as the history stores it. */
  const restored = () => structuredClone(ownState({ posted: 7 }))

  test('the same person finds it again', () => {
    expect(readOwnState(check, restored())).toEqual({ posted: 7 })
  })

  test.each([
    ['somebody else', 43],
    ['nobody', undefined],
  ])('%s doesn’t find it', (_, userId) => {
    const state = restored()
    writeStored('userId', userId)
    expect(readOwnState(check, state)).toBeUndefined()
  })

  test('a visitor finds their own, which a person with an id doesn’t', () => {
    writeStored('userId', undefined)
    const state = restored()
    expect(readOwnState(check, state)).toEqual({ posted: 7 })
    writeStored('userId', 42)
    expect(readOwnState(check, state)).toBeUndefined()
  })

  test.each([null, { posted: 7 }, { posted: '7', by: 42 }, { posted: 7, by: '42' }, { by: 42 }])(
    'an invalid state isn’t found: %j',
    (state) => {
      expect(readOwnState(check, state)).toBeUndefined()
    },
  )
})
