import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import type { PageState } from '../pages/page-state.ts'

/** The `autocomplete` token of each field about a person (WCAG 1.3.5), by the name of the field. */
const TOKENS: Record<string, string> = {
  name: 'name',
  full_name: 'name',
  email: 'email',
  mobile: 'tel-national',
  pincode: 'postal-code',
  pin: 'postal-code',
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  location: 'address-level2',
  company_name: 'organization',
  organization_name: 'organization',
  role_in_organization: 'organization-title',
}

// Checks language, title, heading, landmarks, fields, pictures, tables and ids (checks 13, 16, 17, 36, 37, 39, 43). Each
// problem is a sentence. Missing names are left to axe.
export async function structureProblems(
  page: Page,
  {
    locale,
    landmarks,
    isJustOpened,
  }: {
    locale: Locale
    landmarks: NonNullable<PageState['landmarks']>
    /** The focus is where the page put it: no Tab walk has moved it. */
    isJustOpened: boolean
  },
): Promise<string[]> {
  const wanted = { locale, tokens: TOKENS }
  const all = await page.evaluate(({ locale, tokens }) => {
    const found: string[] = []
    const say = (what: string, element?: Element) =>
      found.push(element ? `${what}: ${element.outerHTML.slice(0, 140)}` : what)
    const all = <Kind extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)]
    const textOf = (ids: string | null) =>
      (ids ?? '')
        .split(/\s+/)
        .filter(Boolean)
        .map((id) => document.getElementById(id))
        .map((named) => named?.ariaLabel ?? named?.textContent.trim())

    if (document.documentElement.lang !== locale) say(`the language is ${document.documentElement.lang}`)
    if (document.title.length <= 5) say(`the title is “${document.title}”`)
    if (all('h1').length !== 1) say(`${all('h1').length} headings of level 1`)

    for (const name of ['aria-describedby', 'aria-labelledby', 'aria-errormessage'])
      for (const element of all(`[${name}]`))
        if (textOf(element.getAttribute(name)).some((text) => !text)) say(`${name} points to nothing`, element)
    for (const element of all('[aria-expanded=true][aria-controls]'))
      if (!document.getElementById(element.getAttribute('aria-controls')!))
        say('aria-controls points to nothing', element)

    for (const element of all('[id]')) if (/\s/.test(element.id)) say('an id with a space', element)
    // The text of a short message is its name.
    for (const dialog of all('[role=alertdialog]:not([aria-describedby], [aria-modal=false])'))
      say('an alert without a text', dialog)
    // Skips dialogs with a field: there a button has the focus because it was pressed.
    for (const dialog of all('[role=dialog]:not([aria-describedby]):has(p):not(:has(input, select, textarea))')) {
      const focused = document.activeElement!
      if (dialog.contains(focused) && focused.matches('button') && focused !== dialog.querySelector('button'))
        say('a dialog that opens behind its text, which is not read', dialog)
    }
    for (const element of all('[role=alert][tabindex]')) say('an alert that takes the focus is read twice', element)
    for (const field of all('[type=tel][autocomplete*=tel-]')) say('that type may not have this autocomplete', field)

    for (const field of all<HTMLInputElement>('input:not([type=hidden]), select, textarea')) {
      // A hidden file input, which a visible button opens.
      if (!field.checkVisibility()) continue
      const labels = [...(field.labels ?? [])]
      const group = field.closest('fieldset, [role=radiogroup], [role=group]')
      const marked = labels.some((label) => label.querySelector('span[aria-hidden=true]')?.textContent.match(/^\s*\(/))
      const required = field.required || field.ariaRequired === 'true' || group?.ariaRequired === 'true'
      if (marked && !required) say('required to the eye only', field)
      const token = field.inputMode === 'tel' ? 'tel-national' : tokens[field.name]
      if (token && field.autocomplete !== token) say(`not autocomplete=${token}`, field)
      if (
        field.ariaInvalid === 'true' &&
        !textOf(field.getAttribute('aria-describedby')).join('') &&
        !textOf(group?.getAttribute('aria-describedby') ?? null).join('')
      )
        say('invalid, and nothing says why', field)
    }

    for (const image of all('img[alt=""]'))
      if (image.closest('a, button')?.textContent.trim() === '' && !image.closest('[aria-label]'))
        say('a picture alone in a control, without a text', image)
    for (const drawing of all('svg:not([aria-hidden=true]):not([role=img])'))
      say('a drawing that is neither hidden nor named', drawing)

    for (const table of all('table')) {
      if (!table.querySelector('caption')?.textContent.trim()) say('a table without a caption', table)
      if (!table.querySelector('thead th[scope=col]')) say('a table without heads', table)
      for (const head of table.querySelectorAll('th:not([scope])')) say('a head without a scope', head)
    }
    // Screen readers repeat the name of a table and of its scrolling region on every entry, so it must be short. That of a
    // market's prices has 61 letters where the market's own name has 34.
    for (const each of all('table, [role=region]')) {
      const own = textOf(each.getAttribute('aria-labelledby')).join(' ') || each.querySelector('caption')?.textContent
      const length = (each.ariaLabel ?? own ?? '').trim().length
      if (length === 0 || length > 70) say(`a name of ${length} letters`, each)
    }
    for (const article of all('article'))
      if (!textOf(article.getAttribute('aria-labelledby')).join('').trim()) say('an article without a name', article)
    // Content under an open list is announced again when the list closes, even if unchanged
    // (src/ui/combobox/ComboList.tsx).
    for (const region of all('[role=status], [role=alert], [role=log], [aria-live]'))
      if (region.closest('[aria-hidden=true]')) say('a live region that is hidden', region)
    if (document.querySelectorAll('head title').length !== 1) say('not one title')
    if (all('[aria-current=step]').length > 1) say('several current steps')
    return found
  }, wanted)
  const problems = all.filter((problem) => isJustOpened || !problem.startsWith('a dialog that opens'))
  for (const landmark of landmarks) {
    // A dialog hides the page behind it, so only the dialog is expected.
    const count = await page.getByRole(landmark).count()
    if (count !== 1) problems.push(`${count} × ${landmark}`)
  }
  return problems
}

/** Running animations; none run with reduced motion (check 12). */
export const movement = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'an animation',
      ),
  )
