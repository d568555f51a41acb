// `npm run build`: the production build, see build/build.ts.
import { build, ensurePackages, run } from './setup.mjs'

ensurePackages()
build()
// What the app shows in English because nobody has translated or reviewed it.
run(['scripts/catalogs/check.ts', '--drafts'])
