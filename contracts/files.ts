import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Names of both parties, as a Pact broker would know them. */
export const PARTIES = { consumer: 'krishi-vyapar-web', provider: 'krishi-vyapar-api' }

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const PACT_NAME = `${PARTIES.consumer}-${PARTIES.provider}.json`
/** The committed pact. */
export const PACT = join(ROOT, 'contracts/pacts', PACT_NAME)
const WORK = join(ROOT, process.env['CONTRACTS_WORK'] ?? '.cache/contracts')
/** Output of the consumer tests: one folder per test file, because files that share a pact file lose interactions. */
export const FRESH = join(WORK, 'fresh')
export { WORK }
