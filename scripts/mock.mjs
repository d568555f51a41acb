// `npm run mock`: plain Prism on the bundled document, stateless, on port 4010 unless `-- --port 5000` says another.
import { ensurePackages, serve } from './setup.mjs'

ensurePackages()
serve([
  ['node_modules/@stoplight/prism-cli/dist/index.js', 'mock', 'openapi/dist/openapi.json', ...process.argv.slice(2)],
])
