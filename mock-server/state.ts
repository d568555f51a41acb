import type { Faults } from './faults.ts'
import type { Params } from './state-params.ts'
import type { Store } from './store/store.ts'

type World = { store: Store; faults: Faults; now: number }

/** Makes a fact true. Returns what only the provider can know, such as a token. */
export type State = (world: World, params: Params) => Record<string, string> | void

export const iso = (ms: number) => new Date(ms).toISOString()
