import { expect, test } from 'vitest'
import { defaults as leftToServer } from '../../contracts/checks/defaults.ts'
import { readDocument } from '../../contracts/document.ts'
import { UNSENT } from '../../contracts/exceptions.ts'
import { readPact, type Interaction } from '../../contracts/pact.ts'

const document = readDocument()

const pact = readPact()
/** The pact with one request changed. */
const asking = (description: string, change: (request: Interaction['request']) => Partial<Interaction['request']>) => ({
  ...pact,
  interactions: pact.interactions.map((one) =>
    one.description === description ? { ...one, request: { ...one.request, ...change(one.request) } } : one,
  ),
})

test('the app leaves nothing to a default of the server but what its list says', () => {
  expect(leftToServer(pact, document)).toEqual([])
})

test.each([
  ['listGlobalEnquiries 200: similar ones', 'page_size', () => ({ query: { sub_category: ['1'], page: ['1'] } })],
  ['getPlan 200: the premium plan', 'X-user-lang', () => ({ headers: {} })],
  [
    'createEnquiry 201: a product of the catalogue, with a photo',
    'contact_preference',
    ({ body }: Interaction['request']) => ({
      body: { ...body!, content: btoa(atob(String(body!.content)).replace('"contact_preference"', '"other"')) },
    }),
  ],
])('%s: that leaves %s to the server', (description, name, change) => {
  expect(leftToServer(asking(description, change), document)).toEqual([
    `${description}: leaves \`${name}\` to the server’s default`,
  ])
})

test('an exception that is none is refused', () => {
  expect(leftToServer(pact, document, { ...UNSENT, 'getPlan X-user-lang': 'later' })).toEqual([
    'getPlan X-user-lang: is always sent, so it is no exception',
  ])
})
