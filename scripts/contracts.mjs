// `npm run contracts`: checks app, API document, pact and mock against each other (contracts/run.ts).
import { ensurePackages, run } from './setup.mjs'

ensurePackages()
process.exit(run(['contracts/run.ts', ...process.argv.slice(2)]))
