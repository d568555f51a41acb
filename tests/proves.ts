import type { account, market, Row } from './error-catalogue/catalogue.ts'

type Texts<Of extends Row> =
  | (Of extends { says: readonly (infer Text extends string)[] } ? Text : never)
  | (Of extends { does: readonly (infer Deed extends string)[] } ? Deed : never)
type Errors<Part extends Record<string, Row>> = {
  [Situation in keyof Part & string]: `${Situation}: ${Texts<Part[Situation]>}`
}[keyof Part & string]

/** A row of the error catalogues, an accessibility check, or a fault case. */
export type Requirement = Errors<typeof market> | Errors<typeof account> | `check ${number}` | `case ${number}`

declare module 'vitest' {
  interface TaskMeta {
    proves?: Requirement[]
  }
}

// A Playwright test (as annotation) or Vitest test (as meta data) takes this second argument. Both reports include it,
// and scripts/traceability.ts reports requirements that no test proves.
export const proves = (...rows: Requirement[]) => ({
  annotation: rows.map((description) => ({ type: 'proves', description })),
  meta: { proves: rows },
})
