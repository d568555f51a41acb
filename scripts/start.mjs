// `npm start`: the whole app on the stateful mock, from a fresh machine to a printed address.
import { ensureBuild, ensurePackages, run } from './setup.mjs'

ensurePackages()
ensureBuild()
process.exit(run(['mock-server/main.ts', '--static', 'dist', '--db', '.cache/mock.sqlite', ...process.argv.slice(2)]))
