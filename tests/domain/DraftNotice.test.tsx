import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftNotice } from '../../src/domain/forms/PageForm.tsx'
import { useDraft } from '../../src/domain/forms/useDraft.ts'
import { findDraft, saveDraft } from '../../src/domain/forms/drafts.ts'
import { readStored } from '../../src/session/storage.ts'
import { signOut, openSession } from '../../src/session/session.ts'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { useForm } from '../../src/ui/form/useForm.ts'
import { failStorage } from '../fail-storage.ts'
import { proves } from '../proves.ts'
import { show } from '../render.tsx'

const schema = v.object({ notes: v.string(), file: v.nullable(v.instance(File)) })
/** All drafts stored for this person, including those of open forms. */
const stored = () =>
  Object.entries(localStorage)
    .filter(([key]) => /^draft_form(@|$)/.test(key))
    .map(([, text]) => JSON.parse(text as string) as { user?: number; values: unknown })
    .find(({ user }) => user === readStored('userId'))?.values
const PERSON = { authToken: 'a-token-0123456789', userId: 7 }

function Example({ hasFile }: { hasFile?: boolean }) {
  const form = useForm({
    schema,
    initial: { notes: '', file: null },
    onSubmit: async (): Promise<void> => draft.drop(),
  })
  const draft = useDraft('form', form)
  return (
    <form onSubmit={form.submit}>
      <DraftNotice draft={draft} hasFile={hasFile} />
      <TextField label="Notes" {...form.field('notes')} />
      <button type="submit">Send</button>
    </form>
  )
}
const notes = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' })
const leave = () => fireEvent(window, new PageTransitionEvent('pagehide'))

/** Pretends that another tab has these drafts open in its forms; jsdom has no locks. */
const openElsewhere = (...keys: string[]) =>
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: keys.map((key) => ({ name: `draft_${key}` })) }),
      request: (_name: string, _options: object, run: (lock: object) => unknown) => run({}),
    },
  })

beforeEach(() => openSession().store(PERSON))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  cleanup()
  signOut()
})

test('a form restores the newest draft that no other tab has open', async () => {
  openElsewhere('form@other')
  saveDraft('form@other', { notes: 'theirs, still open' })
  localStorage.setItem('draft_form@left', JSON.stringify({ user: 7, savedAt: 1, values: { notes: 'older' } }))
  await show(<Example />)
  expect(notes().value).toBe('older')
  await userEvent.type(notes(), ' and newer')
  cleanup()
  expect(findDraft('form')?.values).toEqual({ notes: 'older and newer' })
  expect(localStorage.getItem('draft_form@other')).toContain('theirs, still open')
})

test('the draft of a crashed page appears in the form a moment later, unless somebody types there', async () => {
  saveDraft('form@killed', { notes: 'typed before the crash' })
  await show(<Example />)
  expect(await screen.findByText(/What you typed on .* is back/)).toBeTruthy()
  expect(notes().value).toBe('typed before the crash')
})

test('a draft of an older version restores only fields that the form still has', async () => {
  saveDraft('form@old', { notes: 'rice', gone: 'x', file: 'field.jpg' }, { open: false })
  await show(<Example />)
  expect(notes().value).toBe('rice')
  await userEvent.type(notes(), ' and wheat')
  expect(stored()).toEqual({ notes: 'rice and wheat' })
  cleanup()
  localStorage.clear()
  openSession().store(PERSON)
  saveDraft('form@other-kind', { notes: true }, { open: false })
  await show(<Example />)
  expect(notes().value).toBe('')
})

test('sending drops the draft of this form, and no other', async () => {
  openElsewhere('form@other')
  saveDraft('form@other', { notes: 'theirs' })
  await show(<Example />)
  await userEvent.type(notes(), 'mine')
  leave()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft_'))).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  leave()
  cleanup()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft_'))).toEqual(['draft_form@other'])
})

test('a draft is saved at each key press', async () => {
  await show(<Example />)
  for (const text of ['r', 'ri', 'ric']) {
    fireEvent.change(notes(), { target: { value: text } })
    expect(stored()).toEqual({ notes: text })
  }
  fireEvent.change(notes(), { target: { value: '' } })
  expect(stored()).toBeUndefined()
})

const unsafe = () => screen.queryByText(/can’t be kept on this device/)

test('a message says that the device can’t keep the draft, until the form is empty again', async () => {
  await show(<Example />)
  failStorage()
  fireEvent.change(notes(), { target: { value: 'rice' } })
  expect(unsafe()).not.toBeNull()
  fireEvent.change(notes(), { target: { value: '' } })
  expect(unsafe()).toBeNull()
  fireEvent.change(notes(), { target: { value: 'rice' } })
  vi.restoreAllMocks()
  fireEvent.change(notes(), { target: { value: 'rice and wheat' } })
  expect(unsafe()).toBeNull()
  expect(stored()).toEqual({ notes: 'rice and wheat' })
})

test('in a form with a file, the notice says that the file must be chosen again', async () => {
  localStorage.setItem('draft_form', JSON.stringify({ user: 7, savedAt: 1, values: { notes: 'rice' } }))
  await show(<Example />)
  expect(screen.queryByText(/choose it again/)).toBeNull()
  cleanup()
  await show(<Example hasFile />)
  expect(screen.getByText(/choose it again/)).toBeTruthy()
})

const theirs = proves('case 38')
test('another person’s draft is neither shown nor overwritten', theirs, async () => {
  openSession().store({ userId: 8 })
  saveDraft('form', { notes: 'theirs' })
  openSession().store(PERSON)
  await show(<Example />)
  expect(notes().value).toBe('')
  await userEvent.type(notes(), 'mine')
  openSession().store({ authToken: 'b-token-0123456789', userId: 8 })
  cleanup()
  expect(stored()).toEqual({ notes: 'theirs' })
})
