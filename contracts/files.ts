import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The names under which a broker would know both sides. */
export const PARTIES = { consumer: 'krishi-vyapar-web', provider: 'krishi-vyapar-api' }

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const PACT_NAME = `${PARTIES.consumer}-${PARTIES.provider}.json`
/** The promise, as it is committed. */
export const PACT = join(ROOT, 'contracts/pacts', PACT_NAME)
const WORK = join(ROOT, process.env['CONTRACTS_WORK'] ?? '.cache/contracts')
/** What the consumer tests wrote: a folder each, for tests that share a file lose interactions. */
export const FRESH = join(WORK, 'fresh')
export { WORK }
