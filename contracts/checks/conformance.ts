import { Comparator } from '@pactflow/openapi-pact-comparator'
import { formBySchema, readForm } from '../../mock-server/multipart.ts'
import { allOperations, operationAt, resolved, type Document } from '../document.ts'
import { INVALID, type Interaction, type Pact } from '../pact.ts'
import { loosest } from './loosest.ts'

/**
 * Checks that the document allows everything in the pact: addresses, parameters, bodies, statuses, replies. Comparator
 * warnings (a header or query parameter missing in the document) count as problems. Besides the examples of replies it
 * checks the loosest replies that the pact's rules allow.
 */
export async function conformance(pact: Pact, document: Document): Promise<string[]> {
  const readable = withFormsAsJson(document)
  const interactions = await Promise.all(pact.interactions.map((one) => formAsJson(withoutEmptyExample(one), document)))
  const isBad = ({ comments }: Interaction) => comments?.text?.includes(INVALID) === true
  const good = interactions.filter((one) => !isBad(one))
  const refused = good.filter(({ response }) => response.status >= 400)
  const bad = interactions.filter(isBad)

  const find = (which: Interaction[]) => findings(pact, readable, which)
  // The comparator ignores the body of a refused request, so these requests are checked again as successes.
  const findAsSuccesses = (which: Interaction[]) => find(which.map((one) => asSuccess(one, document)))

  const breaches = [
    ...(await find(good.concat(good.flatMap(loosest)))),
    ...(await findAsSuccesses(refused)).filter(isAboutRequest),
    ...(await find(bad)).filter((one) => !isAboutRequest(one)),
  ]
  const broken = new Set((await findAsSuccesses(bad)).map(({ description }) => description))
  return [
    ...new Set(breaches.map(({ description, code, message }) => `${description}: ${code}: ${message}`)),
    ...bad.flatMap(({ description }) =>
      broken.has(description) ? [] : [`${description}: is invalid on purpose, but the document allows it`],
    ),
  ]
}

/** Removes the example of a reply that only says what must not occur in it. */
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

/** Converts forms to JSON in the document, because the comparator treats all form fields as text. */
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
