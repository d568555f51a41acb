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

export default { meta: { name: 'krishi' }, rules: { 'no-later-local': noLaterLocal } }
