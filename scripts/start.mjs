// `npm start`: the whole app on the stateful mock, from a fresh machine to a printed address.
import { ensureBuild, ensurePackages, serve } from './setup.mjs'

ensurePackages()
ensureBuild()
serve([['mock-server/main.ts', '--static', 'dist', '--db', '.cache/mock.sqlite', ...process.argv.slice(2)]])
