import type { Page } from '@playwright/test'
import { withColours } from './colour.ts'
import { inkProblems } from './ink.ts'

// Texts with less than 7:1 under the pointer or while pressed (check 2), and controls that look the same while pressed
// (check 44).
export async function pressProblems(page: Page, picture: Parameters<typeof inkProblems>[1]): Promise<string[]> {
  await withColours(page)
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('a[href], button, summary, [role=option], label:has(input)'))
      if (control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], [aria-hidden=true]'))
        control.setAttribute('data-pressed', '')
  })
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-pressed]' })
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(nodeIds.map((nodeId) => tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })))

  await force(['hover'])
  const faint = await page.evaluate(() => {
    const { colours } = window as unknown as { colours: { contrast: (one: string, element: Element) => number } }
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue!.trim() !== '')
    return [...document.querySelectorAll('[data-pressed], [data-pressed] *')]
      .filter((element) => hasText(element) && element.checkVisibility({ opacityProperty: true }))
      .map((element) => ({ element, contrast: colours.contrast(getComputedStyle(element).color, element) }))
      .filter(({ contrast }) => contrast < 7)
      .map(({ element, contrast }) => `${contrast.toFixed(2)}:1 under the pointer: ${element.outerHTML.slice(0, 140)}`)
  })
  await force(['hover', 'active']) // an element that React moves meanwhile is no longer forced
  const unmoved = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[data-pressed]:active:not([aria-disabled=true], [aria-current], [aria-selected=true])',
      ),
    ]
      .filter((control) =>
        [undefined, '::before'].every((part) => !getComputedStyle(control, part).boxShadow.includes('inset')),
      )
      .map((control) => `looks the same while pressed: ${control.outerHTML.slice(0, 140)}`),
  )
  const pressed = (await inkProblems(page, picture)).map((problem) => `pressed: ${problem}`)
  await tools.detach() // ends the forced states
  return [...faint, ...unmoved, ...pressed]
}
