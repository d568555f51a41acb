import type { operations as table } from '../src/api/generated/operations.ts'
import type { operations } from '../src/api/generated/schema.ts'
import type { Locale, PREFERRED_LANGUAGE } from '../src/i18n/locales.ts'
import type { Store } from './store/store.ts'

/** Derived from the API document. A new operation does not compile until it has a handler (`handlers/index.ts`). */
export type OperationId = keyof operations

/** Values of `X-user-lang`. */
export type Lang = Locale

/** The user of a bearer token. */
export type User = {
  id: number
  /** Ten digits, without the country code. */
  mobile: string
  full_name: string
  email: string | null
  preferred_language: (typeof PREFERRED_LANGUAGE)[Locale]
  business_id: number | null
  /** ISO time at which premium ends; null without a subscription. */
  premium_until: string | null
  role: string
  /** Id of the profile picture among the stored media. */
  picture: number | null
}

export type Call<Id extends OperationId> = {
  /** Coerced to the document's types, with its defaults filled in. */
  query: Filled<Part<Id, 'query'>>
  path: Part<Id, 'path'>
  /** A JSON body as sent; a form with its fields coerced to the document's types and its files unchanged. */
  body: Body<Id>
  lang: Lang
  user: UserFor<Id>
  store: Store
  /** Time in ms since 1970 from the mock's clock, which tests can move. */
  now: number
  /** The request's address without its query, for links to other pages of a list. */
  address: string
}

/** A reply with a status that the document declares, and that status's body. */
export type Reply<Id extends OperationId> = ReplyOf<operations[Id]['responses']>

type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>

export type Handlers = { [Id in OperationId]: Handler<Id> }

/** Fields with a file; an empty text arrives as a file of 0 bytes (§forms.16). `app.ts` checks the list at startup. */
export const fileFields = ['photo', 'image', 'profile_picture', 'cancelled_bill'] as const

type Part<Id extends OperationId, Where extends 'query' | 'path'> = Known<operations[Id]['parameters'][Where]>

/** Parameters that are always present, because the document has a default for them. */
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
