// `npm run dev`: Vite with hot reload in front of the stateful mock on port 4300 or PORT, or of MOCK_ORIGIN.
import { ensurePackages, serve } from './setup.mjs'

ensurePackages()
const port = process.env.PORT ?? '4300'
const mock = ['mock-server/main.ts', '--port', port, '--strict-port', '--db', '.cache/mock.sqlite']
const vite = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', ...process.argv.slice(2)]
const { MOCK_ORIGIN = `http://127.0.0.1:${port}` } = process.env
serve(process.env.MOCK_ORIGIN ? [vite] : [mock, vite], { MOCK_ORIGIN })
