import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** This is all ARIA written by hand, with its reason and test; React Aria provides the rest (§accessibility.1). */
const BY_HAND = {
  // e2e/shell.spec.ts: It is in every header, where React Aria's disclosure costs 12 kB. It also opens by hover.
  'src/app/shell/menu/HeaderMenus.tsx': ['aria-controls', 'aria-expanded'],
  // e2e/shell.spec.ts: One category is always open; the pointer opens another one after a pause.
  'src/app/shell/menu/MegaMenu.tsx': ['aria-controls', 'aria-expanded'],
  // The next two open React Aria's dialog or drawer, whose code loads late.
  // e2e/shell.spec.ts
  'src/app/shell/Header.tsx': ['aria-expanded', 'aria-haspopup'],
  // e2e/content-first.spec.ts
  'src/ui/overlay/late-overlays.tsx': ['aria-expanded', 'aria-haspopup'],
  // e2e/where-to-sell.spec.ts: The form that it opens loads late.
  'src/features/mandi/PlaceBar.tsx': ['aria-expanded'],
  // e2e/mandi.spec.ts: Tables whose rows are cards on a phone: browsers drop their roles with `display: grid`.
  'src/ui/layout/DataTable.tsx': ['role=cell', 'role=columnheader', 'role=row', 'role=rowheader', 'role=table'],
  // tests/ui/actions.browser.tsx: Where the pages end, it is like a disabled Link of React Aria's.
  'src/ui/controls/Pagination.tsx': ['role=link'],
  // e2e/accessibility/every-state.spec.ts: A fieldset may not have `aria-required` and `aria-invalid` without this role.
  'src/ui/fields/ChoiceField.tsx': ['role=radiogroup'],
}

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

test('the check finds planted attributes in JSX, props and calls', () => {
  expect(byHand('<ul role="listbox" aria-label="x"><li role={a ? "option" : undefined} aria-selected /></ul>')).toEqual(
    ['aria-selected', 'role=listbox', 'role=option'],
  )
  expect(byHand("const props = { 'aria-expanded': open, role: 'tab' }")).toEqual(['aria-expanded', 'role=tab'])
  expect(byHand("input.setAttribute('aria-controls', id)")).toEqual(['aria-controls'])
  expect(byHand('<p role="status">x</p>')).toEqual([])
})

test('ARIA of a widget is written by hand only where the list says so', () => {
  const found = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.css\.ts$|^src\/api\/generated\//.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, source]) => /aria-|role/.test(source))
    .map(([file, source]) => [file, byHand(source)] as const)
    .filter(([, aria]) => aria.length > 0)
  expect(Object.fromEntries(found)).toEqual(BY_HAND)
})
