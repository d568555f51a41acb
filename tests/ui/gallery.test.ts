import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
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
/** The modules that a source imports, statically or dynamically, except types. */
const imported = (root: ts.Node) =>
  each(root, (node) =>
    ts.isImportDeclaration(node)
      ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
        ? undefined
        : node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined,
  ).flatMap((from) => (from && ts.isStringLiteralLike(from) ? [basename(from.text)] : []))

const widgets = globSync('src/ui/**/*.tsx').map((file) => ({ file, source: parse(file) }))
const gallery = globSync('src/app/gallery/*.tsx').map(parse)

/**
 * Widgets not shown there: part of the document's head; the top of every page, and the gallery itself; a choice without
 * appearance.
 */
const ELSEWHERE = new Set(['FormTitle.tsx', 'PageHeader.tsx', 'Messages.tsx', 'ByWidth.tsx'])

test('each is there, by itself or as a part of another', () => {
  const shown = new Set(gallery.flatMap(imported))
  for (const { file, source } of [...widgets, ...widgets, ...widgets])
    if (shown.has(basename(file))) for (const part of imported(source)) shown.add(part)
  expect(widgets.map(({ file }) => basename(file)).filter((name) => !shown.has(name) && !ELSEWHERE.has(name))).toEqual(
    [],
  )
})

const STATE =
  /^(is(Disabled|Pending|Waiting|Required)|error|description|placeholder|multiline|unit|prefix|preview|acceptsOther)$/
const OF_A_FIELD = ['description', 'error', 'isRequired', 'isDisabled']

/** The states named by the props of a widget's file. */
const statesOf = (source: ts.Node) => [
  ...each(source, (node) =>
    ts.isPropertySignature(node) && STATE.test(node.name.getText()) ? node.name.getText() : undefined,
  ),
  ...(each(source, (node) => (ts.isTypeReferenceNode(node) && node.getText() === 'FieldProps' ? true : undefined))
    .length
    ? OF_A_FIELD
    : []),
]
/** Each tag of the gallery with its props; a local component that passes its props on counts as its inner tag. */
function givenIn(source: ts.SourceFile): { tag: string; props: string[] }[] {
  const elements = (root: ts.Node) =>
    each(root, (node) => (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? node : undefined))
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
    .map(({ file, source }) => ({ widget: basename(file, '.tsx'), states: statesOf(source) }))
    .filter(({ widget, states }) => states.length > 0 && widget !== 'Field' && given.some(({ tag }) => tag === widget)),
)('$widget in each of its states', ({ widget, states }) => {
  const shown = new Set(given.filter(({ tag }) => tag === widget).flatMap(({ props }) => props))
  expect(states.filter((state) => !shown.has(state))).toEqual([])
})
