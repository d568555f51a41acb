/** The nodes by which a translator has replaced a text node. */
const replacements = new WeakMap<Node, ChildNode[]>()
/** The text node that each of these has replaced. */
const originals = new WeakMap<Node, Node>()

/**
 * Keeps the app working while the browser translates it, into Telugu for instance (§languages.20): Chrome replaces each
 * text node with a `<font>`. React keeps the text node; to change or remove it would change nothing, or crash the page
 * (https://github.com/facebook/react/issues/11538).
 */
export function allowPageTranslation(): void {
  const changes = new MutationObserver((records) => new Set(records.map(({ target }) => target)).forEach(putBack))
  const watch = ({ removedNodes, addedNodes, previousSibling }: MutationRecord) => {
    const added = [...addedNodes] as ChildNode[]
    for (const node of added) drop(node) // “Show original” has put a text back
    for (const removed of removedNodes) {
      const text = originals.get(removed) ?? removed
      const isBefore = previousSibling?.nodeName === 'FONT' && !originals.has(previousSibling)
      const inItsPlace = added.length === 0 && isBefore ? [previousSibling as ChildNode] : added
      if (text.nodeType !== Node.TEXT_NODE || text.isConnected || inItsPlace.length === 0) continue
      replacements.set(text, inItsPlace)
      for (const each of inItsPlace) originals.set(each, text)
      changes.observe(text, { characterData: true })
    }
  }
  const texts = new MutationObserver((records) => records.forEach(watch))
  texts.observe(document, { childList: true, subtree: true })
  // React may act before the observer hears of a translation, as in a press that is answered at once.
  const look = () => texts.takeRecords().forEach(watch)

  // oxlint-disable-next-line typescript/unbound-method -- called with a node below
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child.parentNode !== this) look()
    if (child.parentNode === null && replacements.has(child)) drop(child)
    else removeChild.call(this, childOf(this, child))
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    if (before && before.parentNode !== this) look()
    insertBefore.call(this, child, before && childOf(this, before))
    return child
  }
}

/** Whether a translator has replaced texts in this part of the page. */
export const isTranslated = (part: ParentNode): boolean => part.querySelector('font') !== null

/** React has changed a text that was replaced. Puts it back, and the translator translates it again. */
function putBack(text: Node) {
  replacements.get(text)?.[0]?.before(text)
  drop(text)
}

/** Removes what has replaced a text. */
function drop(text: Node) {
  for (const each of replacements.get(text) ?? []) {
    originals.delete(each)
    each.remove()
  }
  replacements.delete(text)
}

/** The child of `parent` that has replaced `node`, or contains it: a translator may also move a text into its `<font>`. */
function childOf(parent: Node, node: Node): Node {
  let child: Node | null = node.parentNode ? node : (replacements.get(node)?.[0] ?? node)
  while (child && child.parentNode !== parent) child = child.parentNode
  return child ?? node
}
