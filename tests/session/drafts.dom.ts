import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, readDraft } from '../../src/session/drafts.ts'
import { signOut } from '../../src/session/session.ts'
import { writeStored } from '../../src/session/storage.ts'

const check = v.object({ notes: v.string() })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  dropDraft('form')
})

test('a draft is found again by the person who typed it, and by nobody else', () => {
  writeStored('userId', 7)
  keepDraft('form', { notes: 'धान' })
  expect(readDraft('form', check)?.values).toEqual({ notes: 'धान' })
  writeStored('userId', 8)
  expect(readDraft('form', check)).toBeUndefined()
})

test('what does not pass the check of this version is no draft', () => {
  keepDraft('form', { notes: 1 })
  expect(readDraft('form', check)).toBeUndefined()
  localStorage.setItem('draft_form', '{"values":')
  expect(readDraft('form', check)).toBeUndefined()
})

test.each([
  ['a time that no date has', { savedAt: 9e15, values: { notes: 'rice' } }],
  ['a time before there was one', { savedAt: -1, values: { notes: 'rice' } }],
  ['no number', { savedAt: null, values: { notes: 'rice' } }],
  ['a person who is none', { user: 1.5, savedAt: 1, values: { notes: 'rice' } }],
  ['another form', { savedAt: 1, values: { notes: 1 } }],
])('what was stored with %s is removed', (_, stored) => {
  localStorage.setItem('draft_form', JSON.stringify(stored))
  expect(readDraft('form', check)).toBeUndefined()
  expect(localStorage.getItem('draft_form')).toBeNull()
})

test('full storage: the draft lasts for the visit', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepDraft('form', { notes: 'rice' })
  expect(readDraft('form', check)?.values).toEqual({ notes: 'rice' })
})

test('logging out takes all drafts along', () => {
  keepDraft('form', { notes: 'rice' })
  signOut()
  expect(readDraft('form', check)).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})
