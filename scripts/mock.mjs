// `npm run mock`: plain, stateless Prism on the bundled document, on port 4010 or `-- --port 5000`.
import { ensurePackages, serve } from './setup.mjs'

ensurePackages()
serve([
  ['node_modules/@stoplight/prism-cli/dist/index.js', 'mock', 'openapi/dist/openapi.json', ...process.argv.slice(2)],
])
