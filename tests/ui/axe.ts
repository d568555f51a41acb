import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds in a state that no page of e2e/pages shows. Text must have a contrast of 7:1. */
export async function axeProblems(): Promise<string[]> {
  document.title = 'Part of a page'
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: TAGS },
    // An open list hides the page around it from screen readers (§accessibility.14).
    rules: {
      'aria-hidden-focus': { enabled: false },
      'target-size': { enabled: true },
      'color-contrast-enhanced': { enabled: true },
    },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
