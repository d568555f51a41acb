import { expect } from 'vitest'
import type { Operation } from '../../mock-server/document.ts'
import { resetStore } from '../../mock-server/store/store.ts'
import { clientOf, type Answered, type Sent } from '../mock-server/client.ts'
import type { TestMock } from '../mock-server/mock.ts'
import { answerTo, failureSchema, operationAt, outsideOf, type Fetch } from './mock-oracle.ts'
import type { Schema } from './schema.ts'

export const DAY = 24 * 60 * 60 * 1000
/** The lifetime of a session (ms). */
export const SESSION = 30 * DAY

type Kind = 'enquiry' | 'business'
type Enquiry = { userProduct: number; createdAt: number; isClosed: boolean; images: Set<number> }

/** A person's actions, which tell what the mock must return. */
export type Person = {
  mobile: string
  token: string | undefined
  tokenUntil: number
  premiumUntil: number
  own: Map<number, Enquiry>
  bought: Set<string>
}

type Answer<Body> = Answered<Body> & { text: string }
/** The body has the type that the caller expects, because the answer has been checked against the document. */
type Ask = <Body>(person: Person, method: string, path: string, sent?: Sent) => Promise<Answer<Body> | undefined>
type Send = <Body>(method: string, path: string, sent?: Sent, token?: string) => Promise<Answer<Body>>

export type Model = { people: Person[] }

/** A contact and its owner, whose number must not be in a reply to a person who may not see it. */
export type Target = { kind: Kind; id: number; path: string; owner: string }

/** The mock, called as the people of the model; each answer is checked against the document. */
export class World {
  readonly mock: TestMock
  readonly targets: Target[]
  readonly #operations: readonly Operation[]
  readonly #failure: Schema
  readonly #fetch: Fetch
  requests = 0

  /** @param fetch replaces the mock, for the control */
  constructor(mock: TestMock, operations: readonly Operation[], fetch: Fetch = mock.fetch) {
    this.mock = mock
    this.#fetch = fetch
    this.#operations = operations
    this.#failure = failureSchema(operations)
    const rows = (sql: string) => mock.store.db.prepare(sql).all() as { id: number; type: string; owner: string }[]
    this.targets = [
      ...rows(
        `SELECT e.id, type, mobile AS owner FROM enquiry e JOIN user ON user.id = e.user_id
         WHERE closed_at IS NULL AND e.created_at < '2026-04-18' AND mobile NOT LIKE '98765%' ORDER BY e.id LIMIT 6`,
      ).map(({ id, owner }) => ({ kind: 'enquiry' as const, id, path: `enquiries/${id}/detail/`, owner })),
      ...['farmer', 'buyer', 'manufacturer'].flatMap((type) =>
        rows(
          `SELECT b.id, business_type AS type, mobile AS owner FROM business b JOIN user ON user.id = b.user_id
           WHERE has_profile = 1 AND business_type = '${type}' AND mobile NOT LIKE '98765%' ORDER BY b.id LIMIT 2`,
        ).map(({ id, owner }) => ({ kind: 'business' as const, id, path: `${type}s/${id}/detail/`, owner })),
      ),
    ]
  }

  /** A model of the people in the seed's state. */
  start(mobiles: readonly string[]): Model {
    const { store } = this.mock
    resetStore(store, { now: this.mock.now() })
    this.mock.log.length = 0
    const people = mobiles.map((mobile): Person => {
      const rows = store.db
        .prepare(
          `SELECT e.id, user_product, e.created_at, closed_at FROM enquiry e JOIN user ON user.id = e.user_id WHERE mobile = ?`,
        )
        .all(mobile)
      const own = rows.map((row): [number, Enquiry] => {
        const images = store.db.prepare('SELECT id FROM enquiry_image WHERE user_product = ?').all(row['user_product']!)
        return [
          Number(row['id']),
          {
            userProduct: Number(row['user_product']),
            createdAt: Date.parse(String(row['created_at'])),
            isClosed: row['closed_at'] !== null,
            images: new Set(images.map(({ id }) => Number(id))),
          },
        ]
      })
      const token = this.mock.tokenOf(mobile)
      const tokenUntil = this.mock.now() + SESSION
      return { mobile, token, tokenUntil, premiumUntil: 0, own: new Map(own), bought: new Set() }
    })
    return { people }
  }

  isIn = ({ token, tokenUntil }: Person) => token !== undefined && tokenUntil > this.mock.now()
  isPremium = ({ premiumUntil }: Person) => premiumUntil > this.mock.now()
  maySee = (person: Person, target: Target) =>
    this.isPremium(person) || person.bought.has(`${target.kind} ${target.id}`)
  isOnBoard = ({ createdAt, isClosed }: Enquiry) => !isClosed && createdAt <= this.mock.now() - DAY

  /**
   * Returns an answer valid under the document; for a person who isn't signed in it expects a 401 and returns
   * undefined.
   */
  ask = (async (person, method, path, sent) => {
    const answer = await this.send<never>(method, `/api/mobile/v1/${path}`, sent, person.token)
    if (this.isIn(person)) {
      expect(answer.status, `${method} ${path}`).not.toBe(401)
      return answer
    }
    expect(answer.status, `${method} ${path} of nobody`).toBe(401)
    return undefined
  }) as Ask

  send = (async (method, path, sent, token) => {
    const reply = await clientOf({ fetch: this.#checked }, token)(method, path, sent)
    return { ...reply, text: JSON.stringify(reply.body) }
  }) as Send

  #checked: Fetch = async (request) => {
    const { method, url } = request
    const { pathname } = new URL(url)
    const answer = await answerTo(this.#fetch, request)
    this.requests++
    if (pathname.startsWith('/api/')) {
      const operation = operationAt(this.#operations, method, pathname)
      expect(outsideOf(operation, this.#failure, answer, method), `${method} ${url}`).toBeUndefined()
    }
    return new Response(answer.text || null, { status: answer.status })
  }
}
