import { stubFetch } from './page.ts'
import { beforeAll, expect, test } from 'vitest'
import { fieldSchemas } from '../../mock-server/coerce.ts'
import { formSchema, idOf, loadOperations } from '../../mock-server/document.ts'
import { isFile } from '../../mock-server/multipart.ts'
import { connectSession } from '../../src/api/client.ts'
import { operations } from '../../src/api/generated/operations.ts'
import type { OperationId } from '../../mock-server/operation.ts'
import { calls } from './every-operation.ts'
import { documentFile, successes } from './replies.ts'

/** What every definition of src/api sends. What it makes of each reply: tests/mock-server/examples.test.ts. */

const ids = Object.keys(operations) as OperationId[]
const files: Record<string, string[]> = {}

beforeAll(async () => {
  connectSession({ token: () => 'known-token', onUnauthorized: () => undefined })
  for (const operation of await loadOperations(documentFile)) {
    const fields = Object.entries(fieldSchemas(formSchema(operation)))
    files[idOf(operation)] = fields.filter(([, schema]) => isFile(schema)).map(([name]) => name)
  }
})

const operationOf = ({ method, url }: Request) =>
  ids.find((id) => {
    const { path, method: expected } = operations[id]
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return expected === method.toLowerCase() && pattern.test(new URL(url).pathname)
  })

/** Answers with the document's first success example. */
function answer() {
  return stubFetch((request) => {
    const success = successes.find(({ id }) => id === operationOf(request))
    if (!success) throw new Error(`${request.method} ${request.url} is no operation of the document`)
    const example = success.examples[0]?.[1]
    return example === undefined ? new Response(null, { status: 204 }) : Response.json(example, success)
  })
}

test.each(ids)('%s is sent as the document says', async (id) => {
  const { bearer, body, keyed } = operations[id]
  const requests = answer()
  await calls[id]()
  const request = requests.find((one) => operationOf(one) === id)
  if (!request) throw new Error(`${id} was not sent`)
  expect(request.headers.get('X-user-lang')).toBe('mr')
  expect(request.headers.get('Authorization')).toBe(bearer === 'none' ? null : 'Bearer known-token')
  expect(/^[\da-f]{32}$/.test(request.headers.get('Idempotency-Key') ?? '')).toBe(keyed)
  const type = request.headers.get('Content-Type')?.split(';')[0]
  expect(type).toBe({ none: undefined, json: 'application/json', form: 'multipart/form-data' }[body])
})

const forms = ids.filter((id) => operations[id].body === 'form')
test.each(forms)('the form of %s carries files as files and everything else as text', async (id) => {
  const requests = answer()
  await calls[id]()
  const sent = [...((await requests.at(-1)?.formData()) ?? [])]
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter(([, value]) => value === 'undefined' || value === '[object Object]')).toEqual([])
  for (const [name, value] of sent) {
    if (value !== '') expect(value instanceof File, name).toBe(files[id]?.includes(name))
  }
})

test('a form has numbers and booleans as text, an empty photo as empty text, and files unchanged', async () => {
  const requests = answer()
  await calls.updateEnquiry()
  expect(Object.fromEntries((await requests[0]?.formData()) ?? [])).toEqual({
    type: 'sell',
    product: '1',
    is_new_subcategory: 'false',
    sub_category: '2',
    sub_sub_category: '3',
    expected_price: '24.5',
    minimum_expected_price: '20',
    quantity: '12',
    unit: 'quintal',
    is_organic: 'true',
    location: 'लासलगाव, Nashik',
    contact_preference: 'phone',
    photo: '',
  })
  const uploads = answer()
  await calls.addProductImage()
  const image = (await uploads[0]?.formData())?.get('image')
  expect(image).toMatchObject({ name: 'gehun.jpg', type: 'image/jpeg', size: 11 })
})
