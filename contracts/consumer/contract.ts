import { Matchers, PactV4 } from '@pact-foundation/pact'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { StateName } from '../../mock-server/states.ts'
import { ApiError } from '../../src/api/errors.ts'
import { operations } from '../../src/api/generated/operations.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { FRESH, PARTIES } from '../files.ts'
import { INVALID } from '../pact.ts'
import { app } from './app.ts'
import { expectForm, formBody, type FormFields } from './form.ts'
import { bodyOf, exampleOf, inScript, isNowhere, list, rulesOf, text, type Rules, type Template } from './match.ts'
import { ME } from './people.ts'

type OperationId = keyof typeof operations
type Facts = Record<string, string | number | boolean>
/** A fact about the provider's data, from STATES.md. */
export type State = readonly [StateName, Facts?]

type Address = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}/`
type Asking<Reply> = {
  /** Calls the app: always a definition of src/api. Gets what is sent, `json` or `form`. */
  call: (sent: never) => Promise<Reply>
  query?: Record<string, string | RegExp>
  json?: Template
  form?: FormFields
  /** Required provider states, besides the session. */
  given?: readonly State[]
}
type Answer<Reply> = Partial<Asking<Reply>> & {
  request?: Address
  /** The parts of the reply that the app needs. */
  body?: Template
  /** What the app returns for a success, if it isn't the reply itself. */
  gives?: unknown
  /** Mobile number of the signed-in user; undefined for a visitor. */
  as?: string | undefined
  /** Language of the request, if it is another one. */
  lang?: Locale
  /** The request breaks the document on purpose. */
  isInvalid?: true
  /** The app reads it, but providers needn't send it. */
  optional?: boolean
  /** Replies to the app's requests before and after this one. */
  earlier?: readonly unknown[]
  later?: readonly unknown[]
}
type Exchange<Reply> = Asking<Reply> & {
  request: Address
  /** Mobile number of the signed-in user; ME by default where the operation needs a token. */
  as?: string
  /** Keyed by status and situation. 401 and 500 are added for every operation that declares them. */
  answers: Record<`${number}: ${string}`, Answer<Reply>>
}

const EXAMPLE_TOKEN = 'token-of-the-signed-in-person'
const OLD_TOKEN = 'token-that-has-expired'

/** The part of a refusal that the app shows. */
export const refusal = { message: text('कृपया जानकारी जाँचें।') }

/** @param locale the app's language, sent with every request */
export const contractsIn =
  (locale: Locale) =>
  <Reply>(id: OperationId, exchange: Exchange<Reply>) =>
    contract(id, locale, exchange)

/** Defines an operation's interactions. Each answer becomes an interaction in the pact and a test of the app. */
function contract<Reply>(id: OperationId, locale: Locale, asking: Exchange<Reply>): void {
  const { statuses, bearer } = operations[id]
  const exchange = { ...(bearer === 'required' && { as: ME }), ...asking }
  const declares = (status: number) => (statuses as readonly number[]).includes(status)
  const pact = new PactV4({
    ...PARTIES,
    logLevel: 'error',
    dir: join(FRESH, basename(expect.getState().testPath ?? '', '.pact.ts')),
  })

  describe(id, () => {
    for (const [name, answer] of Object.entries(exchange.answers)) {
      const { as, given = [] } = { ...exchange, ...answer }
      interaction(name, { ...exchange, ...answer, given: [...session(as), ...given] }, as && EXAMPLE_TOKEN)
    }
    if (declares(401)) {
      const given: State[] = [['no token is valid']]
      interaction('401: the session has ended', { ...exchange, given, body: refusal }, OLD_TOKEN)
    }
    if (declares(500)) {
      const given: State[] = [...session(exchange.as), ['the server fails', { operationId: id, status: 500 }]]
      interaction('500: the server fails', { ...exchange, given }, exchange.as && EXAMPLE_TOKEN)
    }
  })

  function interaction(name: string, answer: Asking<Reply> & Answer<Reply>, token: string | undefined) {
    const status = Number.parseInt(name, 10)
    const lang = answer.lang ?? locale
    const asked = { ...answer, ...(answer.body !== undefined && { body: readable(answer.body, lang) }) }
    const isPersonal = status < 300 && (bearer === 'required' || /^(request|verify)Otp$/.test(id))
    it(name, async () => {
      const [method = '', path = ''] = (asked.request ?? exchange.request).split(' ')
      const form = asked.form && (await formBody(asked.form))
      let building = pact.addInteraction()
      for (const [state, facts = {}] of asked.given ?? []) building = building.given(state, facts)
      if (asked.optional) building = building.pending()
      if (asked.isInvalid) building = building.comment(INVALID)
      const answered = building
        .uponReceiving(`${id} ${name}`)
        .withRequest(method, path, (builder) => {
          builder.query(
            Object.fromEntries(Object.entries(asked.query ?? {}).map(([key, value]) => [key, queryValue(value)])),
          )
          builder.headers({ 'X-user-lang': lang, ...authorization(token), ...(operations[id].keyed && KEY) })
          if (token === EXAMPLE_TOKEN) addRules(builder, 'Request', { header: BEARER })
          if (asked.json !== undefined) {
            builder.jsonBody(bodyOf(asked.json))
            addRules(builder, 'Request', { body: rulesOf(asked.json) })
          }
          if (form) {
            builder.headers({ 'Content-Type': form.contentType }).body(form.contentType, form.bytes)
            addRules(builder, 'Request', form.rules)
          }
        })
        .willRespondWith(status, (builder) => {
          if (isPersonal) builder.headers({ 'Cache-Control': NO_STORE })
          if (asked.body === undefined) return
          builder.headers({ 'Content-Type': 'application/json' }).jsonBody(exampleOf(asked.body))
          addRules(builder, 'Response', { body: rulesOf(asked.body) })
        })

      // Thrown later: if the request is wrong, Pact's message explains more.
      let failure: unknown
      await answered.executeTest(async ({ url }) => {
        // A public operation gets no token, even from a person who has one.
        app.signIn(bearer === 'none' ? EXAMPLE_TOKEN : token)
        const sent = app.connectTo(url, asked.earlier, asked.later)
        await checkReply(status, asked, sent).catch((error: unknown) => (failure = error))
        // Pact accepts additional headers.
        expect(sent[0]?.headers.has('Authorization')).toBe(token !== undefined)
        expect(sent[0]?.headers.has('Idempotency-Key')).toBe(operations[id].keyed)
      })
      if (failure !== undefined) throw failure
    })
  }
}

/** Requires `message` and `errors`, which people read, to be in the requested language. */
function readable(body: Template, lang: Locale): Template {
  if (isNowhere(body)) return body
  const { message, errors, ...rest } = body as { message?: Template; errors?: Record<string, string> }
  if (message === undefined) return body
  const texts = Object.entries(errors ?? {}).map(([field, said]) => [field, list(inScript(text(said), lang))])
  return {
    ...rest,
    message: inScript(message, lang),
    ...(errors && { errors: Object.fromEntries(texts) as Record<string, Template> }),
  }
}

const session = (mobile?: string): State[] => (mobile ? [['a user is signed in', { mobile }]] : [])

const queryValue = (value: string | RegExp) =>
  value instanceof RegExp ? Matchers.regex(value, String(Date.now())) : value

/** The app must read the reply, or recognize the refusal. */
async function checkReply<Reply>(status: number, asked: Asking<Reply> & Answer<Reply>, sent: Request[]) {
  const example = asked.body === undefined ? undefined : exampleOf(asked.body)
  const call = () => asked.call((asked.json === undefined ? asked.form : exampleOf(asked.json)) as never)
  if (isNowhere(asked.body)) {
    await call().catch(() => undefined) // its example can't be read
  } else if (status < 300) {
    expect(await call()).toEqual('gives' in asked ? asked.gives : example)
  } else {
    const error: unknown = await call().catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'http', status, refusal: example ?? {} })
  }
  expect(app.timesSignedOut()).toBe(status === 401 ? 1 : 0)
  if (asked.form) await expectForm(sent[0], asked.form)
}

/** The provider's own token if its state endpoint returns one; otherwise the given token. */
function authorization(token: string | undefined): Record<string, never> {
  if (!token) return {}
  const header = `Bearer ${token}`
  return {
    Authorization: (token === EXAMPLE_TOKEN ? Matchers.fromProviderState('Bearer ${token}', header) : header) as never,
  }
}
export const EXAMPLE_KEY = '5f0c9be2a1d84c37b6e0f4a9d2c81b73'
/** No shared cache may store personal replies. Pact compares each part of the header separately. */
const NO_STORE = Matchers.regex(/^(no-store|private|no-cache|max-age=0|must-revalidate|proxy-revalidate)$/, 'no-store')
/** Any key matches, because the app generates them at random. */
const KEY = { 'Idempotency-Key': Matchers.regex(/^[A-Za-z0-9_-]{16,64}$/, EXAMPLE_KEY) }
const BEARER: Rules = {
  Authorization: { combine: 'AND', matchers: [{ match: 'regex', regex: String.raw`^Bearer \S+$` }] },
}

/** Sets rules directly, because Pact's builders lose how rules combine. */
function addRules(builder: object, side: 'Request' | 'Response', rules: { body?: Rules; header?: Rules }) {
  type Native = { interaction: Record<`with${typeof side}MatchingRules`, (rules: string) => void> }
  ;(builder as Native).interaction[`with${side}MatchingRules`](JSON.stringify(rules))
}
