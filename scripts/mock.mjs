// `npm run mock`: plain Prism on the document, stateless, on port 4010 unless `-- --port 5000` says another.
import { ensurePackages, serve } from './setup.mjs'

ensurePackages()
serve([['node_modules/@stoplight/prism-cli/dist/index.js', 'mock', 'openapi/openapi.yaml', ...process.argv.slice(2)]])
