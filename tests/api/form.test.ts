import { stubFetch } from './page.ts'
import { expect, test } from 'vitest'
import { addProductImage, updateEnquiry } from '../../src/api/enquiries.ts'

async function formOf(call: () => Promise<unknown>) {
  const requests = stubFetch(() => new Response(null, { status: 500 }))
  await call().catch(() => undefined)
  return Object.fromEntries((await requests[0]?.formData()) ?? [])
}

test('a form has numbers and booleans as text, an empty photo as empty text, and no field without a value', async () => {
  const changes = { quantity: 12, minimum_expected_price: 20, is_organic: true, grade: undefined, photo: '' as const }
  expect(await formOf(() => updateEnquiry({ id: 8, changes }, 'mr'))).toEqual({
    quantity: '12',
    minimum_expected_price: '20',
    is_organic: 'true',
    contact_preference: 'phone',
    photo: '',
  })
})

test('a form has files unchanged', async () => {
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])], 'gehun.jpg', { type: 'image/jpeg' })
  const { image } = await formOf(() => addProductImage({ userProductId: 9, file, image: file }, 'mr'))
  expect(image).toMatchObject({ name: 'gehun.jpg', type: 'image/jpeg', size: 5 })
})
