import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { ARIA_TEXTS } from '../../src/i18n/aria.ts'
import { activate } from '../../src/i18n/catalog.ts'
import { TRANSLATED } from '../../src/i18n/locales.ts'

// Our catalogs contain React Aria's texts for the widgets in use, and no others (§languages.7): the test bundles what
// the sources import, with tree shaking, and reads the names that remain.
const imports = /^import \{([^}]*)\} from '(react-aria[^']*)'/gm
const entry = globSync('src/**/*.{ts,tsx}')
  .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(imports)))
  .map(([, names = '', from], at) => {
    const values = names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name && !name.startsWith('type '))
    return `export { ${values.map((name, n) => `${name} as x${at}_${n}`).join(', ')} } from '${from}'`
  })
  .join('\n')

let code = ''
beforeAll(async () => {
  const id = resolve('src/all-of-react-aria.js')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'all-of-react-aria',
        enforce: 'pre',
        resolveId: (source) => (source.endsWith('all-of-react-aria') ? id : undefined),
        load: (wanted) => (wanted === id ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'all-of-react-aria',
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?($|\/)/],
      },
    },
  })
  for (const { output } of [built].flat() as { output: { code?: string }[] }[])
    code += output.map((chunk) => chunk.code ?? '').join('\n')
})
const all = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))].sort()

test('only packages whose widgets are used have texts', () => {
  expect(entry).toContain('react-aria-components/Toast')
  expect(all(/["'](@react-(?:aria|stately)\/\w+)["']/g)).toEqual(Object.keys(ARIA_TEXTS).sort())
  // The component package's own texts would be looked up under its name.
  expect(code).not.toMatch(/["']react-aria-components["']\)/)
})

test('they have each text that they use, and no other', () => {
  const ours = Object.values(ARIA_TEXTS).flatMap((texts) => Object.keys(texts))
  // Nor texts of groups in a list, or of menus that open by a long press.
  expect(entry).not.toMatch(/Section|MenuTrigger/)
  expect(all(/\.format\(\s*["']([^"']+)["']/g)).toEqual([...new Set(ours)].sort())
})

/** These texts are empty or unused: OptionCount announces the options, and nothing opens by a long press alone. */
const SILENT = new Set(['countAnnouncement', 'longPressMessage'])

const VALUES = { optionText: '‹option›', isSelected: true, count: 4 }

test.for(TRANSLATED)('%s: every text is in Devanagari, with its values, and without English', async (locale) => {
  await activate(locale)
  for (const [name, texts] of Object.entries(ARIA_TEXTS)) {
    for (const [key, text] of Object.entries(texts)) {
      if (SILENT.has(key)) continue
      const said = text(VALUES)
      if (key === 'focusAnnouncement') expect(said).toContain('‹option›')
      if (key === 'notifications') expect(said).toContain('4')
      expect(said, `${name} ${key}`).toMatch(/\p{Script=Devanagari}/u)
      expect(said.replace(/‹\w+›/g, ''), `${name} ${key}`).not.toMatch(/[a-z]/i)
    }
  }
})
