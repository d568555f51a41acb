import { journeyFaults } from './journey-faults.ts'
import type { ProviderFault } from './mutation.ts'
import { naiveFaults } from './naive-faults.ts'
import { replaced, without } from './reply.ts'

export const providerFaults: ProviderFault[] = [
  ...naiveFaults,
  ...journeyFaults,
  {
    name: 'a field of a reply is renamed',
    interactions: 'listMandiPrices 200: for a visitor',
    reply: replaced(/"modal_price"/g, '"average_price"'),
  },
  {
    name: 'a number of a reply comes as a text',
    interactions: 'getPlan 200',
    reply: replaced('"amount":999', '"amount":"999"'),
  },
  {
    name: 'a field of a reply is null',
    interactions: 'listCategories 200: all at once',
    reply: replaced(/"name":"[^"]+"/, '"name":null'),
  },
  {
    name: 'a choice of a reply has a value that nobody knows',
    interactions: 'listOwnEnquiries 200: a page',
    reply: replaced(/"unit":"[a-z]+"/, '"unit":"bag"'),
  },
  {
    name: 'a reply is wrapped in another way',
    interactions: 'purchaseEnquiryContact 200: an order',
    reply: replaced('"data"', '"order"'),
  },
  {
    name: 'the directory names the unpaid owner',
    promise: 'A business’s owner is named only where the contact is visible.',
    interactions: 'listFarmers 200: a page',
    reply: replaced('"user_name":null', '"user_name":"Asha Pawar"'),
  },
  {
    name: 'a date comes in another form',
    interactions: 'getSubscriptionStatus 200: premium',
    reply: replaced(/"expiry_date":"(\d+)-(\d+)-(\d+)"/, '"expiry_date":"$3/$2/$1"'),
  },
  {
    name: 'a success has another status',
    interactions: 'createPayment 201',
    reply: (reply) => new Response(reply.body, { status: 200, headers: reply.headers }),
  },
  {
    name: 'an ended session is answered with another status',
    interactions: 'getUserRole 401',
    reply: (reply) =>
      new Response(reply.body, { status: reply.status === 401 ? 403 : reply.status, headers: reply.headers }),
  },
  {
    name: 'what does not exist is answered with an empty success',
    interactions: 'getBuyer 404',
    reply: (reply) => (reply.status === 404 ? Response.json({}) : reply),
  },
  {
    name: 'a refusal does not say which field is wrong',
    interactions: 'createAgent 400: a bill that is none',
    reply: replaced('"errors"', '"detail"'),
  },
  {
    name: 'a reply is not declared as JSON',
    interactions: 'requestOtp 200: a code',
    reply: async (reply) =>
      new Response(await reply.text(), { status: reply.status, headers: { 'content-type': 'text/html' } }),
  },
  {
    name: 'addresses have no slash at the end',
    interactions: 'getUserRole 200',
    reply: (reply, request) =>
      new URL(request.url).pathname.endsWith('/') ? new Response('Not found', { status: 404 }) : reply,
  },
  {
    name: 'the body of a DELETE is thrown away',
    interactions: 'closeEnquiry 204',
    request: ({ url, method, headers, body }) =>
      method === 'DELETE'
        ? new Request(url, { method, headers: without(headers, 'content-length', 'content-type') })
        : new Request(url, { method, headers, body, duplex: 'half' } as RequestInit),
  },
  {
    name: 'the authorization header is lost behind a proxy',
    interactions: 'getUserProfile 200: a farmer$',
    request: ({ url, method, headers, body }) =>
      new Request(url, { method, headers: without(headers, 'authorization'), body, duplex: 'half' } as RequestInit),
  },
  {
    name: 'files are not read',
    interactions: 'addProductImage 201',
    request: async (request) => {
      const { url, method } = request
      const headers = without(request.headers, 'content-length')
      return new Request(url, { method, headers, body: (await request.text()).replace(/filename="[^"]+"/, 'x="y"') })
    },
  },
  {
    name: 'a provider state is not known',
    interactions: 'listEnquiryTasks 200',
    request: async (request) => {
      const body = await request.text()
      const { url, method, headers } = request
      return new Request(url, {
        method,
        headers: without(headers, 'content-length'),
        ...(body && { body: body.replace('an enquiry has tasks', 'tasks exist') }),
      })
    },
  },
]
