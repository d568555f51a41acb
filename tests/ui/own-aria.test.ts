import { existsSync, globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * React Aria provides the widgets' ARIA (§accessibility.1). A table in docs/accessibility.md lists hand-written ARIA,
 * with its reason and test; this test compares table and sources.
 */
const ROLES = new Set(
  (
    'alertdialog button cell checkbox columnheader combobox dialog grid gridcell link listbox menu menubar menuitem ' +
    'menuitemcheckbox menuitemradio meter option presentation progressbar radio radiogroup row rowheader scrollbar ' +
    'searchbox slider spinbutton switch tab table tablist tabpanel textbox toolbar tooltip tree treegrid treeitem'
  ).split(' '),
)
const ATTRIBUTES =
  /^aria-(activedescendant|autocomplete|checked|controls|expanded|haspopup|level|modal|multiselectable|owns|posinset|pressed|selected|setsize|value(now|min|max|text))$/

/** The hand-written widget ARIA in a source: 'aria-expanded', 'role=listbox'. */
function byHand(source: string): string[] {
  const found = new Set<string>()
  const name = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined)
  const add = (attribute: string | undefined, value: ts.Node | undefined) => {
    if (!attribute) return
    if (ATTRIBUTES.test(attribute)) found.add(attribute)
    if (attribute !== 'role' || !value) return
    // Every string in the expression: for `isOne ? 'listbox' : undefined`, both branches.
    const look = (node: ts.Node): void => {
      const role = name(node)
      if (role && ROLES.has(role)) found.add(`role=${role}`)
      ts.forEachChild(node, look)
    }
    look(value)
  }
  const walk = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) {
      const of = node.parent.parent.tagName.getText()
      const attribute = node.name.getText()
      // A component decides itself what to do with a role; our own are checked in their source.
      if (attribute !== 'role' || /^[a-z]/.test(of)) add(attribute, node.initializer)
    }
    if (ts.isPropertyAssignment(node)) add(name(node.name) ?? node.name.getText(), node.initializer)
    if (ts.isCallExpression(node) && /\.(set|toggle)Attribute$/.test(node.expression.getText()))
      add(name(node.arguments[0]), node.arguments[1])
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return [...found].sort()
}

const page = readFileSync('docs/accessibility.md', 'utf8')
const listed = page
  .split('\n')
  .map((line) => /^\| `(src\/[^`]+)` *\| *([^|]+?) *\|.*\| *`([^`]+)` *\|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, file = '', what = '', test = '']) => ({ file, what: what.replaceAll('`', '').split(', ').sort(), test }))

test('finds what is planted, in JSX, in props and in calls', () => {
  expect(byHand('<ul role="listbox" aria-label="x"><li role={a ? "option" : undefined} aria-selected /></ul>')).toEqual(
    ['aria-selected', 'role=listbox', 'role=option'],
  )
  expect(byHand("const props = { 'aria-expanded': open, role: 'tab' }")).toEqual(['aria-expanded', 'role=tab'])
  expect(byHand("input.setAttribute('aria-controls', id)")).toEqual(['aria-controls'])
  expect(byHand('<p role="status">x</p>')).toEqual([])
})

test('ARIA of a widget stands only where the table says so', () => {
  const found = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.css\.ts$|^src\/api\/generated\//.test(file))
    .map((file) => ({ file, what: byHand(readFileSync(file, 'utf8')) }))
    .filter(({ what }) => what.length > 0)
  const order = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1)
  expect(found.toSorted(order)).toEqual(listed.map(({ file, what }) => ({ file, what })).toSorted(order))
})

test('each row names a test that is there', () => {
  expect(listed.length).toBeGreaterThan(0)
  for (const { file, test } of listed) expect(existsSync(test), `${file}: ${test}`).toBe(true)
})
