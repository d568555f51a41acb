import ts from 'typescript'

/**
 * Adds a row for a new language to every object with one row per language: `{ en: 'Pay', hi: … }` gets `gu: 'Pay'`.
 * @param known values of tables, by name, that aren't the English text
 * @returns the source, and the number of rows with English text
 */
export function withRows(
  file: string,
  source: string,
  locales: readonly string[],
  code: string,
  known: Record<string, string>,
): { source: string; copied: number } {
  const rows: { at: number; text: string }[] = []
  let copied = 0
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const properties = node.properties.filter(ts.isPropertyAssignment)
      const rowOf = (locale: string | undefined) => properties.find(({ name }) => name.getText(tree) === locale)
      const [english] = locales.map(rowOf)
      const last = rowOf(locales.at(-1))
      if (english && last && locales.every(rowOf) && !rowOf(code)) {
        const said = known[tableOf(node)]
        if (said === undefined) copied++
        rows.push({
          at: last.end,
          text: `, ${code}: ${said === undefined ? english.initializer.getText(tree) : `'${said}'`}`,
        })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  const changed = rows
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, row) => text.slice(0, row.at) + row.text + text.slice(row.at), source)
  return { source: changed, copied }
}

/** Name of the constant to which an object is assigned. */
function tableOf(node: ts.Node): string {
  let above = node.parent
  while (ts.isAsExpression(above) || ts.isSatisfiesExpression(above)) above = above.parent
  return ts.isVariableDeclaration(above) ? above.name.getText() : ''
}
