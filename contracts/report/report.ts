import type { OperationId } from '../../mock-server/operation.ts'
import type { Document } from '../document.ts'
import { lineOf } from './lines.ts'
import { NEEDS, PAGES, type PageName } from './pages.ts'

/** One interaction and what the verifier found wrong with the reply to it. */
export type Result = { description: string; isOptional: boolean; ok: boolean; wrong: Wrong[] }
type Wrong = { says: string; place?: string }

const operationIn = (description: string) => description.split(' ')[0] as OperationId
const statusIn = (description: string) => Number(description.split(' ')[1]?.slice(0, 3))
const isSuccess = ({ description }: Result) => statusIn(description) < 300

/** A verification in the words of the app: page by page what works, then each failure with the line of the document. */
export function reportOf(results: readonly Result[], document: Document): string[] {
  const asked = results.filter(({ isOptional }) => !isOptional)
  const failed = results.filter(({ ok }) => !ok)
  return [
    ...failed.flatMap((result) => [...failureOf(result, document), '']),
    ...(Object.keys(PAGES) as PageName[]).map((page) => stateOf(page, asked)),
    '',
    `${results.length - failed.length} of ${results.length} interactions hold`,
  ]
}

/** A page is broken where something that it has comes from an operation of which not one success was right. */
function stateOf(page: PageName, results: readonly Result[]): string {
  const own = results.filter(({ description }) => NEEDS[operationIn(description)]?.[page])
  const failed = own.filter(({ ok }) => !ok)
  const line = (state: string, detail = '') => `${state.padEnd(14)}${PAGES[page]}${detail}`
  if (own.length === 0) return line('not asked')
  if (failed.length === 0) return line('works')
  const dead = [...new Set(failed.map(({ description }) => operationIn(description)))].filter((operation) => {
    const successes = own.filter((one) => operationIn(one.description) === operation && isSuccess(one))
    return successes.length > 0 && successes.every(({ ok }) => !ok)
  })
  const missing = dead.map((operation) => NEEDS[operation][page]).join('; ')
  return dead.length > 0
    ? line('broken', `: not so: ${missing}`)
    : line('works partly', `: ${failed.length} of ${own.length} interactions fail`)
}

function failureOf({ description, isOptional, wrong }: Result, document: Document): string[] {
  const needs = Object.entries(NEEDS[operationIn(description)] ?? {})
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

/** Another status explains everything else. */
function telling(wrong: Wrong[]): Wrong[] {
  const status = wrong.filter(({ says }) => /^expected \d+ but was \d+$/.test(says))
  return status.length > 0 ? status : wrong
}
