// `npm run build`: creates the production build, see build/build.ts.
import { build, ensurePackages, run } from './setup.mjs'

ensurePackages()
build()
// List the texts that are still shown in English because they lack a translation or its review.
run(['scripts/catalogs/check.ts', '--drafts'])
