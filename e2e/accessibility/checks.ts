/** A file of tests, and the title of one in it, as it is written there; or, of e2e/accessibility/every-state.spec.ts, of a measure. */
export type Proof = readonly [file: string, title: string]
type Check = { title: string; provedBy: readonly Proof[] }

const here = (file: string) => `e2e/accessibility/${file}.spec.ts`
const states = here('every-state')
const axe: Proof = [states, 'axe with all its rules (1, 2, 7)']
const structure: Proof = [states, 'structures: names, landmarks, language (13, 16, 17, 36, 37, 43)']
const script: Proof = [states, 'texts in the script of their language (17, 18)']
const focus: Proof = [states, 'focus: ring, 3:1, size, not covered (3, 5, 6, 7)']
const layout: Proof = [states, 'layouts without sideways scroll or cut text (8)']
const arrivals: Proof = [
  here('navigation'),
  'every route in ${locale}: a title of its own, the focus on its heading, heard once (13, 14)',
]
const options: Proof = [
  here('options'),
  '${name}, ${selector}: the active option is a real one, and one right count is said per pause (22, 23)',
]

/**
 * The acceptance checklist: WCAG 2.2 AA and some of AAA as 43 checks on every route in three languages, at three widths
 * (docs/accessibility.md), and what proves each of them.
 */
export const checks: Record<number, Check> = {
  1: { title: 'axe: nothing in every state, target size included', provedBy: [axe] },
  2: {
    title: 'Text contrast 7:1',
    provedBy: [
      axe,
      [states, 'ink of each text (2)'],
      [here('ink'), 'texts that are seen, or hidden on purpose, are nothing to report (2)'],
      [here('ink'), '${fault}: a text that nobody sees is found (2)'],
      ['tests/ui/palette.test.ts', 'text %s on %s passes 7:1'],
    ],
  },
  3: {
    title: 'Borders, icons and the focus ring 3:1',
    provedBy: [[states, 'edges, drawings 3:1 (3)'], focus, ['tests/ui/palette.test.ts', 'shape %s on %s passes 3:1']],
  },
  4: { title: 'Tab reaches every control once, in order, no trap', provedBy: [[states, 'walks with Tab (4)']] },
  5: { title: 'An outline of 2 px or more at each stop', provedBy: [focus] },
  6: { title: 'The focused element is not covered', provedBy: [focus] },
  7: {
    title: 'Targets of 24 px, primary ones of 44',
    provedBy: [focus, axe, ['tests/ui/actions.browser.tsx', '%s is 44 px or more']],
  },
  8: { title: 'No sideways scroll, at 320 × 256 too', provedBy: [layout, [states, 'windows of 320 × 256 (8)']] },
  9: { title: 'Wide text spacing: nothing cut off', provedBy: [[states, 'layouts with wide text spacing (9)']] },
  10: { title: 'Text of 200 %: nothing cut off', provedBy: [[states, 'text of 200 % (10)']] },
  11: {
    title: 'Forced colours keep focus and choice visible',
    provedBy: [[states, 'forced colours: focus and choice (11)']],
  },
  12: { title: 'Reduced motion: nothing moves', provedBy: [[states, 'states without movement (12)']] },
  13: { title: 'A title of its own and one h1 for each route', provedBy: [structure, arrivals] },
  14: { title: 'After navigation the focus is on the h1, heard once', provedBy: [arrivals] },
  15: {
    title: 'The skip link comes first, and works',
    provedBy: [[here('navigation'), '${path}: the skip link comes first, is seen, and leads to the content (15)']],
  },
  16: {
    title: 'Landmarks as designed',
    provedBy: [structure, [here('read-aloud'), 'home in ${locale}: landmarks, headings and prices in words (16, 43)']],
  },
  17: { title: 'The language is marked, no script that is not its own', provedBy: [structure, script] },
  18: {
    title: 'No English of the library’s in Hindi or Marathi',
    provedBy: [script, [here('read-aloud'), '${name}: no word of the library’s own in English (18)']],
  },
  19: {
    title: 'A switch of the language keeps focus, route and form data',
    provedBy: [
      [here('language-switch'), '${name}: a switch of the language keeps focus, address and what was typed (19)'],
    ],
  },
  20: {
    title: 'Menu: hover, 150 ms, pin, Escape',
    provedBy: [
      ['e2e/shell.spec.ts', 'opens under the pointer and closes 150 ms after it has left'],
      ['e2e/shell.spec.ts', 'a click pins it, a second one closes it, and so does a press elsewhere'],
      ['e2e/shell.spec.ts', 'leads by keyboard to a subcategory on the board, and Escape gives the focus back'],
    ],
  },
  21: {
    title: 'Search: arrows, Escape, one Enter, empty does nothing, at most 8 options',
    provedBy: [
      ['e2e/home.spec.ts', 'suggests at most 8 subcategories and is whole by keyboard'],
      ['e2e/home.spec.ts', 'one Enter submits free text'],
      ['e2e/home.spec.ts', 'empty text submits nothing'],
    ],
  },
  22: { title: 'The active descendant is a real option', provedBy: [options] },
  23: { title: 'One right count is said per pause in typing', provedBy: [options] },
  24: {
    title: 'OTP: type, paste, autofill, Backspace',
    provedBy: [
      ['e2e/auth.spec.ts', 'move on as one types, back on Backspace; Verify says what is missing'],
      ['e2e/auth.spec.ts', 'in Marathi, with the code pasted into the fourth box'],
      [here('autocomplete'), 'the browser fills in the whole OTP at once (24)'],
    ],
  },
  25: {
    title: 'The OTP clock speaks only at its thresholds',
    provedBy: [
      [
        'tests/features/sign-in/otp-step.test.tsx',
        '25: the clock speaks at 60, 30 and 10 s and when the code has expired, and at no other moment',
      ],
    ],
  },
  26: {
    title: 'Redirects after 30 s and 40 s go untouched, and stop on one key',
    provedBy: [
      ['e2e/enquiry-form.spec.ts', 'a farmer is taken to the premium plan after 30 s, with warnings'],
      ['e2e/enquiry-form.spec.ts', 'or stays, by one key, for good'],
      ['e2e/profile.spec.ts', 'is confirmed for 40 s, with a warning on the way, and then leads to the profile'],
      ['e2e/profile.spec.ts', '“Stay here” stays, for good'],
      ['tests/ui/overlays.browser.tsx', 'it waits while the page is hidden'],
    ],
  },
  27: {
    title: 'Messages of 3 s are announced, pause, and can be found later',
    provedBy: [
      ['tests/ui/messages.browser.tsx', 'a message is heard, is seen for 3 s, and can be found in the log afterwards'],
      ['tests/ui/messages.browser.tsx', 'it stays while the pointer is on it, and then as long as it had left'],
      ['tests/ui/messages.browser.tsx', 'it stays while the focus is on it'],
    ],
  },
  28: {
    title: 'What is said before a redirect is repeated where it leads',
    provedBy: [
      ['e2e/enquiry-form.spec.ts', 'is prefilled; a new photo arrives byte for byte; says so here and where it leads'],
      ['e2e/enquiry-form.spec.ts', 'a farmer is taken to the premium plan after 30 s, with warnings'],
    ],
  },
  29: {
    title: 'No contact before it is unlocked: page, network, storage',
    provedBy: [
      ['e2e/board-enquiry.spec.ts', 'is nowhere until it is paid, then it shows, and the focus stays'],
      [
        'e2e/business.spec.ts',
        'hidden it is nowhere; paid, it shows at once, with its labels, and the focus stays near',
      ],
    ],
  },
  30: {
    title: 'The unlocking is announced, the focus kept',
    provedBy: [
      ['e2e/board-enquiry.spec.ts', 'is nowhere until it is paid, then it shows, and the focus stays'],
      ['e2e/business.spec.ts', 'the purchase is announced'],
    ],
  },
  31: {
    title: 'The checkout is not inert, and gives the focus back',
    provedBy: [['e2e/payments.spec.ts', 'the checkout is not inert, and closing it gives the focus back']],
  },
  32: {
    title: 'Dialogs and drawers: named, focus in, kept, Escape, focus back',
    provedBy: [
      [here('overlays'), '${name}: named, holds the focus, Escape gives it back (32)'],
      ['tests/ui/overlays.browser.tsx', 'the page behind is out of reach for a screen reader'],
    ],
  },
  33: {
    title: 'Pages and filters are announced; a filter keeps its focus',
    provedBy: [
      [here('results'), '${path}: the next page is named, and its heading has the focus (33)'],
      [here('results'), '${path}: what a filter leaves is said, and the filter keeps the focus (33)'],
    ],
  },
  34: {
    title: 'The deletion of an image is announced, the focus is on the next',
    provedBy: [['e2e/own-enquiries.spec.ts', 'one is deleted after a question; the focus goes on to the next']],
  },
  35: {
    title: 'Exactly one current step, its state in words',
    provedBy: [
      ['e2e/own-enquiries.spec.ts', 'its timeline has one current stage, in words too, and lists what was done'],
      ['e2e/auth.spec.ts', 'stand above the form from 1025 px on, one of them current'],
    ],
  },
  36: {
    title: 'A table or a list, never both; caption, scope of heads',
    provedBy: [
      [here('results'), 'mandi: a table with a caption and heads for its columns, or a list, never both (36)'],
      structure,
    ],
  },
  37: {
    title: 'Every field has its name, required, hint and error',
    provedBy: [
      structure,
      ['tests/ui/fields.browser.tsx', 'has a name, a hint, an error; required is said without being invalid'],
    ],
  },
  38: {
    title: 'The summary of errors is focused, its links land',
    provedBy: [
      [here('summaries'), '${name}: the summary has the focus, and each of its links lands in its field (38)'],
    ],
  },
  39: {
    title: 'Autocomplete tokens; step 2 never asks again',
    provedBy: [
      [here('autocomplete'), '${name}: the browser can fill in what it knows of the person (39)'],
      [here('autocomplete'), 'step 2 after step 1 asks for nothing that step 1 had (39)'],
    ],
  },
  40: {
    title: 'Files: limits, the chosen one and the error are exposed',
    provedBy: [
      [
        'tests/ui/file-field.browser.tsx',
        'is a button in the language of the page that says what it is for and what it takes',
      ],
      ['tests/ui/file-field.browser.tsx', 'takes a file at the limit, shows it, and gives it back'],
      ['e2e/register.spec.ts', 'of a file by the page, then by the server, leaves all that was filled in'],
    ],
  },
  41: {
    title: 'Pending buttons keep the focus and send once',
    provedBy: [
      ['tests/ui/actions.browser.tsx', 'two quick presses call once; it keeps focus, name and width while it works'],
      ['e2e/auth.spec.ts', 'a double tap sends one request, and meanwhile the button says so'],
      ['e2e/register.spec.ts', 'a second tap sends nothing more'],
      ['e2e/enquiry-form.spec.ts', 'a double tap sends one request'],
      ['e2e/payments.spec.ts', 'a double tap opens one checkout with one order'],
    ],
  },
  42: {
    title: 'Loading gives one “loaded” message',
    provedBy: [[here('loading'), '${path}: what was on its way is said once when it is there (42)']],
  },
  43: {
    title: 'Texts for photos and codes; units in words, in each language',
    provedBy: [structure, [here('read-aloud'), 'home in ${locale}: landmarks, headings and prices in words (16, 43)']],
  },
}
