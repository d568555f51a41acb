import type { operations as table } from '../src/api/generated/operations.ts'
import type { operations } from '../src/api/generated/schema.ts'
import type { Locale, PREFERRED_LANGUAGE } from '../src/i18n/locales.ts'
import type { Store } from './store/store.ts'

/**
 * What a handler receives and may answer, derived from the API document: an operation that is added there has no handler
 * until somebody writes it, and the compiler says so (`handlers/index.ts`).
 */
export type OperationId = keyof operations

/** Values of `X-user-lang`. */
export type Lang = Locale

/** The person that a bearer token stands for. */
export type User = {
  id: number
  /** Ten digits. */
  mobile: string
  full_name: string
  email: string | null
  preferred_language: (typeof PREFERRED_LANGUAGE)[Locale]
  business_id: number | null
  /** ISO time until which the premium subscription runs; null without one. */
  premium_until: string | null
  role: string
  /** Id of the profile picture among the stored media. */
  picture: number | null
}

export type Call<Id extends OperationId> = {
  /** Coerced by the document (numbers are numbers), its defaults filled in. */
  query: Filled<Part<Id, 'query'>>
  path: Part<Id, 'path'>
  /** JSON as sent; of a form, its fields as the document types them and its files as they came. */
  body: Body<Id>
  lang: Lang
  user: UserFor<Id>
  store: Store
  /** Milliseconds since 1970, from the mock's clock: tests move it. */
  now: number
  /** Scheme, host and port of the request, for absolute addresses (`next` of a list). */
  origin: string
}

/** One of the statuses that the document declares, with that status's body. */
export type Reply<Id extends OperationId> = ReplyOf<operations[Id]['responses']>

type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>

export type Handlers = { [Id in OperationId]: Handler<Id> }

/**
 * Form fields that carry a file: the generated types say `string`. `app.ts` compares the list with the document when
 * it starts.
 * An empty text in such a field arrives as a file of 0 bytes (§forms.16).
 */
export const fileFields = ['photo', 'image', 'profile_picture', 'cancelled_bill'] as const

type Part<Id extends OperationId, Where extends 'query' | 'path'> = Known<operations[Id]['parameters'][Where]>

/** Parameters with a default in the document, which they have where nothing was sent. */
type Filled<T> = T & Required<Pick<T, Extract<keyof T, 'page' | 'page_size' | 'pagination' | 'offset' | 'limit'>>>

type Known<T> = [NonNullable<T>] extends [never] ? Record<string, never> : NonNullable<T>

type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer B }
  ? BodyOf<NonNullable<B>>
  : undefined

type BodyOf<B> = [B] extends [never]
  ? undefined
  : B extends { content: { 'multipart/form-data': infer Form } }
    ? WithFiles<Form>
    : B extends { content: { 'application/json': infer Json } }
      ? Json
      : undefined

/** Distributes over the alternatives of a `oneOf`. */
type WithFiles<Form> = Form extends unknown
  ? { [Field in keyof Form]: Field extends (typeof fileFields)[number] ? File : Form[Field] }
  : never

type UserFor<Id extends OperationId> = {
  required: User
  optional: User | undefined
  none: undefined
}[(typeof table)[Id]['bearer']]

type ReplyOf<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends { content: infer Content }
    ? { status: Status; body: Content[keyof Content] }
    : { status: Status; body?: undefined }
}[keyof Responses]
