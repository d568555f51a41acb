// `npm run dev`: Vite with hot reload, on the stateful mock or MOCK_ORIGIN.
import { ensurePackages, serve } from './setup.mjs'

const HELP = `npm run dev -- [OPTION…]

The app with hot reload, on port 5173. Its backend is the stateful mock, with data in .cache/mock.sqlite.
  PORT=4300              port of the mock
  MOCK_ORIGIN=http://…   another backend; no mock is started
  PSEUDO=1               every text accented and longer (locales/README.md)
The other options are Vite's:
`

ensurePackages()
const port = process.env.PORT ?? '4300'
const mock = ['mock-server/main.ts', '--port', port, '--strict-port', '--db', '.cache/mock.sqlite']
const vite = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', ...process.argv.slice(2)]
const isAsking = process.argv.includes('--help')
if (isAsking) console.log(HELP)
const { MOCK_ORIGIN = `http://127.0.0.1:${port}` } = process.env
serve(isAsking || process.env.MOCK_ORIGIN ? [vite] : [mock, vite], { MOCK_ORIGIN })
