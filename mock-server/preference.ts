import type { IHttpMockConfig } from '@stoplight/prism-http'

export type Preference = IHttpMockConfig['mock']

/** The `Prefer` header's options for Prism (RFC 7240): `code=404`, `example=empty`, `dynamic=true`, or several. */
export function preferenceOf(headers: Headers): Preference | undefined {
  const wishes = new Map(
    (headers.get('prefer') ?? '').split(/[,;]/).map((wish): [string, string] => {
      const [name = '', value = ''] = wish.split('=', 2)
      return [name.trim().toLowerCase(), value.trim().replace(/^"|"$/g, '')]
    }),
  )
  const code = wishes.get('code')
  const exampleKey = wishes.get('example')
  const dynamic = wishes.get('dynamic') === 'true'
  if (!code && !exampleKey && !dynamic) return undefined
  return { dynamic, ...(code && { code: Number(code) }), ...(exampleKey && { exampleKey }) }
}
