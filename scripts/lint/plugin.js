import { dirname, resolve } from 'node:path'

/**
 * A function inside a component or hook may run during rendering, so everything it uses must be declared above it, or
 * the page crashes. Async functions are exempt: after their first `await` all is declared. (`no-use-before-define`
 * can't distinguish local names from the module's, which may be declared in any order.)
 */
const noLaterLocal = {
  create: (context) => ({
    Program() {
      for (const scope of context.sourceCode.scopeManager.scopes)
        if (rendersIn(scope.variableScope)) for (const variable of scope.variables) look(context, variable)
    },
  }),
}

function look(context, { name, defs, references, scope }) {
  const [definition] = defs
  if (definition?.type !== 'Variable') return
  for (const { identifier, from } of references)
    if (identifier.range[0] < definition.name.range[0] && !isAsync(from, scope.variableScope))
      context.report({
        node: identifier,
        message: `'${name}' is used above its declaration, in what may run while rendering.`,
      })
}

/** Whether a function is a component or hook, judging by its name. */
const rendersIn = ({ block }) => /^(use)?[A-Z]/.test((block.id ?? block.parent?.id)?.name ?? '')

/** Whether a scope is in an async function inside `home`. */
function isAsync(scope, home) {
  for (let at = scope; at && at !== home; at = at.upper) if (at.block.async) return true
  return false
}

/**
 * Results requested in one session must not be written into the next (src/session/session.ts). Outside src/session only
 * an open session may write, and it must be opened before the first await.
 */
const openSession = {
  create(context) {
    /** For each enclosing function: whether an `await` has occurred. */
    const waited = []
    const enter = () => void waited.push(false)
    const leave = () => void waited.pop()
    return {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      'AwaitExpression:exit': () => void (waited[waited.length - 1] = true),
      CallExpression(node) {
        if (node.callee.name === 'openSession' && waited.at(-1))
          context.report({ node, message: 'By now the session may be another one: open it before the first await.' })
      },
      ImportSpecifier(node) {
        if (node.imported.name === 'writeStored')
          context.report({ node, message: 'openSession().store: it knows when the session is over.' })
      },
    }
  },
}

/** The layers of src from the top down: a folder imports from its own layer and those below (README.md). */
const LAYERS = [['app'], ['features'], ['domain', 'payments'], ['session'], ['api'], ['i18n', 'ui', 'device']]

const layers = {
  create(context) {
    const foldersOf = (file) => /^.*[\\/]src[\\/](\w+)(?:[\\/]([\w-]+)[\\/])?/.exec(file) ?? []
    const layerOf = (folder) => LAYERS.findIndex((layer) => layer.includes(folder))
    const [, own, feature] = foldersOf(context.filename)
    const check = ({ source }) => {
      if (own === undefined || !source?.value.startsWith('.')) return
      const [, folder, other] = foldersOf(resolve(dirname(context.filename), source.value))
      const isUp = layerOf(folder) >= 0 && layerOf(folder) < layerOf(own)
      if (isUp || (own === 'features' && folder === 'main'))
        context.report({ node: source, message: `Imports point down: ${own} must not import ${folder} (README.md).` })
      if (own === 'features' && folder === 'features' && feature !== other)
        context.report({
          node: source,
          message: 'A feature must not import another: shared code belongs in src/domain.',
        })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  },
}

export default {
  meta: { name: 'krishi' },
  rules: { 'no-later-local': noLaterLocal, 'open-session': openSession, layers },
}
