import { expect, test } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { ofSignal, ofSignals } from '../../src/shims/shims.ts'
import newer from './newer.json' with { type: 'json' }

// The build and its libraries have no syntax or member that Chrome 87, Safari 15 or Firefox 102 lack. MDN's
// compatibility data makes newer.json (newer.mjs); tsconfig.browser.json finds most of these in the source.
const dist = process.env['E2E_DIST'] ?? 'dist'

const imported = readFileSync('src/shims/main.ts', 'utf8').matchAll(/'core-js\/stable\/(\w+)\/([\w-]+)'/g)
const SHIMMED = new Set([
  ...Array.from(imported, ([, , name]) => name!.replace(/-./g, ([, letter]) => letter!.toUpperCase())),
  ...Object.keys(ofSignals),
  ...Object.keys(ofSignal).map((name) => `AbortSignal.${name}`),
  'URL.parse',
])

/** Newer names that the build contains safely. */
const HARMLESS = new Set(
  [
    // APIs newer than these browsers; the app checks that they exist before it uses them.
    'canIntercept canShare share checkVisibility connection cookieStore locks preloadResponse reportError',
    'startViewTransition submitter userAgentData userInitiated inert popover navigationType info requestIdleCallback',
    // Names that are only assigned or are attributes, which a browser that lacks them ignores.
    'fetchPriority imageSizes imageSmoothingQuality loading nonce capture role orientation',
    // The app's or a library's own things of that name.
    'address animation cause changed config displayName drop escape install isError locale login manifest maximize',
    'notify results session tag take touches use wait',
    // React Aria's own names for rectangles, layouts and toasts; and a touch event's member, used only with touch.
    'intersection union isValid move changedTouches',
  ].flatMap((names) => names.split(' ')),
)

type Node = { type: string } & Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The newer syntax in a node of the syntax tree that the oldest browsers don't support. */
function newerSyntax({ type, ...node }: Node): string | undefined {
  if (type === 'StaticBlock' || type === 'AccessorProperty') return type
  if (type === 'VariableDeclaration' && /using/.test(String(node['kind']))) return 'using'
  if (type === 'BinaryExpression' && (node['left'] as Node).type === 'PrivateIdentifier') return '#x in object'
  if (type === 'Literal' && node['regex']) {
    const { pattern, flags } = node['regex'] as { pattern: string; flags: string }
    if (/\(\?<[=!]/.test(pattern) || /[dv]/.test(flags)) return `/${pattern}/${flags}`
  }
  return undefined
}

function newerNames(node: Node, parent: Node | undefined): string[] {
  if (node.type === 'Identifier') {
    const isName = parent?.type === 'MemberExpression' && parent['property'] === node && !parent['computed']
    const isKey = /Property|Method/.test(parent?.type ?? '') && parent!['key'] === node
    return !isName && !isKey && newer.globals.includes(String(node['name'])) ? [String(node['name'])] : []
  }
  if (node.type !== 'MemberExpression' || node['computed']) return []
  const { object, property } = node as unknown as { object: { name?: string }; property: { name: string } }
  const member = `${object.name}.${property.name}`
  if (newer.statics.includes(member)) return [member]
  return newer.members.includes(property.name) ? [property.name] : []
}

function findNewer(code: string): string[] {
  const found: string[] = []
  const walk = (value: unknown, parent: Node | undefined, isAwaitable: boolean) => {
    if (Array.isArray(value)) for (const each of value) walk(each, parent, isAwaitable)
    if (!isNode(value)) return
    const syntax = value.type === 'AwaitExpression' && !isAwaitable ? 'await outside a function' : newerSyntax(value)
    if (syntax) found.push(syntax)
    found.push(...newerNames(value, parent))
    for (const each of Object.values(value)) walk(each, value, isAwaitable || /Function/.test(value.type))
  }
  walk(parseAst(code), undefined, false)
  return found
}

test('the check finds features that the oldest browsers lack', () => {
  for (const planted of [
    'class A { static { a() } }',
    'await a()',
    'a.replace(/(?<=b)c/, "")',
    'class A { #b; has(a) { return #b in a } }',
    'Object.groupBy(a, b)',
    'a.isWellFormed()',
    'new CompressionStream("gzip")',
    'URL.canParse(a)',
  ])
    expect(
      findNewer(planted).filter((name) => !SHIMMED.has(name)),
      planted,
    ).toHaveLength(1)
  expect(findNewer('async () => await a?.b ?? { at: 1 }')).toEqual([])
})

test('the build uses no feature that the oldest browsers lack', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const inline = readFileSync(join(dist, 'app.en.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)
  const codes = [
    ...[...scripts.map((name) => `assets/${name}`), 'sw.js'].map((name) => [
      name,
      readFileSync(join(dist, name), 'utf8'),
    ]),
    ...Array.from(inline, ([, code]) => ['inline', code]),
  ]
  const problems: Record<string, string[]> = {}
  for (const [name = '', code = ''] of codes)
    for (const found of findNewer(code))
      if (!SHIMMED.has(found) && !HARMLESS.has(found) && !name.startsWith('assets/shims-'))
        (problems[found] ??= []).push(name)
  expect(codes.length).toBeGreaterThan(50)
  expect(problems).toEqual({})
})

test('no style uses a selector that the oldest browsers lack', () => {
  // Chrome 87 has no `:where`, no list in `:not`, and `:is` as `:-webkit-any` (added by the build) without combinators.
  const newer = /:where\(|:not\([^()]*,|:is\(([^()]|\([^()]*\))*[ >+~]([^()]|\([^()]*\))*\)/g
  const sheets = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'))
  expect(sheets).not.toEqual([])
  expect(sheets.flatMap((name) => readFileSync(join(dist, 'assets', name), 'utf8').match(newer) ?? [])).toEqual([])
})

test('no page uses prefetch links, which Chromium before 112 blocks and reports under the policy', () => {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((name) => /rel="?prefetch/.test(readFileSync(join(dist, name), 'utf8')))).toEqual([])
})
