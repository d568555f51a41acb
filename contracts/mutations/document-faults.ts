import type { OperationId } from '../../mock-server/operation.ts'
import { allOperations, resolved, type Document, type FoundOperation, type JsonSchema } from '../document.ts'

/** A fault in the document. */
export type DocumentFault = { name: string; operation: OperationId; plant: (document: Document) => void }

/** What a fault can change: the operation, its address with all its methods, the schemas by name, and everything. */
type Plant = (at: {
  operation: FoundOperation[2] & { 'x-errors'?: string[] }
  address: Document['paths'][string]
  schema: (name: string) => JsonSchema
  fields: (schema: string) => NonNullable<JsonSchema['properties']>
  document: Document
}) => unknown

const FAULTS: { [Id in OperationId]?: Record<string, Plant> } = {
  listMandiPrices: {
    'a field of a reply is renamed': ({ fields }) => rename(fields('PriceRecord'), 'modal_price', 'average_price'),
    'a query parameter is renamed': ({ operation }) =>
      Object.assign(
        operation.parameters!.find(({ name }) => name === 'commodity')!,
        { name: 'crop' },
      ),
    'a unit changes, and nothing else': ({ schema }) => (schema('PricePerQuintal')['x-unit'] = 'rupees per kg'),
  },
  listGlobalEnquiries: {
    'a number of a reply becomes a text': ({ fields }) => (fields('EnquiryCard')['quantity'] = { type: 'string' }),
    'where nothing is sent, something else is taken': ({ document }) => {
      const size = Object.values(document.components!.parameters!).find(({ name }) => name === 'page_size')
      size!.schema['default'] = 20
    },
  },
  getPlan: {
    'a field of a reply may be left out': ({ schema }) => (schema('Plan')['required'] = ['id', 'amount']),
    'an example of a plan has another price than the order for it': ({ document }) => {
      const { examples } = document.components as { examples?: Record<string, { value: { amount?: number } }> }
      for (const { value } of Object.values(examples ?? {})) if (value.amount === 999) value.amount = 499
    },
  },
  listBusinessProducts: {
    'a field of a reply is never null any more, and the pact lets it be': ({ fields }) =>
      (fields('BusinessProduct')['photo'] = { type: 'string' }),
  },
  listLatestEnquiries: {
    'a choice of a reply loses a value that the pact lets pass': ({ schema }) =>
      (schema('EnquiryType')['enum'] = ['sell']),
    'the language header is lost': ({ operation }) => (operation.parameters = []),
    'the home page may have more enquiries of a category': ({ schema }) =>
      Object.assign(schema('LatestEnquiries')['additionalProperties']!, { maxItems: 8 }),
  },
  listOwnEnquiries: {
    'a choice of a reply gets one more value': ({ schema }) =>
      (schema('Unit')['enum'] = ['quintal', 'kg', 'ton', 'bag']),
  },
  createEnquiry: {
    'a choice of a request loses a value': ({ schema }) => (schema('Unit')['enum'] = ['kg', 'ton']),
  },
  addProductImage: {
    'a field of a form is renamed': ({ schema, fields }) => {
      rename(fields('ProductImageForm'), 'image', 'photo')
      schema('ProductImageForm')['required'] = ['photo']
    },
  },
  requestAccountDeletion: {
    'a request needs a field that the app does not send': ({ schema, fields }) => {
      fields('RequestAccountDeletion')['password'] = { type: 'string' }
      schema('RequestAccountDeletion')['required'] = ['reason', 'password']
    },
  },
  closeEnquiry: {
    'a status is dropped': ({ operation }) => delete operation.responses['404'],
    'the body of a DELETE is lost': ({ operation }) => delete operation.requestBody,
    'a code means something else, and nothing else changes': ({ schema }) =>
      Object.assign(schema('ErrorCode')['x-enumDescriptions']!, { enquiry_closed: 'Enquiries can’t be closed now.' }),
    'a code is renamed': ({ schema }) => {
      const codes = schema('ErrorCode')['enum'] as string[]
      codes.splice(codes.indexOf('enquiry_closed'), 1, 'closed')
    },
  },
  verifyPayment: {
    'a status is added that nobody has a test for': ({ operation: { responses } }) =>
      (responses['409'] = responses['400']!),
    'a text names an error code that does not exist': ({ operation }) =>
      Object.assign(operation.responses['400']!, { description: 'With `error: card_declined` nothing was charged.' }),
    'an operation answers a code that is not among its own': ({ operation }) =>
      (operation['x-errors'] = ['order_unknown']),
  },
  getUserRole: {
    'an address loses its slash at the end': ({ document }) =>
      rename(document.paths, '/api/user/profile/', '/api/user/profile'),
  },
  updateEnquiry: {
    'an operation takes another method': ({ address }) => rename(address, 'patch', 'put'),
  },
  getUserProfile: {
    'caches may keep what belongs to one person': ({ operation }) => delete operation.responses['200']!.headers,
  },
  getSubscriptionStatus: {
    'what needed a token is there for everybody': ({ operation }) => (operation.security = []),
    'caches may keep a reply by the document': ({ operation }) => {
      const schema = { type: 'string', pattern: 'no-store|public' }
      operation.responses['200']!.headers = { 'Cache-Control': { schema } }
    },
    'a header of a reply may be left out': ({ operation, document }) => {
      const headers = operation.responses['200']!.headers!
      headers['Cache-Control'] = { ...resolved(document, headers['Cache-Control']!), required: false }
    },
  },
  listCategories: {
    'one of two shapes of a reply is dropped': ({ schema }) => (schema('CategoryListReply')['oneOf'] as object[]).pop(),
  },
}

export const documentFaults = (Object.keys(FAULTS) as OperationId[]).flatMap((id) =>
  Object.entries(FAULTS[id]!).map(([name, plant]): DocumentFault => {
    const plantIn = (document: Document) => {
      const [path, , operation] = allOperations(document).find((found) => found[2].operationId === id)!
      const schema = (name: string) => document.components!.schemas![name]!
      plant({ operation, address: document.paths[path]!, schema, fields: (of) => schema(of).properties!, document })
    }
    return { name, operation: id, plant: plantIn }
  }),
)

function rename<Value>(object: Record<string, Value>, from: string, to: string): void {
  const value = object[from]
  if (value === undefined) throw new Error(`Nothing is called ${from}`)
  object[to] = value
  delete object[from]
}
