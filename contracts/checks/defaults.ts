import { operationAt, resolved, type Document } from '../document.ts'
import { UNSENT } from '../exceptions.ts'
import type { Interaction, Pact } from '../pact.ts'

/**
 * The app must not depend on server defaults: a parameter or field with a default is always sent, or listed as
 * exception.
 */
export function defaults(pact: Pact, document: Document): string[] {
  const left = new Map<string, string>()
  for (const { description, request } of pact.interactions) {
    const operation = operationAt(document, request.method, request.path)?.[2]
    if (!operation) continue // reported by conformance
    const { operationId, parameters = [], requestBody } = resolved(document, operation)
    const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.entries(schema?.properties ?? {}).map(([name, property]) => ({ name, schema: property })),
    )
    const sent = sentIn(request)
    for (const { name, schema } of [...parameters, ...fields])
      if ('default' in schema && !sent.has(name)) left.set(`${operationId} ${name}`, description)
  }
  return [
    ...[...left].flatMap(([one, description]) =>
      one in UNSENT ? [] : [`${description}: leaves \`${one.split(' ')[1]}\` to the server’s default`],
    ),
    ...Object.keys(UNSENT).flatMap((one) => (left.has(one) ? [] : [`${one}: is always sent, so it is no exception`])),
  ]
}

/** Names of everything that a request sends: query, headers and body fields. */
function sentIn({ query = {}, headers, body }: Interaction['request']): Set<string> {
  const names = [...Object.keys(query), ...Object.keys(headers)]
  if (!body) return new Set(names)
  if (!body.encoded) return new Set([...names, ...Object.keys(body.content as object)])
  const form = Buffer.from(String(body.content), body.encoded as BufferEncoding).toString()
  return new Set([...names, ...[...form.matchAll(/form-data; name="([^"]+)"/g)].map(([, name]) => name!)])
}
