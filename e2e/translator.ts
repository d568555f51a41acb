/**
 * Stands in for Chrome's translation of a page, whose service tests can't reach. Replaces each text node with a
 * `<font>`, here with the same text, so that all locators and expectations stay true. Runs in the page.
 * @param from event from which on the page is translated
 */
export function translateLikeChrome(from: 'load' | 'readystatechange' = 'load') {
  const font = (child: Node | string) => {
    const element = document.createElement('font')
    element.append(child)
    return element
  }
  function translate(text: Text) {
    const untranslated = 'font, script, style, textarea, title, option, svg, [translate=no]'
    if (!text.data.trim() || text.parentElement?.closest(untranslated) !== null) return
    text.replaceWith(font(font(text.data)))
  }
  function translateIn(node: Node) {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const all = node instanceof Text ? [node] : []
    while (texts.nextNode()) all.push(texts.currentNode as Text)
    all.forEach(translate)
  }
  const start = () => {
    document.documentElement.lang = 'te' // a language that the app doesn't have
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateIn(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  const target = from === 'load' ? window : document
  target.addEventListener(from, start, { once: true })
}
