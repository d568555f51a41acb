import ts from 'typescript'

/**
 * A source with a row for a further language in every object that has one for each language: `{ en: 'Pay', hi: … }` gets `gu: 'Pay'`.
 * @param known what the row says in a table of that name, where it isn't the English
 * @returns how many rows have the English words
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

/** The name of the constant that an object is the value of. */
function tableOf(node: ts.Node): string {
  let above = node.parent
  while (ts.isAsExpression(above) || ts.isSatisfiesExpression(above)) above = above.parent
  return ts.isVariableDeclaration(above) ? above.name.getText() : ''
}
