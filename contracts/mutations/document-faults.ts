import type { OperationId } from '../../mock-server/operation.ts'
import { resolved, type Document, type JsonSchema } from '../document.ts'

/** A fault in the document. */
export type DocumentFault = { name: string; operation: OperationId; plant: (document: Document) => void }

export const documentFaults: DocumentFault[] = [
  {
    name: 'a field of a reply is renamed',
    operation: 'listMandiPrices',
    plant: (document) => rename(propertiesOf(document, 'PriceRecord'), 'modal_price', 'average_price'),
  },
  {
    name: 'a number of a reply becomes a text',
    operation: 'listGlobalEnquiries',
    plant: (document) => void (propertiesOf(document, 'EnquiryCard')['quantity'] = { type: 'string' }),
  },
  {
    name: 'a field of a reply may be left out',
    operation: 'getPlan',
    plant: (document) => void (schemaOf(document, 'Plan')['required'] = ['id', 'amount']),
  },
  {
    name: 'a field of a reply is never null any more, and the pact lets it be',
    operation: 'listBusinessProducts',
    plant: (document) => void (propertiesOf(document, 'BusinessProduct')['photo'] = { type: 'string' }),
  },
  {
    name: 'a choice of a reply loses a value that the pact lets pass',
    operation: 'listLatestEnquiries',
    plant: (document) => void (schemaOf(document, 'EnquiryType')['enum'] = ['sell']),
  },
  {
    name: 'a choice of a reply gets one more value',
    operation: 'listOwnEnquiries',
    plant: (document) => void (schemaOf(document, 'Unit')['enum'] = ['quintal', 'kg', 'ton', 'bag']),
  },
  {
    name: 'a choice of a request loses a value',
    operation: 'createEnquiry',
    plant: (document) => void (schemaOf(document, 'Unit')['enum'] = ['kg', 'ton']),
  },
  {
    name: 'a field of a form is renamed',
    operation: 'addProductImage',
    plant: (document) => {
      const form = schemaOf(document, 'ProductImageForm')
      rename(form.properties ?? {}, 'image', 'photo')
      form['required'] = ['photo']
    },
  },
  {
    name: 'a request needs a field that the app does not send',
    operation: 'requestAccountDeletion',
    plant: (document) => {
      const body = schemaOf(document, 'RequestAccountDeletion')
      body.properties = { ...body.properties, password: { type: 'string' } }
      body['required'] = ['reason', 'password']
    },
  },
  {
    name: 'a status is dropped',
    operation: 'closeEnquiry',
    plant: (document) => void delete document.paths['/api/mobile/v1/enquiries/{id}/']?.['delete']?.responses['404'],
  },
  {
    name: 'a status is added that nobody has a test for',
    operation: 'verifyPayment',
    plant: (document) => {
      const { responses } = document.paths['/api/payment/verify/']?.['post'] ?? {}
      if (responses?.['400']) responses['409'] = responses['400']
    },
  },
  {
    name: 'the language header is lost',
    operation: 'listLatestEnquiries',
    plant: (document) => void (document.paths['/api/web/latest-enquiries/']!['get']!.parameters = []),
  },
  {
    name: 'a query parameter is renamed',
    operation: 'listMandiPrices',
    plant: (document) => {
      const { parameters = [] } = document.paths['/api/mobile/v1/price-mandi/']?.['get'] ?? {}
      const commodity = parameters.find(({ name }) => name === 'commodity')
      if (commodity) commodity.name = 'crop'
    },
  },
  {
    name: 'an address loses its slash at the end',
    operation: 'getUserRole',
    plant: (document) => rename(document.paths, '/api/user/profile/', '/api/user/profile'),
  },
  {
    name: 'an operation takes another method',
    operation: 'updateEnquiry',
    plant: (document) => rename(document.paths['/api/mobile/v1/enquiries/{id}/'] ?? {}, 'patch', 'put'),
  },
  {
    name: 'the body of a DELETE is lost',
    operation: 'closeEnquiry',
    plant: (document) => void delete document.paths['/api/mobile/v1/enquiries/{id}/']?.['delete']?.requestBody,
  },
  {
    name: 'a unit changes, and nothing else',
    operation: 'listMandiPrices',
    plant: (document) => void (schemaOf(document, 'PricePerQuintal')['x-unit'] = 'rupees per kg'),
  },
  {
    name: 'a code means something else, and nothing else changes',
    operation: 'closeEnquiry',
    plant: (document) => {
      const meanings = schemaOf(document, 'ErrorCode')['x-enumDescriptions'] as Record<string, string>
      meanings['enquiry_closed'] = 'Enquiries can’t be closed at the moment.'
    },
  },
  {
    name: 'a code is renamed',
    operation: 'closeEnquiry',
    plant: (document) => {
      const codes = schemaOf(document, 'ErrorCode')
      codes['enum'] = (codes['enum'] as string[]).map((one) => (one === 'enquiry_closed' ? 'closed' : one))
    },
  },
  {
    name: 'where nothing is sent, something else is taken',
    operation: 'listGlobalEnquiries',
    plant: (document) => {
      const { parameters = {} } = document.components ?? {}
      const size = Object.values(parameters).find(({ name }) => name === 'page_size')
      if (size) size.schema['default'] = 20
    },
  },
  {
    name: 'caches may keep what belongs to one person',
    operation: 'getUserProfile',
    plant: (document) => {
      const reply = document.paths['/api/mobile/v1/user-profile/']?.['get']?.responses['200']
      delete (reply as { headers?: unknown }).headers
    },
  },
  {
    name: 'what needed a token is there for everybody',
    operation: 'getSubscriptionStatus',
    plant: (document) => void (document.paths['/api/payment/subscriptions/status/']!['get']!.security = []),
  },
  {
    name: 'caches may keep a reply by the document',
    operation: 'getSubscriptionStatus',
    plant: (document) => {
      const reply = document.paths['/api/payment/subscriptions/status/']!['get']!.responses['200']!
      reply.headers = { 'Cache-Control': { schema: { type: 'string', pattern: 'no-store|public' } } }
    },
  },
  {
    name: 'a header of a reply may be left out',
    operation: 'getSubscriptionStatus',
    plant: (document) => {
      const reply = document.paths['/api/payment/subscriptions/status/']!['get']!.responses['200']!
      const header = structuredClone(resolved(document, reply.headers!['Cache-Control']!))
      reply.headers = { 'Cache-Control': { ...header, required: false } }
    },
  },
  {
    name: 'a text names an error code that does not exist',
    operation: 'verifyPayment',
    plant: (document) => {
      const reply = document.paths['/api/payment/verify/']!['post']!.responses['400'] as { description?: string }
      reply.description = 'With `error: card_declined` nothing was charged.'
    },
  },
  {
    name: 'an operation answers a code that is not among its own',
    operation: 'verifyPayment',
    plant: (document) => {
      const operation = document.paths['/api/payment/verify/']!['post'] as { 'x-errors'?: string[] }
      operation['x-errors'] = ['order_unknown']
    },
  },
  {
    name: 'an example of a plan has another price than the order for it',
    operation: 'getPlan',
    plant: (document) => {
      const { examples } = document.components as { examples?: Record<string, { value: { amount?: number } }> }
      for (const { value } of Object.values(examples ?? {})) if (value.amount === 999) value.amount = 499
    },
  },
  {
    name: 'the home page may have more enquiries of a category',
    operation: 'listLatestEnquiries',
    plant: (document) => {
      const rows = schemaOf(document, 'LatestEnquiries')['additionalProperties'] as JsonSchema
      rows['maxItems'] = 8
    },
  },
  {
    name: 'one of two shapes of a reply is dropped',
    operation: 'listCategories',
    plant: (document) => {
      const reply = schemaOf(document, 'CategoryListReply') as { oneOf?: JsonSchema[] }
      reply.oneOf = reply.oneOf?.slice(0, 1) ?? []
    },
  },
]

/** A schema of the bundled document. */
function schemaOf(document: Document, name: string): JsonSchema {
  const { schemas } = document.components ?? {}
  const schema = schemas?.[name]
  if (!schema) throw new Error(`The document has no schema ${name}`)
  return schema
}

const propertiesOf = (document: Document, name: string) => schemaOf(document, name).properties ?? {}

function rename<Value>(object: Record<string, Value>, from: string, to: string): void {
  const value = object[from]
  if (value === undefined) throw new Error(`Nothing is called ${from}`)
  object[to] = value
  delete object[from]
}
