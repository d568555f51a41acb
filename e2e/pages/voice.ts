import type { Page } from '@playwright/test'
import { openTool } from '../list-tools.ts'
import { signIn } from '../sign-in.ts'
import { failListening, hear, say, withRecogniser, withVoices } from '../voice.ts'
import { DIALOG, inOrder, NARROW, statesOf, WIDE } from './page-state.ts'

const main = (page: Page) => page.getByRole('main')
const drawer = (page: Page) => page.getByRole('dialog')
/** The microphone of a form, once it is shown. */
const microphone = (page: Page, around = main(page)) => around.locator('form button:has(path[d^="M12 3.5a3"])')
const speaker = (page: Page) => main(page).locator('button:has(path[d^="M4 9.5v5h3.5"])')
const panel = (page: Page, around = main(page)) =>
  around.locator('form').locator('[role=status] + p, [role=status] + div').first()
const buyer = async (page: Page) => {
  await signIn(page, 'buyer')
  await withRecogniser(page)
}
/** Plays recognised speech into the first field with a microphone, unless its panel is already shown. */
async function heard(page: Page, ...guesses: string[]) {
  if (await panel(page).isVisible()) return
  await microphone(page).first().click()
  await say(page, ...guesses)
  await panel(page).waitFor()
}
/** The same in the filter drawer. */
async function heardInDrawer(page: Page) {
  await openTool(page, 'filter')
  if (await panel(page, drawer(page)).isVisible()) return
  await microphone(page, drawer(page)).click()
  await say(page, 'onion', 'union')
  await panel(page, drawer(page)).waitFor()
}

/** Pages in a browser with speech recognition and voices. */
export const voice = statesOf(
  { before: (page) => withRecogniser(page) },
  {
    'home that listens': {
      path: '/',
      ready: async (page) => {
        if (await panel(page).isVisible()) return
        await microphone(page).click()
        await hear(page, '350')
      },
    },
    'home that hears': { path: '/', ready: (page) => microphone(page).waitFor() },
    'home that has heard something': { path: '/', ready: (page) => heard(page, 'onion', 'union') },
    'board that has heard something': {
      path: '/global-enquiry?name=jalna',
      at: WIDE,
      before: buyer,
      ready: (page) => heard(page, 'onion'),
    },
    'mandi that may not listen': {
      path: '/price-mandi?state=Goa',
      at: WIDE,
      ready: async (page) => {
        if (await panel(page).isVisible()) return
        await microphone(page).click()
        await failListening(page, 'not-allowed')
        await panel(page).waitFor()
      },
    },
    'board that has heard something in its drawer': {
      path: '/global-enquiry',
      at: NARROW,
      ...DIALOG,
      before: buyer,
      ready: heardInDrawer,
    },
    'directory with a microphone in its drawer': {
      path: '/directory',
      at: NARROW,
      ...DIALOG,
      before: buyer,
      ready: async (page) => {
        await openTool(page, 'filter')
        await microphone(page, drawer(page)).waitFor()
      },
    },
    'mandi that has heard a crop in its drawer': {
      path: '/price-mandi?state=Goa',
      at: NARROW,
      ...DIALOG,
      ready: heardInDrawer,
    },
    'enquiry form that did not understand': {
      path: '/enquiry/new',
      before: buyer,
      ready: (page) => heard(page, '…'),
    },
    'mandi that can be listened to': {
      path: '/price-mandi?state=Goa',
      at: NARROW,
      before: (page) => withVoices(page, 'en-IN', 'hi-IN', 'mr-IN'),
      ready: (page) => speaker(page).first().waitFor(),
    },
    'enquiry that can be listened to': {
      path: '/global-enquiry/419',
      before: inOrder(buyer, (page) => withVoices(page, 'en-IN', 'hi-IN', 'mr-IN')),
      ready: (page) => speaker(page).waitFor(),
    },
  },
)
