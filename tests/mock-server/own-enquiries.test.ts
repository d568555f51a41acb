import { describe, expect, test } from 'vitest'
import { anEnquiryForm, signedIn, type Client, type Schemas } from './client.ts'
import { startMock } from './mock.ts'

const OWN = '/api/mobile/v1/enquiries/'
const BOARD = '/api/mobile/v1/global-enquiries/?page_size=100&search=testgaon'
const HOUR_MS = 3600_000
type Enquiry = Schemas['Enquiry']

/** A PNG of 120 kB with every byte value, which a text decoder would corrupt. */
const png = new Uint8Array(120_000).map((_, index) => (index * 7 + (index >> 8)) & 0xff)
png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const photo = (bytes: BlobPart = png, name = 'गेहूँ; a="b".png') => new File([bytes], name, { type: 'image/png' })

const typed = {
  is_new_subcategory: 'true',
  new_subcategory_name: 'Dragon fruit',
  new_sub_subcategory_name: 'Red flesh',
}

const mock = await startMock()
const farmer = signedIn(mock, '9876500011')
const buyer = signedIn(mock, '9876500015')

const post = (who: Client, changes: Record<string, string | Blob> = {}, without: string[] = []) =>
  who<Enquiry>('POST', OWN, {
    form: Object.fromEntries(Object.entries(anEnquiryForm(changes)).filter(([name]) => !without.includes(name))),
  })
const refusal = async (who: Client, changes: Record<string, string | Blob>, without: string[] = []) => {
  const { status, body } = await post(who, changes, without)
  expect(status).toBe(400)
  return body as unknown as Schemas['Failure'] // `post` reads the enquiry of a success
}
const bytesAt = async (link: string | null) =>
  new Uint8Array(await (await mock.fetch(new Request(new URL(link ?? '', 'http://mock.test')))).arrayBuffer())
const posted = async (who: Client = farmer) => (await post(who)).body

describe('posting', () => {
  test('stores the photo byte for byte', async () => {
    const { status, body } = await post(farmer, { photo: photo() })
    expect(status).toBe(201)
    expect(await bytesAt(body.photo)).toEqual(png)
  })

  test('is on the board after 24 hours, for everybody', async () => {
    const { id } = await posted()
    const isOnBoard = async () => {
      const { body } = await signedIn(mock, '9876500015')<Schemas['EnquiryPage']>('GET', BOARD)
      return body.results.some((card) => card.id === id)
    }
    expect(await isOnBoard()).toBe(false)
    expect((await buyer('GET', `${OWN}${id}/detail/`)).status).toBe(404)
    mock.clock.advance(24 * HOUR_MS - 1)
    expect(await isOnBoard()).toBe(false)
    mock.clock.advance(1)
    expect(await isOnBoard()).toBe(true)
    expect((await farmer<Enquiry>('GET', `${OWN}${id}/`)).body.status).toBe('approved')
  })

  test('takes a product that the catalogue does not have, and finds it by its name', async () => {
    const { status, body } = await post(farmer, { ...typed, product: '5' }, ['sub_category', 'sub_sub_category'])
    expect(status).toBe(201)
    expect(body).toMatchObject({
      sub_category: { id: null, name: 'Dragon fruit' },
      sub_sub_category: { id: null, name: 'Red flesh' },
    })
    expect(mock.rows('SELECT search FROM enquiry WHERE id = ?', body.id)[0]?.['search']).toMatch(
      /dragon fruit red flesh testgaon nashik/,
    )
  })

  test.each<[string, Record<string, string | Blob>, string[]?]>([
    ['expected_price', { expected_price: '21.505' }],
    ['minimum_expected_price', { minimum_expected_price: '22' }],
    ['location', { location: '   ' }],
    ['product', { product: '99' }],
    ['sub_category', { product: '1' }],
    ['sub_sub_category', { sub_sub_category: '999999' }],
    ['sub_sub_category', {}, ['sub_sub_category']],
    ['photo', { photo: photo('no photo at all') }],
    ['photo', { photo: photo(new Uint8Array(5 * 1024 * 1024 + 1)) }],
  ])('is refused for its %s: %o %o', async (field, changes, without) => {
    const count = () => mock.rows('SELECT count(*) FROM enquiry')
    const before = count()
    const { errors } = await refusal(farmer, changes, without)
    expect(Object.keys(errors ?? {})).toContain(field)
    expect(count()).toEqual(before)
  })
})

describe('changing', () => {
  const patch = (id: number, changes: Record<string, string | Blob>, who: Client = farmer) =>
    who<Enquiry>('PATCH', `${OWN}${id}/`, { form: changes })

  test('the product can be typed, and chosen again', async () => {
    const before = await posted()
    const { body } = await patch(before.id, { product: '5', ...typed })
    expect(body).toMatchObject({ product: { id: 5 }, sub_category: { id: null, name: 'Dragon fruit' } })
    const { product, sub_category, sub_sub_category } = anEnquiryForm()
    const again = await patch(before.id, { product, sub_category, sub_sub_category })
    expect(again.body).toEqual(before)
  })

  test('a new photo replaces the old one, an empty one removes it', async () => {
    const { body: before } = await post(farmer, { photo: photo() })
    const other = png.toReversed()
    other.set([0xff, 0xd8, 0xff])
    const { body: replaced } = await patch(before.id, { photo: photo(other, 'b.jpg') })
    expect(await bytesAt(replaced.photo)).toEqual(other)
    expect((await mock.fetch(new Request(new URL(before.photo ?? '', 'http://mock.test')))).status).toBe(404)
    expect((await patch(before.id, { expected_price: '22' })).body.photo).toBe(replaced.photo)
    expect((await patch(before.id, { photo: '' })).body.photo).toBeNull()
  })

  test.each<[string, Record<string, string | Blob>]>([
    ['minimum_expected_price', { minimum_expected_price: '99' }],
    ['sub_sub_category', { product: '4', sub_category: '49' }],
    ['sub_category', { product: '1' }],
    ['is_new_subcategory', { new_subcategory_name: 'Dragon fruit' }],
    ['type', { type: 'buy' }],
    ['photo', { photo: photo('no photo') }],
  ])('is refused for its %s: %o', async (field, changes) => {
    const before = await posted()
    const { status, body } = await farmer('PATCH', `${OWN}${before.id}/`, { form: changes })
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toMatchObject({
      status: 400,
      fields: expect.arrayContaining([field]),
    })
    expect((await farmer('GET', `${OWN}${before.id}/`)).body).toEqual(before)
  })
})

test.each([undefined, '', '   '])('closing needs a remark: %o', async (closing_remark) => {
  const { id } = await posted()
  const { status, body } = await farmer('DELETE', `${OWN}${id}/`, { json: { closing_remark } })
  expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 400, fields: ['closing_remark'] })
})
