import { render } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { allowPageTranslation } from '../../src/app/page-translation.ts'

// oxlint-disable-next-line typescript/unbound-method -- called with a node, once they are back
const { removeChild, insertBefore } = Node.prototype
allowPageTranslation()
afterAll(() => void Object.assign(Node.prototype, { removeChild, insertBefore }))

const font = (child: Node | string) => {
  const element = document.createElement('font')
  element.append(child)
  return element
}
const translated = (text: Text) => font(text.data.toUpperCase())

/** Ways in which a translator can replace a text. */
const translators: Record<string, (text: Text) => void> = {
  'replaces it': (text) => text.replaceWith(translated(text)),
  'puts its own before it, and removes it': (text) => {
    text.before(translated(text))
    text.remove()
  },
  'replaces it by two elements': (text) => text.replaceWith(font(''), translated(text)),
  'moves it into its element': (text) => {
    const element = font('')
    text.replaceWith(element)
    text.data = text.data.toUpperCase()
    element.append(text)
  },
  'translates again': (text) => {
    const first = font('first')
    text.replaceWith(first)
    first.replaceWith(translated(text))
  },
}

const textsIn = (node: Node) => [...node.childNodes].filter((child) => child instanceof Text)
/** Text nodes that React holds: a sole text would be the paragraph's own content. */
const Status = ({ count, isNew = false }: { count: number; isNew?: boolean }) => (
  <p>
    {count} found{isNew && ' new'}
    {count > 1 ? <b> all</b> : ' only one'}
  </p>
)

test.each(Object.entries(translators))(
  'a translator that %s: React still changes and removes it',
  async (_, translate) => {
    const { container, rerender } = render(<Status count={1} />)
    const paragraph = container.querySelector('p')!
    textsIn(paragraph).forEach(translate)
    await Promise.resolve()
    expect(paragraph.textContent).toBe('1 FOUND ONLY ONE')

    rerender(<Status count={2} isNew />)
    await Promise.resolve()
    expect(paragraph.textContent).toBe('2 FOUND new all')
    rerender(<Status count={1} />)
    await Promise.resolve()
    expect(paragraph.textContent).toMatch(/^1 found only one$/i)

    // At once, before anything can hear of the translation.
    for (const isNew of [true, false]) {
      textsIn(paragraph).forEach(translate)
      rerender(<Status count={1} isNew={isNew} />)
    }
    expect(paragraph.textContent).toBe('1 FOUND ONLY ONE')
  },
)

test('“Show original” puts the texts back, and React goes on with them', async () => {
  const { container, rerender } = render(<Status count={1} />)
  const paragraph = container.querySelector('p')!
  const texts = textsIn(paragraph)
  texts.forEach((text) => text.replaceWith(translated(text)))
  await Promise.resolve()
  for (const [index, element] of [...paragraph.querySelectorAll('font')].entries()) element.replaceWith(texts[index]!)
  await Promise.resolve()
  rerender(<Status count={2} />)
  await Promise.resolve()
  expect(paragraph.textContent).toBe('2 found all')
})
