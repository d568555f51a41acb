import type { Catalog, Entry } from '../catalog.ts'
import type { Term } from '../glossary.ts'
import type { Shape } from '../message-shape.ts'

/** A translation with its English source, both parsed. */
type Pair = {
  locale: string
  entry: Entry
  source: Shape
  translation: Shape
  glossary: Term[]
}

type Named = {
  name: string
  severity: 'error' | 'warning'
  /** Tells the translator what to do. */
  fix: string
}

/** A rule about one text. Yields one sentence for each problem. */
export type TextRule = Named & { check: (pair: Pair) => Iterable<string> }

/** A rule about a complete catalog, compared with the English one. */
export type CatalogRule = Named & {
  check: (catalog: Catalog, english: Catalog) => Iterable<{ entry?: Entry; line?: number; wrong: string }>
}
