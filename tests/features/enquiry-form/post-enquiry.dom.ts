import { expect, test } from 'vitest'
import { stubFetch } from '../../api/page.ts'
import { anEnquiry, anEnquiryOutput, aPage } from '../../factories.ts'
import type { Enquiry } from '../../../src/api/enquiries.ts'
import { formValuesOf } from '../../../src/features/enquiry-form/enquiry-schema.ts'
import { arrived, changeEnquiry, postedState, readPosted } from '../../../src/features/enquiry-form/post-enquiry.ts'
import { writeStored } from '../../../src/session/storage.ts'

const SENT = Date.parse('2026-04-21T10:00:00Z')
const output = anEnquiryOutput({ grade: 'A' })
const stored = anEnquiry({ status: 'pending', grade: 'A', can_view_contact: true })

let requests: Request[]
/** @param own the person's enquiries, newest first */
function look(own: Enquiry[], wanted = output) {
  requests = stubFetch(({ url }) => {
    const id = Number(/enquiries\/(\d+)\/$/.exec(new URL(url).pathname)?.[1])
    if (id) return Response.json(own.find((each) => each.id === id))
    return Response.json(aPage(own))
  })
  return arrived('en', SENT, wanted)
}

test('the same enquiry, posted since, has arrived', async () => {
  expect((await look([{ ...stored, id: 9, quantity: 11 }, stored]))?.id).toBe(7)
})

test('a photo makes no difference, because it is scaled before sending', async () => {
  const photo = new File(['x'], 'onion.png')
  expect((await look([{ ...stored, photo: '/media/7.jpg' }], { ...output, photo }))?.id).toBe(7)
})

test.each<Partial<Enquiry>>([
  { quantity: 11 },
  { location: 'Ozar' },
  { expected_price: 12 },
  { minimum_expected_price: 11 },
  { unit: 'kg' },
  { grade: 'B' },
  { is_organic: true },
  { additional_notes: 'Dry' },
  { sub_sub_category: { id: 121, name: 'Nashik White' } },
  { created_at: '2026-04-21T09:58:59Z' },
])('another %j makes it a different enquiry', async (difference) => {
  expect(await look([{ ...stored, ...difference }])).toBeUndefined()
})

test('tolerates clocks that differ by half a minute', async () => {
  expect((await look([{ ...stored, created_at: '2026-04-21T09:59:30Z' }]))?.id).toBe(7)
})

test('asks past the copies that the service worker has saved', async () => {
  await look([stored])
  expect(requests.map(({ cache }) => cache)).toEqual(['no-store', 'no-store'])
})

test('if it can’t be known, it counts neither as arrived nor as missing', async () => {
  stubFetch(() => new Response(null, { status: 500 }))
  await expect(arrived('en', SENT, output)).rejects.toThrow()
})

test.each([
  [{ expected_price: 13 }, { expected_price: '13' }],
  [{ quantity: 11 }, { quantity: '11', unit: 'quintal' }],
  [{ sub_sub_category: 121 }, { product: '4', sub_category: '49', sub_sub_category: '121' }],
])('a change to %j leaves what another tab has changed', async (change, sent) => {
  const requests = stubFetch(() => Response.json(stored))
  await changeEnquiry('en', stored.id, formValuesOf(stored), { ...output, ...change })
  expect(Object.fromEntries(await requests[0]!.formData())).toEqual({ ...sent, contact_preference: 'phone' })
})

// Whose state it is: tests/session/storage.dom.ts.
test.each([
  [7, 7],
  [0, undefined],
  [1.5, undefined],
])('that enquiry %d was posted here is read as %s', (id, read) => {
  writeStored('userId', 42)
  expect(readPosted(postedState(id))).toBe(read)
})
