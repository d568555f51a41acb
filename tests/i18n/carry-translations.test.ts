import { formatter } from '@lingui/format-po'
import type { ExtractedCatalogType } from '@lingui/conf'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { describe, expect, test } from 'vitest'
import { inOrder, carryTranslations, type Messages } from '../../scripts/catalogs/carry-translations.ts'

type Source = { message: string; comment?: string; context?: string; file?: string }

/** The texts that Lingui extracts from the sources. */
const extraction = (...sources: Source[]): ExtractedCatalogType =>
  Object.fromEntries(
    sources.map(({ message, comment = 'Somewhere.', context, file = 'src/a.tsx' }) => [
      generateMessageId(message, context),
      { message, context, comments: [comment], origin: [[file]], placeholders: {} },
    ]),
  )

const po = formatter({ lineNumbers: false })
const read = async (text: string) =>
  (await po.parse(text, { locale: 'hi', sourceLocale: 'en', filename: 'hi.po' })) as Messages
const write = (messages: Messages) =>
  po.serialize(inOrder(messages), { locale: 'hi', sourceLocale: 'en', filename: 'hi.po', existing: undefined })

const COMMENT = 'Button above the list of leads.'
/** A catalog with one translated text, as saved by a translator. */
const translated = (message: string, translation: string, more = '') =>
  read(`#. ${COMMENT}\n#: src/a.tsx\n${more}msgid "${message}"\nmsgstr "${translation}"\n`)
const ALL = 'Show all leads'
const HINDI = 'सभी प्रस्ताव दिखाएँ'
const draft = { translation: HINDI, extra: { flags: ['fuzzy'], translatorComments: [`was: ${ALL}`] } }
/** One that was translated before its English was edited. */
const edited = () => translated(ALL, HINDI)

/** Extracts once into a catalog, then writes and reads it, as between two runs of the command. */
async function extract(before: Messages, sources: Source[], prune = false) {
  const { after, changes } = carryTranslations({ app: before }, { app: extraction(...sources) }, prune)
  const text = await write(after.app!)
  return { messages: await read(text), text, kinds: changes.map(({ kind }) => kind) }
}
const entry = (messages: Messages, message: string) => messages[generateMessageId(message)]

describe('extraction', () => {
  test('a text that another catalog has too comes with its translation', async () => {
    const before = { app: await translated('Log in', 'लॉग इन करें'), board: {} }
    const found = extraction({ message: 'Log in' })
    const { after, changes } = carryTranslations(before, { app: found, board: found })
    expect(entry(after.app!, 'Log in')?.translation).toBe('लॉग इन करें')
    expect(entry(after.board!, 'Log in')?.translation).toBe('लॉग इन करें')
    expect(changes).toEqual([])
  })

  test('a text that was wholly rewritten is found by its comment and file', async () => {
    const before = await translated('Log in', 'लॉग इन करें')
    const { messages } = await extract(before, [{ message: 'Sign in', comment: COMMENT }])
    expect(entry(messages, 'Sign in')).toMatchObject({ translation: 'लॉग इन करें', extra: { flags: ['fuzzy'] } })
  })

  test('edited twice before a review: the draft still says what it was made for', async () => {
    const before = await edited()
    const once = await extract(before, [{ message: 'Show all the leads' }])
    const twice = await extract(once.messages, [{ message: 'Show all of the leads' }])
    expect(entry(twice.messages, 'Show all of the leads')).toMatchObject(draft)
  })

  test('an edit that is taken back brings the reviewed translation back', async () => {
    const before = await edited()
    const once = await extract(before, [{ message: 'Show all the leads' }])
    const { messages, kinds } = await extract(once.messages, [{ message: ALL }])
    expect(entry(messages, ALL)).toMatchObject({ translation: HINDI, extra: { flags: [], translatorComments: [] } })
    expect(kinds).toEqual(['restored'])
  })

  test('a reviewed draft loses its “was:” line', async () => {
    const reviewed = await translated('Show all the leads', 'सारे प्रस्ताव दिखाएँ', '# was: Show all leads\n# a note\n')
    const { messages } = await extract(reviewed, [{ message: 'Show all the leads' }])
    expect(entry(messages, 'Show all the leads')?.extra?.translatorComments).toEqual(['a note'])
  })

  test('a translation that nothing takes over stays as obsolete, until it is pruned or wanted again', async () => {
    const before = await edited()
    const sources = [{ message: 'Choose a district' }]
    const { messages, text, kinds } = await extract(before, sources)
    expect(text).toContain('#~ msgid "Show all leads"')
    expect(kinds).toEqual(['new', 'no longer used'])
    const again = await extract(messages, [...sources, { message: ALL }])
    expect(entry(again.messages, ALL)).toMatchObject({ translation: HINDI, obsolete: false })
    expect((await extract(messages, sources, true)).text).not.toContain(ALL)
  })

  test('an untranslated text that is gone leaves nothing behind', async () => {
    const { text } = await extract(await translated(ALL, ''), [{ message: 'Choose a district' }])
    expect(text).not.toContain('leads')
  })

  test('another context is another meaning: a draft', async () => {
    const { messages } = await extract(await translated('Buy', 'खरीदें'), [{ message: 'Buy', context: 'badge' }])
    const other = messages[generateMessageId('Buy', 'badge')]
    expect(other).toMatchObject({ translation: 'खरीदें', extra: { flags: ['fuzzy'] } })
  })

  test('a reviewed translation moves with its text to another catalog', async () => {
    const before = { app: await edited(), policies: {} }
    const { after } = carryTranslations(before, { app: {}, policies: extraction({ message: ALL }) })
    expect(after.app).toEqual({})
    expect(entry(after.policies!, ALL)).toMatchObject({ translation: HINDI, extra: { flags: [] } })
  })

  test('each translation goes to the text that is most like it', async () => {
    const before = {
      ...(await translated('Choose your state', 'अपना राज्य चुनें')),
      ...(await translated('Choose your district', 'अपना जिला चुनें')),
    }
    const { messages } = await extract(before, [
      { message: 'Choose your district here', comment: COMMENT },
      { message: 'Choose your state here', comment: COMMENT },
    ])
    expect(entry(messages, 'Choose your district here')?.translation).toBe('अपना जिला चुनें')
    expect(entry(messages, 'Choose your state here')?.translation).toBe('अपना राज्य चुनें')
  })
})
