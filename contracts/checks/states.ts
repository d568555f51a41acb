import { stateNames } from '../../mock-server/states.ts'
import type { Pact } from '../pact.ts'

/**
 * Every interaction uses provider states documented in STATES.md, and the mock implements each of them.
 * @param list the text of STATES.md, with a line `- **name** (parameters): meaning` for each state
 */
export function states(pact: Pact, list: string, implemented: readonly string[] = stateNames): string[] {
  const documented = new Map(
    [...list.matchAll(/^- \*\*([^*]+)\*\*(?: \(([^)]*)\))?:/gm)].map(([, name = '', parameters = '']) => [
      name,
      new Set([...parameters.matchAll(/`(\w+)`/g)].map(([, parameter]) => parameter)),
    ]),
  )
  const used = pact.interactions.flatMap(({ description, providerStates = [] }) =>
    providerStates.map((state) => ({ description, ...state })),
  )
  const names = [...new Set(used.map(({ name }) => name))]
  return [
    ...pact.interactions
      .filter(({ providerStates = [] }) => providerStates.length === 0)
      .map(({ description }) => `${description}: names no provider state`),
    ...names.filter((name) => !documented.has(name)).map((name) => `"${name}" is not in STATES.md`),
    ...names.filter((name) => !implemented.includes(name)).map((name) => `"${name}" is unknown to the mock`),
    ...used.flatMap(({ description, name, params = {} }) =>
      Object.keys(params)
        .filter((param) => documented.has(name) && !documented.get(name)?.has(param))
        .map((param) => `${description}: "${name}" has no parameter \`${param}\` in STATES.md`),
    ),
    ...implemented.filter((name) => !documented.has(name)).map((name) => `"${name}" of the mock is not in STATES.md`),
    ...[...documented.keys()]
      .filter((name) => !implemented.includes(name))
      .map((name) => `"${name}" of STATES.md is unknown to the mock`),
  ]
}
