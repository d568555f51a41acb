// `npm run contracts`: what holds app, API document, pact and mock together (contracts/run.ts), from a fresh machine.
import { ensurePackages, run } from './setup.mjs'

ensurePackages()
process.exit(run(['contracts/run.ts', ...process.argv.slice(2)]))
