import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** `/_ui` shows every widget of src/ui, in each of its states. */
const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
const each = <T>(root: ts.Node, take: (node: ts.Node) => T | undefined): T[] => {
  const found: T[] = []
  const walk = (node: ts.Node): void => {
    const one = take(node)
    if (one !== undefined) found.push(one)
    ts.forEachChild(node, walk)
  }
  walk(root)
  return found
}
const elements = (root: ts.Node) =>
  each(root, (node) => (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? node : undefined))
/** The names of the components in a source. What loads late has its own name with `Late` before it. */
const tagsIn = (root: ts.Node) => elements(root).map(({ tagName }) => tagName.getText().replace(/^Late(?=[A-Z])/, ''))

/** Each component of src/ui, with its declaration and its file's types. */
const widgets = globSync('src/ui/**/*.tsx')
  .map(parse)
  .flatMap((source) => {
    const types = new Map(
      each(source, (node) => (ts.isTypeAliasDeclaration(node) ? node : undefined)).map((type) => [
        type.name.text,
        type,
      ]),
    )
    return source.statements.flatMap((node) => {
      const isExported =
        ts.canHaveModifiers(node) && !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      const name = ts.isFunctionDeclaration(node)
        ? node.name?.text
        : ts.isVariableStatement(node)
          ? node.declarationList.declarations[0]?.name.getText()
          : undefined
      return name && /^[A-Z][a-z]/.test(name) ? [{ widget: name, isExported, declaration: node, types }] : []
    })
  })
const gallery = globSync('src/app/gallery/*.tsx').map(parse)

/** Not shown there: part of the document's head; the top of every page; a name or a context without a look of its own. */
const ELSEWHERE = new Set([
  'FormTitle',
  'PageHeader',
  'PageHeading',
  'Messages',
  'ByWidth',
  'NavLink',
  'LateDialog',
  'LateAlertDialog',
  'PhotoOrigin',
  'EngineContext',
])

test('each is there, by itself or as a part of another', () => {
  const shown = new Set(gallery.flatMap(tagsIn))
  for (const { widget, declaration } of [...widgets, ...widgets, ...widgets])
    if (shown.has(widget)) for (const part of tagsIn(declaration)) shown.add(part)
  const missing = widgets.filter(({ widget, isExported }) => isExported && !shown.has(widget) && !ELSEWHERE.has(widget))
  expect(missing.map(({ widget }) => widget)).toEqual([])
})

const STATE =
  /^(is(Disabled|Pending|Waiting|Required)|error|description|placeholder|multiline|unit|prefix|preview|acceptsOther)$/
const OF_A_FIELD = ['description', 'error', 'isRequired', 'isDisabled']

type Widget = (typeof widgets)[number]
/** The states named by the props of a widget, in its declaration or in a type that it names. */
function statesOf({ declaration, types }: Pick<Widget, 'declaration' | 'types'>): string[] {
  const named = each(declaration, (node) => (ts.isTypeReferenceNode(node) ? node.typeName.getText() : undefined))
  const own = [declaration, ...named.flatMap((name) => types.get(name) ?? [])].flatMap((root) =>
    each(root, (node) => (ts.isPropertySignature(node) ? node.name.getText() : undefined)),
  )
  return [...own.filter((name) => STATE.test(name)), ...(named.includes('FieldProps') ? OF_A_FIELD : [])]
}
/** Each tag of the gallery with its props; a local component that passes its props on counts as its inner tag. */
function givenIn(source: ts.SourceFile): { tag: string; props: string[] }[] {
  const handsOn = new Map(
    each(source, (node) => (ts.isFunctionDeclaration(node) ? node : undefined)).flatMap((component) =>
      elements(component)
        .filter(({ attributes }) => attributes.properties.some((prop) => prop.getText() === '{...rest}'))
        .map(({ tagName }) => [component.name!.text, tagName.getText()] as const),
    ),
  )
  return elements(source).map(({ tagName, attributes }) => ({
    tag: handsOn.get(tagName.getText()) ?? tagName.getText(),
    props: attributes.properties.flatMap((prop) => (ts.isJsxAttribute(prop) ? [prop.name.getText()] : [])),
  }))
}
const given = gallery.flatMap(givenIn)

/** `Field` is the base of the others. */
test.each(
  widgets
    .map(({ widget, ...rest }) => ({ widget, states: statesOf(rest) }))
    .filter(({ widget, states }) => states.length > 0 && widget !== 'Field' && given.some(({ tag }) => tag === widget)),
)('$widget in each of its states', ({ widget, states }) => {
  const shown = new Set(given.filter(({ tag }) => tag === widget).flatMap(({ props }) => props))
  expect(states.filter((state) => !shown.has(state))).toEqual([])
})
