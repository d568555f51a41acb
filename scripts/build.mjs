// `npm run build`: creates the production build, see build/build.ts.
import { build, ensurePackages } from './setup.mjs'

if (process.argv.length > 2) {
  console.log(
    'npm run build writes dist/ and dist-server/; OUT=folder npm run build writes elsewhere. It takes no arguments.',
  )
  process.exit(process.argv[2] === '--help' ? 0 : 2)
}
ensurePackages()
build()
