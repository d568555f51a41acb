import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createShop } from './fixtures/shop.ts'

const shop = createShop()

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const rice = { title: 'Rice', quantity: '1' }
const file = new File(['x'], 'a.png')
const send = (fields: Record<string, string | File>) => shop.send('POST', '/photos/', { body: form(fields) })

/** A file with bytes of every value after a PNG's first eight bytes. */
function picture(size: number): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 7919 + (index >> 8)) & 0xff)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return bytes
}

it('types the fields by the document and leaves files alone', async () => {
  const bytes = picture(1_000_000)
  const photo = new File([bytes], 'गेहूँ; "खेत" a=b.png', { type: 'image/png' })
  const reply = await send({ title: 'गेहूँ', quantity: '2.5', is_organic: 'true', photo })
  expect(reply).toMatchObject({
    status: 201,
    body: {
      title: 'गेहूँ',
      quantity: 2.5,
      is_organic: true,
      note: '',
      size: 1_000_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  })
  expect(reply.body.name).toContain('गेहूँ; ')
})

it('takes an empty text for "no file"', async () => {
  expect((await send({ ...rice, photo: '' })).body).toMatchObject({ size: 0, name: '' })
})

it('keeps text that looks like a number where text is declared', async () => {
  expect((await send({ title: '007', quantity: '1', note: 'true' })).body).toMatchObject({ title: '007', note: 'true' })
})

it.each<[name: string, fields: Record<string, string | File>, errors: object]>([
  ['missing fields', { photo: file }, { title: [expect.any(String)], quantity: [expect.any(String)] }],
  ['text for a number', { title: 'Rice', quantity: 'lots' }, { quantity: ['Enter a number.'] }],
  ['nothing for a number', { title: 'Rice', quantity: '' }, { quantity: ['Enter a number.'] }],
  ['too small', { title: 'Rice', quantity: '0' }, { quantity: ['Enter a number of 1 or more.'] }],
  ['neither yes nor no', { ...rice, is_organic: 'perhaps' }, { is_organic: ['Choose yes or no.'] }],
  ['text for a file', { ...rice, photo: 'C:\\photo.png' }, { photo: ['Choose a file.'] }],
  ['a file for text', { ...rice, title: file }, { title: ['Enter text here, not a file.'] }],
  ['unknown field', { ...rice, admin: 'true' }, { admin: ['This field is not known here.'] }],
  ['unknown file', { ...rice, virus: file }, { virus: ['This field is not known here.'] }],
])('%s', async (_name, fields, errors) => {
  const reply = await send(fields)
  expect(reply).toMatchObject({ status: 400, body: { error: 'invalid' } })
  expect(reply.body.errors).toEqual(errors)
})

it('refuses a field that comes twice', async () => {
  const body = form(rice)
  body.append('title', 'Wheat')
  expect((await shop.send('POST', '/photos/', { body })).body.errors).toEqual({ title: ['Write something here.'] })
})

const crlf = (...lines: string[]) => lines.join('\r\n')
it.each([
  ['nothing', ''],
  ['no boundary', crlf('--x', '', '--x--'), 'multipart/form-data'],
  ['another boundary', crlf('--y', 'content-disposition: form-data; name="title"', '', 'a', '--y--')],
  ['cut off', crlf('--x', 'content-disposition: form-data; name="title"', '', 'a')],
  ['no name', crlf('--x', 'content-disposition: form-data', '', 'a', '--x--', '')],
  ['plain text', 'title=Rice&quantity=1'],
  ['binary', '\u0000\u0001\u0002--x'],
])('refuses a form of %s', async (_name, body, type = 'multipart/form-data; boundary=x') => {
  const reply = await shop.send('POST', '/photos/', { body, headers: { 'content-type': type } })
  expect(reply.status).toBe(400)
  expect(['unreadable', 'invalid']).toContain(reply.body.error)
})

it('refuses JSON where a form is declared, and a form where JSON is', async () => {
  const asJson = await shop.send('POST', '/photos/', { json: { title: 'Rice', quantity: 1 } })
  expect(asJson).toMatchObject({ status: 400, body: { error: 'unsupported_type' } })
  const asForm = await shop.send('POST', '/notes/', { body: form({ title: 'Rice' }) })
  expect(asForm).toMatchObject({ status: 400, body: { error: 'unsupported_type' } })
})
