import type { Catalog, Entry } from '../catalog.ts'
import type { Term } from '../glossary.ts'
import type { Shape } from '../message-shape.ts'

/** A text with what it should say in English, both readable. */
export type Pair = {
  locale: string
  entry: Entry
  source: Shape
  translation: Shape
  glossary: Term[]
}

type Named = {
  name: string
  severity: 'error' | 'warning'
  /** What the translator does about it. */
  fix: string
}

/** A rule about one text. It gives what is wrong, a sentence for each fault. */
export type TextRule = Named & { check: (pair: Pair) => Iterable<string> }

/** A rule about a whole catalog, in view of the English one. */
export type CatalogRule = Named & {
  check: (catalog: Catalog, english: Catalog) => Iterable<{ entry?: Entry; line?: number; wrong: string }>
}
