import { inTurn, sampled } from '../../tests/sample.ts'
import { expect, open, stateOf, test } from '../fixture.ts'
import { screenReader } from '../screen-reader.ts'
import { proves } from '../../tests/proves.ts'
import { LOCALES, TRANSLATED } from '../../src/i18n/locales.ts'

/** What a screen reader reads on a complete page (checks 16, 18 and 43). */
const PER_KG = { en: 'per kg', hi: 'प्रति किलो', mr: 'प्रति किलो' }

for (const locale of inTurn(LOCALES, 1)) {
  test(`home in ${locale}: landmarks, headings, prices in words`, proves('check 16', 'check 43'), async ({ page }) => {
    await open(page, '/', locale)
    await page.getByRole('article').first().waitFor()
    const phrases = await (await screenReader(page)).readAll()
    for (const landmark of ['banner', 'main', 'contentinfo', 'search']) expect(phrases).toContain(landmark)
    expect(phrases.filter((phrase) => /^heading, .*level 1/.test(phrase))).toHaveLength(1)
    expect(phrases.filter((phrase) => /^heading, .*level 2/.test(phrase)).length).toBeGreaterThan(1)
    expect(phrases).toContain(PER_KG[locale])
    // QR codes and photos have names; decorative images are hidden.
    expect(phrases.filter((phrase) => /^(?:img|image)(?:, )?$/.test(phrase))).toEqual([])
  })
}

/** The screen reader's own words for roles and states, which are English. */
const ROLES =
  /^(?:end of )?(?:dialog|alertdialog|navigation|list|listitem|link|button|combobox|listbox|option|heading|document|main|banner|contentinfo|search|searchbox|textbox|region|presentation|image|img|figure|paragraph|generic|status|alert|log|timer|form|group|separator|complementary|mark|article|time|term|definition|table|row|rowgroup|cell|columnheader|rowheader|caption|checkbox|radio|radiogroup|progressbar|strong|emphasis|modal|expanded|not expanded|collapsed|selected|not selected|checked|not checked|set size \d+|level \d|position .*|current .*|has popup .*|autocomplete .*|\d+ .*|busy|not busy|invalid|required|disabled|visited|max value .*|min value .*|current value .*|\d+ control.*|\d+ details?)$/
/** Words that are the same in every language: language names, brands, machine-readable values, typed text. */
const ANYWHERE =
  /^(?:English|system|light|dark|acres|hectares|sq_meters|YouTube|Facebook|Instagram|WhatsApp|Razorpay|Onion|jalna|CSV)$|@|data\.gov\.in|^(?:PDF|JPEG|PNG)/
/** A phrase in the page's language; it may include a brand or a unit. */
const DEVANAGARI = /\p{Script=Devanagari}/u

const READ = [
  'slide-out menu',
  'board with its drawer open',
  'mandi with its saved searches',
  'purchase of a contact',
  'own enquiry with the dialog that closes it, without a remark',
  'registration of a farmer, step 2 with errors',
  'OTP',
]
for (const [index, name] of sampled([...READ.entries()])) {
  test(`${name}: React Aria adds no English words`, proves('check 18'), async ({ page }) => {
    test.slow()
    const state = stateOf(name)
    await page.setViewportSize({ width: 360, height: 740 })
    // A running countdown would change the page during the reading.
    await page.clock.setFixedTime(new Date())
    await state.before?.(page)
    for (const locale of inTurn(TRANSLATED, index)) {
      await open(page, state.path, locale)
      await state.ready(page)
      const reader = await screenReader(page)
      const words = (await reader.readAll())
        .flatMap((phrase) => phrase.split(', '))
        .filter((word) => /[A-Za-z]{3,}/.test(word))
      expect
        .soft(words.filter((word) => !ROLES.test(word) && !ANYWHERE.test(word) && !DEVANAGARI.test(word)))
        .toEqual([])
      await reader.stop()
    }
  })
}
