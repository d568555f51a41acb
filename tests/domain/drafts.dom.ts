import { afterEach, expect, test } from 'vitest'
import {
  dropDraft,
  findDraft,
  freeLostDrafts,
  holdDraft,
  saveDraft,
  newDraftKey,
} from '../../src/domain/forms/drafts.ts'
import { failStorage } from '../fail-storage.ts'
import { proves } from '../proves.ts'

afterEach(() => dropDraft('form'))

const draftWith = (changes: object) => JSON.stringify({ savedAt: 1, values: { notes: 'rice' }, ...changes })
test.each([
  ['nothing', ''],
  ['half of it', '{"values":'],
  ['a list', '[]'],
  ['the values alone', '{"notes":"rice"}'],
  ['a time that no date has', draftWith({ savedAt: 9e15 })],
  ['a time before there was one', draftWith({ savedAt: -1 })],
  ['no time', draftWith({ savedAt: null })],
  ['a person who is none', draftWith({ user: 1.5 })],
  ['the values of another form', draftWith({ values: { notes: 1 } })],
])('a draft that is stored as %s is removed', proves('case 38'), (_, stored) => {
  localStorage.setItem('draft_form', stored)
  expect(findDraft('form')).toBeUndefined()
  expect(localStorage.getItem('draft_form')).toBeNull()
})

test('full storage: the draft lasts for the visit', () => {
  failStorage()
  const leave = holdDraft('form')
  saveDraft('form', { notes: 'rice' })
  leave()
  expect(findDraft('form')?.values).toEqual({ notes: 'rice' })
})

test('an open form keeps its draft to itself; after its page has crashed, the draft is found', async () => {
  const key = newDraftKey('form')
  saveDraft(key, { notes: 'rice' })
  expect(findDraft('form')).toBeUndefined()
  expect(findDraft('form-of-another-kind')).toBeUndefined()
  await freeLostDrafts('form-of-another-kind')
  expect(findDraft('form')).toBeUndefined()
  await freeLostDrafts('form')
  expect(findDraft('form')).toMatchObject({ key, values: { notes: 'rice' } })
})

test('a page from the back/forward cache has its draft again', () => {
  const key = newDraftKey('form')
  const letGo = holdDraft(key)
  saveDraft(key, { notes: 'rice' })
  dispatchEvent(new Event('pagehide'))
  expect(findDraft('form')).toBeDefined()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(findDraft('form')).toBeUndefined()
  letGo()
  expect(findDraft('form')).toBeDefined()
})
