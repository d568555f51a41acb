import type { checks } from '../e2e/accessibility/checks.ts'
import type { account, market, Row } from './error-catalogue/catalogue.ts'
import type { cases } from './faults/cases.ts'

type Texts<Of extends Row> =
  | (Of extends { says: readonly (infer Text extends string)[] } ? Text : never)
  | (Of extends { does: readonly (infer Deed extends string)[] } ? Deed : never)
type Errors<Part extends Record<string, Row>> = {
  [Situation in keyof Part & string]: `${Situation}: ${Texts<Part[Situation]>}`
}[keyof Part & string]

/** A row of the error catalogues, of the accessibility checks or of the fault cases. */
export type Requirement =
  Errors<typeof market> | Errors<typeof account> | `check ${keyof typeof checks}` | `case ${keyof typeof cases}`

declare module 'vitest' {
  interface TaskMeta {
    proves?: Requirement[]
  }
}

/**
 * Second argument of a test, of Playwright (an annotation) or Vitest (meta data): what it proves. Both reports carry it, and
 * scripts/traceability.ts finds the row that no test proves.
 */
export const proves = (...rows: Requirement[]) => ({
  annotation: rows.map((description) => ({ type: 'proves', description })),
  meta: { proves: rows },
})
