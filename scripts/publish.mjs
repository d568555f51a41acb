// `npm run publish`: runs the build's publisher (scripts/publish/publish.ts) under the project's own Node.
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

const publisher = `${process.env.OUT ?? 'dist'}-server/publish.js`
if (!existsSync(publisher)) {
  console.error('There is no build to publish: run `npm run build` first.')
  process.exit(1)
}
process.exit(run([publisher, ...process.argv.slice(2)]))
