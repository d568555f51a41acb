import { journeyFaults } from './journey-faults.ts'
import type { ProviderFault } from './mutation.ts'
import { naiveFaults } from './naive-faults.ts'
import { replaced, without } from './reply.ts'

type Fault<Kind extends 'reply' | 'request'> = [interactions: string, change: NonNullable<ProviderFault[Kind]>]

/** Faults that the document's types can express, with the interactions that must detect them: changed replies. */
const REPLIES: Record<string, Fault<'reply'>> = {
  'a field of a reply is renamed': [
    'listMandiPrices 200: for a visitor',
    replaced(/"modal_price"/g, '"average_price"'),
  ],
  'a number of a reply comes as a text': ['getPlan 200', replaced('"amount":999', '"amount":"999"')],
  'a field of a reply is null': ['listCategories 200: all at once', replaced(/"name":"[^"]+"/, '"name":null')],
  'a choice of a reply has a value that nobody knows': [
    'listOwnEnquiries 200: a page',
    replaced(/"unit":"[a-z]+"/, '"unit":"bag"'),
  ],
  'a reply is wrapped in another way': ['purchaseEnquiryContact 200: an order', replaced('"data"', '"order"')],
  'a date comes in another form': [
    'getSubscriptionStatus 200: premium',
    replaced(/"expiry_date":"(\d+)-(\d+)-(\d+)"/, '"expiry_date":"$3/$2/$1"'),
  ],
  'a success has another status': [
    'createPayment 201',
    (reply) => new Response(reply.body, { status: 200, headers: reply.headers }),
  ],
  'an ended session is answered with another status': [
    'getUserRole 401',
    (reply) => new Response(reply.body, { status: reply.status === 401 ? 403 : reply.status, headers: reply.headers }),
  ],
  'what does not exist is answered with an empty success': [
    'getBuyer 404',
    (reply) => (reply.status === 404 ? Response.json({}) : reply),
  ],
  'a refusal does not say which field is wrong': [
    'createAgent 400: a bill that is none',
    replaced('"errors"', '"detail"'),
  ],
  'a reply is not declared as JSON': [
    'requestOtp 200: a code',
    async (reply) =>
      new Response(await reply.text(), { status: reply.status, headers: { 'content-type': 'text/html' } }),
  ],
  'addresses have no slash at the end': [
    'getUserRole 200',
    (reply, request) =>
      new URL(request.url).pathname.endsWith('/') ? new Response('Not found', { status: 404 }) : reply,
  ],
}

/** The same: changed requests. */
const REQUESTS: Record<string, Fault<'request'>> = {
  'the body of a DELETE is thrown away': [
    'closeEnquiry 204',
    ({ url, method, headers, body }) =>
      method === 'DELETE'
        ? new Request(url, { method, headers: without(headers, 'content-length', 'content-type') })
        : new Request(url, { method, headers, body, duplex: 'half' } as RequestInit),
  ],
  'the authorization header is lost behind a proxy': [
    'getUserProfile 200: a farmer$',
    ({ url, method, headers, body }) =>
      new Request(url, { method, headers: without(headers, 'authorization'), body, duplex: 'half' } as RequestInit),
  ],
  'files are not read': [
    'addProductImage 201',
    async (request) => {
      const { url, method } = request
      const headers = without(request.headers, 'content-length')
      return new Request(url, { method, headers, body: (await request.text()).replace(/filename="[^"]+"/, 'x="y"') })
    },
  ],
  'a provider state is not known': [
    'listEnquiryTasks 200',
    async (request) => {
      const body = await request.text()
      const { url, method, headers } = request
      return new Request(url, {
        method,
        headers: without(headers, 'content-length'),
        ...(body && { body: body.replace('an enquiry has tasks', 'tasks exist') }),
      })
    },
  ],
}

export const providerFaults: ProviderFault[] = [
  ...naiveFaults,
  ...journeyFaults,
  ...Object.entries(REPLIES).map(([name, [interactions, reply]]) => ({ name, interactions, reply })),
  ...Object.entries(REQUESTS).map(([name, [interactions, request]]) => ({ name, interactions, request })),
]
