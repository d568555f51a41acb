// `npm run dev`: Vite with hot reload in front of the stateful mock.
import { spawn } from 'node:child_process'
import { ensurePackages, environment, node, root } from './setup.mjs'

ensurePackages()
const start = (...args) => spawn(node(), args, { cwd: root, stdio: 'inherit', env: environment() })
const both = [
  start('mock-server/main.ts', '--port', '4300', '--strict-port', '--db', '.cache/mock.sqlite'),
  start('node_modules/vite/bin/vite.js', '--host', '127.0.0.1'),
]
const stop = () => both.forEach((child) => child.kill())
for (const child of both) child.on('exit', stop)
process.on('SIGINT', stop)
