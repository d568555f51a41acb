import { readArguments } from '../../scripts/arguments.ts'
import { readDocument } from '../document.ts'
import { verifyServer } from '../verify.ts'

// The package's program: does what `npm run contracts:verify -- --url …` does, without this repository.

const USAGE = `krishi-vyapar-contract --url http://127.0.0.1:8080

Says page by page whether the app works on a running server: every interaction of the pact, then journeys of several requests.
  --states <address>   the endpoint for states, where it is not <origin>/_pact/state
  --only <expression>  a part: '^getPlan ' for one operation (contracts/README.md)`

const options = { url: { type: 'string' }, states: { type: 'string' }, only: { type: 'string' } } as const
const { url, states, only } = readArguments(USAGE, options).values
if (url === undefined) {
  console.error(USAGE)
  process.exit(2)
}
const { lines, problems } = await verifyServer({ url, states, only }, readDocument())
for (const line of lines) console.log(line)
for (const problem of problems) console.error(`✗ ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)
