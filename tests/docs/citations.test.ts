import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** All hand-written files: no builds, pictures or data. Generated files repeat their sources. */
const ROOTS = ['src', 'tests', 'e2e', 'scripts', 'mock-server', 'contracts', 'openapi', 'locales', 'deploy', 'docs']
const WRITTEN = /(?:\.(?:tsx?|mjs|js|ya?ml|md|sql|po|sh|conf)|nginx[^/]*)$/
const NOT_WRITTEN = /(?:^|\/)(?:generated|dist|node_modules|pacts|fixtures)\//
const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
)
  .concat(readdirSync('.').filter((file) => /^(?:[A-Z]+\.md|\w+\.config\.ts)$/.test(file)))
  .filter((file) => WRITTEN.test(file) && !NOT_WRITTEN.test(file) && statSync(file).isFile())
const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
const pages = texts.filter(([file]) => file.endsWith('.md'))

/** `file:line: what`, for each match of a pattern. */
const places = (sources: readonly (readonly [file: string, text: string])[], pattern: RegExp) =>
  sources.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map((match) => ({
      match,
      file,
      at: `${file}:${text.slice(0, match.index).split('\n').length}: ${match[0]}`,
    })),
  )

const rules = (source: typeof texts) =>
  places(source, /^- <a id="(\d+)"><\/a>\*\*([a-z-]+)\.(\d+)\*\* /gm).map(({ match: [, id, page, number], file }) => ({
    rule: `§${page}.${number}`,
    isRight: id === number && file === `docs/product/${page}.md`,
  }))
const known = rules(texts)
const nowhere = (source: typeof texts) => {
  const names = new Set(known.map(({ rule }) => rule))
  return places(source, /§[^\s.]*(?:\.\d+)?/g).filter(({ match }) => !names.has(match[0]))
}

test('each rule has a unique number on its page', () => {
  expect(known.length).toBeGreaterThan(200)
  const names = known.map(({ rule }) => rule)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(known.filter(({ isRight }) => !isRight)).toEqual([])
})

test('each page of rules is in their index', () => {
  const index = readFileSync('docs/product/README.md', 'utf8')
  for (const file of readdirSync('docs/product')) if (file !== 'README.md') expect(index).toContain(`](${file})`)
})

test('each citation names a rule', () => {
  expect(places(texts, /§/g).length).toBeGreaterThan(300)
  expect(nowhere(texts.filter(([file]) => file !== 'tests/docs/citations.test.ts')).map(({ at }) => at)).toEqual([])
  const planted = nowhere([['a.ts', '// §board.6, §board.999, §bord.6, §6']]).map(({ at }) => at)
  expect(planted).toEqual(['a.ts:1: §board.999', 'a.ts:1: §bord.6', 'a.ts:1: §6'])
})

/** References that a reader of this repository can't look up. */
const OUTSIDE = [
  /\bspecifications?\b/gi,
  /\bnotes\/[a-z-]+\.md\b/g,
  /\((?:decisions\b|notes:)/gi,
  /\bsection \d/gi,
  /\bDESIGN\.md\b/g,
  // A folder on someone's machine.
  /(?<![\w.}/-])\/(?:work|home|root|Users)\/\w|\.\.\/shared\//g,
]
const outside = (source: typeof texts) => OUTSIDE.flatMap((pattern) => places(source, pattern))

test('no text refers to files outside this repository', () => {
  expect(outside(texts.filter(([file]) => file !== 'tests/docs/citations.test.ts')).map(({ at }) => at)).toEqual([])
  const planted = [
    'specification part 1',
    'notes/reliability.md',
    '(decisions, Session)',
    '../shared/notes',
    '/home/asha/src',
    '/root/notes',
  ]
  for (const words of planted) expect(outside([['a.ts', `// ${words}`]]), words).not.toEqual([])
})

/** GitHub's id for a heading. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
const ids = (page: string) => {
  const text = readFileSync(page, 'utf8')
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading))
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)])
}
const isThere = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined

const broken = (source: typeof texts) =>
  places(source, /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g).filter(({ match: [, path, id], file }) => {
    const target = path ? join(dirname(file), path) : file
    return !isThere(target) || (id !== undefined && target.endsWith('.md') && !ids(target).has(id))
  })

test('each link of a page works', () => {
  expect(broken(pages).map(({ at }) => at)).toEqual([])
  const planted =
    '[a](docs/nowhere.md) [b](README.md#nowhere) [c](docs/product/board.md#6) [d](docs/product/board.md#600)'
  expect(broken([['README.md', planted]])).toHaveLength(3)
})

test('the pages of the contract package link only to what is in it', () => {
  const packed = /\]\((?:#|https:|(?:README|STATES|PROMISES)\.md|examples\/python|\.\.\/openapi)/
  const links = places(pages, /\]\([^)]+\)/g).filter(({ file }) => file.startsWith('contracts/'))
  expect(links.filter(({ match }) => !packed.test(match[0])).map(({ at }) => at)).toEqual([])
})

const OURS = String.raw`(?:src|tests|e2e|scripts|mock-server|contracts|openapi|locales|docs|deploy)/[\w./-]`
// In pages, folders count too; elsewhere only files with an extension. Tests are excluded: they name files that don't
// exist.
const named: readonly [sources: typeof texts, pattern: RegExp][] = [
  [pages, new RegExp(`(?<=\`)${OURS}+(?=\`)`, 'g')],
  [
    texts.filter(([file]) => !file.startsWith('tests/')),
    new RegExp(String.raw`(?<![\w./-])${OURS}*\w\.(?:tsx?|mjs|ya?ml|md)\b`, 'g'),
  ],
]
const missing = (source: typeof texts, pattern: RegExp) =>
  places(source, pattern).filter(
    ({ match: [path] }) => !['', '.ts', '.tsx', '.spec.ts'].some((end) => isThere(path + end)),
  )

test('each named file exists', () => {
  for (const [source, pattern] of named) {
    expect(missing(source, pattern).map(({ at }) => at)).toEqual([])
    expect(missing([['README.md', '`src/main.tsx`, `src/nowhere.ts`']], pattern)).toHaveLength(1)
  }
})
