import { vi } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'

/** Node has no page to be on: imported before anything of src/api, whose addresses start here. */
export const ORIGIN = 'http://krishi.test'
vi.stubGlobal('location', { origin: ORIGIN })
vi.stubGlobal('navigator', { onLine: true })

export const locales = ['en', 'hi', 'mr'] as const satisfies Locale[]

/** Answers the app's requests, and keeps them. */
export function stubFetch(answer: (request: Request) => Response | Promise<Response>) {
  return vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (input, init) => answer(new Request(input, init))),
  )
}

export const json = (body: unknown, status = 200) => Response.json(body, { status })
