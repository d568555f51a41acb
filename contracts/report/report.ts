import type { Document } from '../document.ts'
import type { Walked } from '../journeys/run.ts'
import { operationIn } from '../pact.ts'
import { lineOf } from './lines.ts'
import { needsOf, PAGES, type PageName } from './pages.ts'

/** An interaction and the problems that the verifier found in its reply. */
export type Result = { description: string; isOptional: boolean; ok: boolean; wrong: Wrong[] }
type Wrong = { says: string; place?: string }

const statusIn = (description: string) => Number(description.split(' ')[1]?.slice(0, 3))
const isSuccess = ({ description }: Result) => statusIn(description) < 300
const isRequired = ({ journey }: Walked) => !journey.optional

/**
 * The report of a verification: each failure with its line in the document, what works on each page, the harm to users.
 */
export function reportOf(results: readonly Result[], walked: readonly Walked[], document: Document): string[] {
  const asked = results.filter(({ isOptional }) => !isOptional)
  const failed = results.filter(({ ok }) => !ok)
  const tried = walked.filter(({ state }) => state !== 'not offered')
  const broken = tried.filter(({ state }) => state === 'fails')
  const left = walked.length - tried.length
  const harm = [...new Set(broken.filter(isRequired).map(({ journey }) => journey.harm))]
  return [
    ...failed.flatMap((result) => [...failureOf(result, document), '']),
    ...broken.flatMap((one) => [...journeyOf(one, document), '']),
    ...(Object.keys(PAGES) as PageName[]).map((page) => stateOf(page, asked, tried.filter(isRequired), document)),
    '',
    `${results.length - failed.length} of ${results.length} interactions hold`,
    `${tried.length - broken.length} of ${tried.length} journeys hold`,
    ...(left > 0 ? [`${left} journeys not offered: they need operations that were left out`] : []),
    ...(harm.length > 0 ? ['', 'What this does to people:', ...harm.map((one) => `  ${one}`)] : []),
  ]
}

/** The state of a page. It is broken if a journey fails, or if no success of an operation that it needs was right. */
function stateOf(page: PageName, results: readonly Result[], walked: readonly Walked[], document: Document): string {
  const own = results.filter(({ description }) => needsOf(document, operationIn(description))[page])
  const journeys = walked.filter(({ journey }) => journey.page === page)
  const failed = own.filter(({ ok }) => !ok)
  const dead = [...new Set(failed.map(({ description }) => operationIn(description)))].filter((operation) => {
    const successes = own.filter((one) => operationIn(one.description) === operation && isSuccess(one))
    return successes.length > 0 && successes.every(({ ok }) => !ok)
  })
  const missing = [
    ...new Set(dead.map((operation) => needsOf(document, operation)[page])),
    ...journeys.filter(({ state }) => state === 'fails').map(({ journey }) => journey.promise.replace(/\.$/, '')),
  ]
  const line = (state: string, detail = '') => `${state.padEnd(14)}${PAGES[page]}${detail}`
  if (own.length === 0 && journeys.length === 0) return line('not asked')
  if (missing.length > 0) return line('broken', `: not so: ${missing.join('; ')}`)
  if (failed.length === 0) return line('works')
  return line('works partly', `: ${failed.length} of ${own.length} interactions fail`)
}

function failureOf({ description, isOptional, wrong }: Result, document: Document): string[] {
  const needs = Object.entries(needsOf(document, operationIn(description)))
  return [
    `✗ ${description}${isOptional ? ' (optional)' : ''}`,
    ...needs.map(([page, what]) => `    ${PAGES[page as PageName]}: ${what}`),
    ...telling(wrong).map(({ says, place }) => {
      const missing = /missing the following keys: (\w+)/.exec(says)?.[1]
      const at = missing === undefined ? place : `${place}.${missing}`
      const line = lineOf(document, operationIn(description), statusIn(description), at)
      return `    ${place ? `${place}: ` : ''}${says}${line ? ` (${line})` : ''}`
    }),
  ]
}

function journeyOf({ journey, found }: Walked, document: Document): string[] {
  const { operation, status = 200, place } = found ?? {}
  const line = operation && lineOf(document, operation, status, place)
  return [
    `✗ ${PAGES[journey.page]}: ${journey.promise}${journey.optional ? ' (optional)' : ''}`,
    `    ${operation ? `${operation}: ` : ''}${found?.says}${line ? ` (${line})` : ''}`,
    `    ${journey.harm}`,
  ]
}

/** The problems worth reporting: a wrong status explains all others. */
function telling(wrong: Wrong[]): Wrong[] {
  const status = wrong.filter(({ says }) => /^expected \d+ but was \d+$/.test(says))
  return status.length > 0 ? status : wrong
}
