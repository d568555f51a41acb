import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import newer from '../../e2e/old-browsers/newer.json' with { type: 'json' }
import { ofSignals } from '../../src/shims/shims.ts'

// e2e/old-browsers/build.spec.ts finds newer APIs by their names alone. Here TypeScript says whose a name is: a Map's
// `size` is old, a URLSearchParams' is not.
const shimmed = new Set(Object.keys(ofSignals).map((name) => `AbortSignal.${name}`))
const typed = new Set(newer.typed.filter((name) => !shimmed.has(name)))
/** Only these names are looked up, since each look-up may check a whole module. */
const names = new Set(Array.from(typed, (member) => member.split('.')[1]))

/** Members of the browser's interfaces that the oldest supported browsers lack (docs/faults.md, Old phones). */
function newerMembers(files: string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(files, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
      for (const { parent } of checker.getSymbolAtLocation(node.name)?.declarations ?? []) {
        const member = ts.isInterfaceDeclaration(parent) && `${parent.name.text}.${node.name.text}`
        if (member && typed.has(member)) found.push(`${node.getSourceFile().fileName}: ${member}`)
      }
    ts.forEachChild(node, visit)
  }
  for (const file of files) visit(program.getSourceFile(file)!)
  return found
}

const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, ts.sys as never)!
const sources = config.fileNames.filter((name) => name.startsWith(resolve('src')))

test('the app uses no member that the oldest browsers lack', { timeout: 120_000 }, () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(newerMembers(sources, config.options)).toEqual([])
})
