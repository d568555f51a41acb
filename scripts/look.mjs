// `npm run look`: takes screenshots of all states of all pages. `-- --help` lists the options.
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser, ensureBuild, ensurePackages, root, run } from './setup.mjs'

const HELP = `npm run look [-- AREA… --state=TEXT --languages=hi --widths=360,1440 --themes=light,dark --workers=2]

Pictures of every state in e2e/pages into look/ (with E2E_PORT=n into look-n/), and look/index.html with all of them.
Without --languages all of them. AREA: shell (home, menus), mandi, sign-in, registration, board, enquiries, directory, account, voice, others; TEXT a part of a state's name.`

const option = (name, fallback) => ({ [name]: { type: 'string', default: fallback } })
const options = {
  help: { type: 'boolean' },
  ...option('state', ''),
  ...option('languages', ''),
  ...option('widths', '360,1440'),
  ...option('themes', 'light,dark'),
  ...option('workers', '2'),
}
const { values, positionals, tokens } = parseArgs({ allowPositionals: true, strict: false, tokens: true, options })
const unknown = tokens.filter(({ kind, name }) => kind === 'option' && !(name in options))
if (values.help || unknown.length) {
  console.log([...unknown.map(({ rawName }) => `Unknown option ${rawName}`), HELP].join('\n'))
  process.exit(unknown.length ? 2 : 0)
}
ensurePackages()
const CHROMIUM = await ensureBrowser()
// A custom build (E2E_DIST) is used as it is.
if (!process.env.E2E_DIST) ensureBuild()
const folder = join(root, process.env.E2E_PORT ? `look-${process.env.E2E_PORT}` : 'look')
rmSync(folder, { recursive: true, force: true })
const status = run(
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=e2e/look/playwright.config.ts',
    `--workers=${values.workers}`,
  ],
  {
    CHROMIUM,
    LOOK_AREAS: positionals.join(),
    LOOK_STATE: values.state,
    LOOK_LANGUAGES: values.languages,
    LOOK_WIDTHS: values.widths,
    LOOK_THEMES: values.themes,
  },
)
const states = Map.groupBy(globSync('*/*/*.jpg', { cwd: folder }).sort(), dirname)
const sections = Array.from(
  states,
  ([state, files]) =>
    `<h2>${state}</h2>${files.map((file) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}" title="${file}" height="480"></a>`).join(' ')}`,
)
mkdirSync(folder, { recursive: true })
const index = join(folder, 'index.html')
writeFileSync(
  index,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every state</title>${sections.join('\n')}`,
)
console.log(index)
process.exit(status)
