import { stubFetch } from './page.ts'
import { expect, test } from 'vitest'
import type { ApiError } from '../../src/api/errors.ts'
import { MAX_SHOWN_LENGTH, fullTextOf } from '../../src/api/truncate.ts'
import { planQuery } from '../../src/api/payment.ts'
import { createQueryClient } from '../../src/api/query-client.ts'

const ask = () => createQueryClient().fetchQuery(planQuery('en'))
const failure = () => ask().catch((error: unknown) => error as ApiError)
const plan = (feature: string) => ({ id: 1, amount: 999, features: { en: [feature], hi: [], mr: [] } })

test('a reply above 5 MB is refused as broken, and not read to its end', async () => {
  let pieces = 0
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          pieces++
          controller.enqueue(new Uint8Array(1024 * 1024))
        },
      }),
    )
  stubFetch(endless)
  expect(await failure()).toMatchObject({ kind: 'bad-reply', cause: expect.stringContaining('bytes') })
  expect(pieces).toBeLessThan(10)
})

test('a text of a million characters is cut, and the rest of it is there for who asks', async () => {
  const text = 'a'.repeat(1_000_000)
  stubFetch(() => Response.json(plan(text)))
  const { features } = (await ask()) as ReturnType<typeof plan>
  expect(features.en[0]).toHaveLength(MAX_SHOWN_LENGTH + 1)
  expect(fullTextOf(features.en[0]!)).toBe(text)
})

test('the longest text of the document isn’t cut', async () => {
  stubFetch(() => Response.json(plan('a'.repeat(MAX_SHOWN_LENGTH))))
  expect(await ask()).toEqual(plan('a'.repeat(MAX_SHOWN_LENGTH)))
})

test('a refusal’s words are cut too', async () => {
  stubFetch(() => Response.json({ message: 'a'.repeat(1_000_000), error: 'invalid' }, { status: 400 }))
  expect(((await failure()) as ApiError).refusal.message).toHaveLength(MAX_SHOWN_LENGTH + 1)
})

test('a page of HTML in place of the reply is called that', async () => {
  stubFetch(() => new Response('<title>Sign in', { headers: { 'content-type': 'text/html; charset=utf-8' } }))
  expect(await failure()).toMatchObject({ kind: 'bad-reply', isPage: true })
  stubFetch(() => new Response('', { status: 511 }))
  expect(await failure()).toMatchObject({ kind: 'http', isPage: true })
  stubFetch(() => new Response('<h1>Bad gateway', { status: 502, headers: { 'content-type': 'text/html' } }))
  expect(await failure()).toMatchObject({ kind: 'http', isPage: false })
})
