// `npm run mock`: plain, stateless Prism on the bundled document, on port 4010 or `-- --port 5000`,
// and the document as a page on the port after it.
import { ensurePackages, serve } from './setup.mjs'

ensurePackages()
const options = process.argv.slice(2)
serve([
  ['node_modules/@stoplight/prism-cli/dist/index.js', 'mock', 'openapi/dist/openapi.json', ...options],
  ['mock-server/api-page-main.ts', ...options],
])
