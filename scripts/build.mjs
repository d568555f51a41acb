// `npm run build`: creates the production build, see build/build.ts.
import { build, ensurePackages } from './setup.mjs'

ensurePackages()
build()
