// `npm run bench`, `bench:lists` and `bench:update`: measures speed; installs and builds what is missing first.
import { ensureBrowser, ensureBuild, ensurePackages, run } from './setup.mjs'

const [script, ...options] = process.argv.slice(2)
ensurePackages()
const isHelp = options.includes('--help')
const CHROMIUM = isHelp ? undefined : await ensureBrowser()
// A custom build (OUT) is measured as it is.
if (!isHelp && !process.env.OUT) ensureBuild()
process.exitCode = run([`scripts/bench/${script}.ts`, ...options], CHROMIUM && { CHROMIUM })
