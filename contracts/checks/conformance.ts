import { Comparator } from '@pactflow/openapi-pact-comparator'
import { formBySchema, readForm } from '../../mock-server/multipart.ts'
import { allOperations, operationAt, resolved, type Document } from '../document.ts'
import { BAD_REQUESTS } from '../exceptions.ts'
import type { Interaction, Pact } from '../pact.ts'
import { loosest } from './loosest.ts'

/**
 * Everything in the pact is what the document allows: addresses, parameters, bodies, statuses, replies. What the
 * comparator only warns of (a header or a query that the document does not know) counts too. Replies are held to it also
 * as the pact's rules let them pass, not only as its examples are.
 */
export async function conformance(
  pact: Pact,
  document: Document,
  badRequests: readonly string[] = BAD_REQUESTS,
): Promise<string[]> {
  const readable = withFormsAsJson(document)
  const interactions = await Promise.all(pact.interactions.map((one) => formAsJson(withoutEmptyExample(one), document)))
  const isBad = ({ description }: Interaction) => badRequests.includes(description)
  const good = interactions.filter((one) => !isBad(one))
  const refused = good.filter(({ response }) => response.status >= 400)
  const bad = interactions.filter(isBad)

  const breaches = [
    ...(await findings(pact, readable, good.concat(good.flatMap(loosest)))),
    // The comparator does not look at the body of a request that was refused, so those are tried again as a success.
    ...(
      await findings(
        pact,
        readable,
        refused.map((one) => asSuccess(one, document)),
      )
    ).filter(isAboutRequest),
    ...(await findings(pact, readable, bad)).filter((one) => !isAboutRequest(one)),
  ]
  const broken = new Set(
    (
      await findings(
        pact,
        readable,
        bad.map((one) => asSuccess(one, document)),
      )
    ).map(({ description }) => description),
  )
  return [
    ...new Set(breaches.map(({ description, code, message }) => `${description}: ${code}: ${message}`)),
    ...badRequests
      .filter((description) => !broken.has(description))
      .map((description) => `${description}: in the list of bad requests, but the document allows it`),
  ]
}

/** A reply in which something must not stand has an example of nothing else. */
function withoutEmptyExample(interaction: Interaction): Interaction {
  const isNowhere = interaction.response.matchingRules?.body?.['$']?.matchers[0]?.match === 'eachValue'
  return isNowhere ? { ...interaction, response: { status: interaction.response.status } } : interaction
}

type Finding = { description: string; code: string; message: string }
const isAboutRequest = ({ code }: Finding) => code.startsWith('request.')

async function findings(pact: Pact, oas: unknown, interactions: Interaction[]): Promise<Finding[]> {
  const found: Finding[] = []
  const results = new Comparator({ oas: structuredClone(oas) as never }).compare(
    structuredClone({ ...pact, interactions }),
  )
  for await (const { code, message, mockDetails } of results) {
    found.push({ description: mockDetails?.interactionDescription ?? 'pact', code, message })
  }
  return found
}

function asSuccess(interaction: Interaction, document: Document): Interaction {
  const found = operationAt(document, interaction.request.method, interaction.request.path)
  const success = Object.keys(found?.[2].responses ?? {}).find((status) => status.startsWith('2'))
  return { ...interaction, response: { status: Number(success ?? 200) } }
}

const FORM = 'multipart/form-data'

/** The comparator takes every field of a form for a text: so forms are compared as the JSON that they stand for. */
function withFormsAsJson(document: Document): Document {
  const copy = structuredClone(document)
  for (const [, , { requestBody }] of allOperations(copy)) {
    const form = requestBody?.content[FORM]
    if (form) requestBody.content = { 'application/json': form }
  }
  return copy
}

async function formAsJson(interaction: Interaction, document: Document): Promise<Interaction> {
  const { request } = interaction
  if (!request.body?.contentType.startsWith(FORM)) return interaction
  const schema = operationAt(document, request.method, request.path)?.[2].requestBody?.content[FORM]?.schema
  if (!schema) return interaction
  const bytes = Buffer.from(String(request.body.content), 'base64')
  const form = await readForm(new Uint8Array(bytes), request.body.contentType)
  const { json } = formBySchema(form, resolved(document, schema))
  return {
    ...interaction,
    request: {
      ...request,
      headers: { ...request.headers, 'Content-Type': ['application/json'] },
      body: { content: json, contentType: 'application/json', encoded: false },
    },
  }
}
