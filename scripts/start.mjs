// `npm start`: serves the app on the stateful mock, starting from a fresh machine, and prints its address.
import { ensureBuild, ensurePackages, serve } from './setup.mjs'

ensurePackages()
if (!process.argv.includes('--help')) ensureBuild()
serve([['mock-server/main.ts', '--static', 'dist', '--db', '.cache/mock.sqlite', ...process.argv.slice(2)]])
