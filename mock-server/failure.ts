import { problemTexts, refusalTexts } from './failure-texts.ts'
import type { components } from '../src/api/generated/schema.ts'
import type { Lang } from './operation.ts'

/** A refusal, in the shape of every 4xx and 5xx in the document (`Failure` in openapi/schemas/common.yaml). */
export type Failure = { message: string; error: RefusalCode; errors?: Record<string, string[]> }

/** The document's codes; their texts are in `failure-texts.ts`. */
export type RefusalCode = components['schemas']['ErrorCode']

/** Key of a refusal text: an error code, an OTP failure that is sent with status 200, or a 404 with its reason. */
export type RefusalText = keyof typeof refusalTexts

/** What is wrong with one field, with the limit for its text: `'required'`, `['min', 1]`. */
export type Problem = ProblemCode | readonly [ProblemCode, string | number]
export type ProblemCode = keyof typeof problemTexts

/** Problems by field name; `_` is the complete input. */
export type Problems = Record<string, Problem>

/** A refusal in the caller's language: `refuse(400, 'invalid', lang, { quantity: ['min', 1], unit: 'required' })`. */
export function refuse<Status extends number>(
  status: Status,
  code: RefusalCode,
  lang: Lang,
  problems?: Problems,
): { status: Status; body: Failure } {
  const body: Failure = { message: refusalTexts[code][lang], error: code }
  if (problems) {
    body.errors = Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, [problemText(problem, lang)]]),
    )
  }
  return { status, body }
}

function problemText(problem: Problem, lang: Lang): string {
  const [code, limit] = typeof problem === 'string' ? [problem, ''] : problem
  return problemTexts[code][lang].replace('{limit}', String(limit))
}

/** Message of a 404 for an address without its slash at the end, or with several. */
export const slashText = (address: string, lang: Lang) => refusalTexts.slash[lang].replace('{address}', () => address)
