/**
 * A function inside a component or a hook may run while that renders: what it uses has to stand above it, or the page crashes. After
 * the first `await` of an async function everything is there. (`no-use-before-define` can't tell these names from the module's, which
 * may stand in any order.)
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

/** Whether a function is a component or a hook, by its name. */
const rendersIn = ({ block }) => /^(use)?[A-Z]/.test((block.id ?? block.parent?.id)?.name ?? '')

/** Whether a scope is in an async function inside of `home`. */
function isAsync(scope, home) {
  for (let at = scope; at && at !== home; at = at.upper) if (at.block.async) return true
  return false
}

/**
 * What was asked for in a session is not written into the next one (src/session/session.ts): outside of src/session only an open session
 * writes, and it is opened before anything is waited for.
 */
const openSession = {
  create(context) {
    /** For each function around the place that is looked at, whether an `await` came before it. */
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

export default { meta: { name: 'krishi' }, rules: { 'no-later-local': noLaterLocal, 'open-session': openSession } }
