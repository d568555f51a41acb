import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseCatalog } from '../../scripts/catalogs/catalog.ts'
import { contradictions, problemsOf, TEXT_RULES, type Problem } from '../../scripts/catalogs/check-catalogs.ts'
import { readGlossary } from '../../scripts/catalogs/glossary.ts'
import { CATALOG_RULES } from '../../scripts/catalogs/rules/catalog-rules.ts'
import { LOCALES, type Locale } from '../../src/i18n/locales.ts'

const glossary = readGlossary('locales/glossary.csv')
const fixture = (locale: Locale) => [locale, readFileSync(`tests/i18n/fixtures/${locale}.po`, 'utf8')]
const CLEAN = Object.fromEntries(LOCALES.map(fixture)) as Record<Locale, string>

/** Checks the fixture after one change to one language. */
function check(locale?: Locale, from: string | RegExp = '', to = ''): Problem[] {
  const texts = { ...CLEAN }
  if (locale) {
    texts[locale] = texts[locale].replace(from, to)
    expect(texts[locale], 'the fault is planted').not.toBe(CLEAN[locale])
  }
  const [english, ...others] = LOCALES.map((name) => parseCatalog(name, `${name}.po`, texts[name]))
  return [english!, ...others].flatMap((catalog) => problemsOf(catalog, english!, glossary))
}
const rules = (problems: Problem[]) => [...new Set(problems.map(({ rule }) => rule))].sort()

test('clean catalogs have no fault, not even a warning', () => expect(check()).toEqual([]))

/** A planted fault, the rules that must report it, and its place. Only these rules may report. */
const FAULTS: [fault: string, rules: string[], locale: Locale, from: string | RegExp, to: string][] = [
  ['a translation is empty', ['missing'], 'hi', 'msgstr "नया जोड़ें"', 'msgstr ""'],
  ['a text is not in the file', ['missing'], 'mr', /msgid "Add new"\nmsgstr .*\n/, ''],
  ['a draft', ['fuzzy'], 'hi', 'msgid "Add new"', '#, fuzzy\nmsgid "Add new"'],
  ['a text the product no longer has', ['obsolete'], 'mr', /$/, '\n#~ msgid "Gone"\n#~ msgstr "गेले"\n'],
  ['a text twice', ['duplicate'], 'hi', /(msgid "Add new"\nmsgstr .*\n)/, '$1\n$1'],
  ['an English line edited by a translator', ['missing', 'unknown'], 'hi', 'msgid "Add new"', 'msgid "Add newer"'],
  ['a context edited by a translator', ['missing', 'unknown'], 'mr', 'msgctxt "badge"', 'msgctxt "बॅज"'],
  ['the header of another language', ['header'], 'hi', 'Language: hi', 'Language: mr'],
  ['another encoding', ['header'], 'mr', 'charset=utf-8', 'charset=iso-8859-1'],
  ['a closing quote is lost', ['format', 'missing'], 'hi', 'जोड़ें"', 'जोड़ें'],
  ['a line break inside the quotes', ['format', 'missing'], 'mr', 'नवीन जोडा', 'नवीन\nजोडा'],
  ['a text without a comment', ['comment'], 'en', '#. Button above a list.\n', ''],
  ['only Lingui’s own comment', ['comment'], 'en', 'Button above a list.', 'placeholder {0}: x'],
  ['English that is not the source’s', ['english'], 'en', 'msgstr "Add new"', 'msgstr "Add"'],
  ['a placeholder is missing', ['placeholder'], 'hi', '{total} में से {shown}', 'कुल में से {shown}'],
  ['a placeholder is misspelt', ['placeholder'], 'hi', '{total} में से', '{totl} में से'],
  ['a placeholder is translated', ['placeholder'], 'mr', '{total} पैकी', '{एकूण} पैकी'],
  ['a placeholder of another kind', ['placeholder'], 'mr', '{total} पैकी', '{total, number} पैकी'],
  ['a plural became a plain number', ['placeholder'], 'mr', /\{count, plural, one \{# प्र.*\}\}/, '{count} प्रस्ताव'],
  ['the number of a plural is lost', ['placeholder'], 'mr', 'other {# प्रस्ताव}', 'other {प्रस्ताव}'],
  ['a plural lacks a case', ['plural'], 'hi', 'one {# प्रस्ताव} ', ''],
  ['a plural has a case too many', ['plural'], 'mr', 'one {# प्रस्ताव}', 'one {# प्रस्ताव} few {# प्रस्ताव}'],
  ['Hindi’s one, which 0 has too, says “one”', ['plural'], 'hi', 'one {# प्रस्ताव}', 'one {एक प्रस्ताव}'],
  ['English lacks a plural case', ['missing', 'plural', 'unknown'], 'en', /one \{# enquiry\} /g, ''],
  ['a word to avoid', ['avoided', 'glossary'], 'hi', /# प्रस्ताव/g, '# पूछताछ'],
  ['a case ending behind a placeholder', ['loose ending'], 'mr', '{total} पैकी {shown}', '{total} चे {shown}'],
  ['a postposition behind a crop', ['loose ending', 'placeholder'], 'hi', '{total} में से', '{crop} का'],
  ['a select lacks a case', ['glossary', 'select'], 'hi', ' sell {बेचना}', ''],
  ['the case of a select is translated', ['select'], 'mr', 'sell {विक्री}', 'विका {विक्री}'],
  ['a brace is lost', ['syntax'], 'hi', '{# प्रस्ताव}}', '{# प्रस्ताव}'],
  [
    'the word plural is translated',
    ['glossary', 'placeholder'],
    'mr',
    /\{count, plural, one \{# प्र.*\}\}/,
    '{count, बहुवचन}',
  ],
  ['a tag is lost', ['tags'], 'hi', '<terms>शर्तें</terms>', 'शर्तें'],
  ['a tag is not closed', ['tags'], 'hi', '<terms>शर्तें</terms>', '<terms>शर्तें<terms>'],
  ['a tag is translated', ['tags'], 'mr', '<terms>अटी</terms>', '<अटी>अटी</अटी>'],
  ['tags are badly nested', ['tags'], 'hi', 'शर्तें</terms> और <privacy>', 'शर्तें <privacy>और</terms> '],
  ['a space at the end', ['space'], 'hi', 'नया जोड़ें', 'नया जोड़ें '],
  ['two spaces', ['space'], 'mr', 'नवीन जोडा', 'नवीन  जोडा'],
  ['digits of Devanagari', ['digits'], 'mr', 'नवीन जोडा', 'नवीन १ जोडा'],
  ['a zero-width space', ['invisible'], 'hi', 'नया जोड़ें', 'नया\u200B जोड़ें'],
  ['a joiner that joins nothing', ['invisible'], 'mr', 'नवीन जोडा', 'नवीन \u200Dजोडा'],
  ['a direction mark', ['invisible'], 'hi', 'नया जोड़ें', '\u202Aनया जोड़ें'],
  ['a letter that is not in NFC', ['unicode'], 'hi', 'जोड़ें', 'जो\u095Cें'],
  ['a colon for a visarga', ['visarga'], 'hi', 'नया जोड़ें', 'अत:नया जोड़ें'],
  ['a bar for a danda', ['danda', 'ending'], 'hi', 'भेज दिया गया।', 'भेज दिया गया |'],
  ['a full stop in Hindi', ['danda'], 'hi', 'भेज दिया गया।', 'भेज दिया गया.'],
  ['a danda in Marathi', ['danda'], 'mr', 'पाठवले.', 'पाठवले।'],
  ['left in English', ['untranslated'], 'hi', 'msgstr "नया जोड़ें"', 'msgstr "Add new"'],
  ['left in Roman letters', ['untranslated'], 'mr', 'msgstr "नवीन जोडा"', 'msgstr "Navin joda"'],
  ['an English word in it', ['latin'], 'hi', 'नया जोड़ें', 'नया item जोड़ें'],
  ['a button that ends like a sentence', ['ending'], 'mr', 'नवीन जोडा', 'नवीन जोडा.'],
  ['longer than there is room', ['length'], 'mr', 'msgstr "खरेदी"', 'msgstr "मला खरेदी करायची आहे"'],
  ['another word than the glossary’s', ['glossary'], 'hi', '<privacy>गोपनीयता नीति', '<privacy>निजता नीति'],
]

describe('a planted fault is caught by its own rule', () => {
  test.for(FAULTS)('%s → %j', ([, expected, locale, from, to]) =>
    expect(rules(check(locale, from, to))).toEqual(expected),
  )

  test('every rule has its fault', () => {
    const all = ['syntax', ...[...CATALOG_RULES, ...TEXT_RULES].map(({ name }) => name)]
    expect([...new Set(FAULTS.flatMap(([, expected]) => expected))].sort()).toEqual(all.sort())
  })
})

const ADD = 'msgid "Add new"\nmsgstr "नया जोड़ें"'
test.for<[string, Locale, string, string]>([
  ['a joiner inside a Marathi word', 'mr', 'नवीन जोडा', 'सर्\u200Dया जोडा'],
  ['a word order of its own', 'hi', '{total} में से {shown}', '{shown} ({total} में से)'],
  ['a name that everybody knows', 'hi', 'नया जोड़ें', 'नया OTP जोड़ें'],
  ['an explicit case for none', 'mr', 'one {# प्रस्ताव}', '=0 {एकही प्रस्ताव नाही} one {# प्रस्ताव}'],
  ['a colon with its space', 'mr', 'नवीन जोडा', 'नवीन: जोडा'],
  ['a warning that a translator has accepted', 'hi', ADD, `# ok: ending, latin\n${ADD.replace('जोड़ें', 'item जोड़ें।')}`],
])('%s is let through', ([, locale, from, to]) => expect(check(locale, from, to)).toEqual([]))

test('a problem says where, what, and what to do', () => {
  const [problem] = check('hi', '{total} में से {shown}', '{total} में से')
  expect(problem).toMatchObject({
    severity: 'error',
    file: 'hi.po',
    text: '{shown} of {total} shown',
    wrong: '{shown} is missing',
    fix: expect.stringContaining('Copy every {placeholder}') as string,
  })
  expect(CLEAN.hi.split('\n')[problem!.line - 1]).toBe('msgid "{shown} of {total} shown"')
  const [danda] = check('hi', 'नया जोड़ें', 'नया जोड़ें।')
  expect(danda?.wrong).toBe('it ends with ।, the English with nothing')
})

describe('npm run check:catalogs', { timeout: 60_000 }, () => {
  const project = mkdtempSync(join(tmpdir(), 'catalogs-'))
  const folder = join(project, 'locales')
  afterAll(() => rmSync(project, { recursive: true }))

  function run(texts: Partial<Record<Locale, string | undefined>>, ...options: string[]) {
    for (const locale of LOCALES) {
      rmSync(join(folder, locale), { recursive: true, force: true })
      mkdirSync(join(folder, locale), { recursive: true })
      if (texts[locale] !== undefined) writeFileSync(join(folder, locale, 'app.po'), texts[locale])
    }
    return spawnSync(process.execPath, ['scripts/catalogs/check.ts', folder, ...options], { encoding: 'utf8' })
  }
  test('fails on an error, prints it for a translator, and says how many catalogs a native reader has signed', () => {
    const mr = CLEAN.mr.replace('"Language: mr', '"X-Reviewed-By: A. Reader, 2026-12-01\\n"\n"Language: mr')
    const { status, stdout } = run({ ...CLEAN, hi: CLEAN.hi.replace('नया जोड़ें', ''), mr })
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /app\.po:\d+\n {2}“Add new”\n {2}error \(missing\): it has no translation\n {2}→ Translate it\./,
    )
    expect(stdout).toContain('hi: 0 of 1 catalogs reviewed')
    expect(stdout).toContain('mr: 1 of 1 catalogs reviewed')
  })
  test.skipIf(spawnSync('msgfmt', ['--version']).error)('where gettext is installed its opinion counts', () => {
    const { status, stdout } = run({ ...CLEAN, hi: CLEAN.hi.replace(/"Language-Team.*\n/, '') })
    expect(status).toBe(1)
    expect(stdout).toContain('error (msgfmt)')
  })
  test('stops a build with a draft, so that no text falls back to English unmarked', () => {
    run({ ...CLEAN, hi: CLEAN.hi.replace('msgid "Add new"', '#, fuzzy\nmsgid "Add new"') })
    const build = [resolve('scripts/build/build.ts')]
    const { status, stdout } = spawnSync(process.execPath, build, { cwd: project, encoding: 'utf8' })
    expect(stdout).toContain('error (fuzzy): it is a draft that nobody has reviewed')
    expect(status).not.toBe(0)
    expect(readdirSync(project)).toEqual(['locales'])
  })
  test('fails when a language lacks a catalog', () => {
    const { status, stdout } = run({ ...CLEAN, mr: undefined })
    expect(status).toBe(1)
    expect(stdout).toContain('the file is missing')
  })
})

test('one text has one translation, in whatever catalogs it is', () => {
  const board = parseCatalog('hi', 'board.po', CLEAN.hi)
  expect(contradictions([board, parseCatalog('hi', 'home.po', CLEAN.hi)])).toEqual([])
  const other = parseCatalog('hi', 'home.po', CLEAN.hi.replace('नया जोड़ें', 'और जोड़ें'))
  expect(contradictions([board, other])).toMatchObject([
    { rule: 'contradiction', file: 'home.po', text: 'Add new', wrong: '“और जोड़ें” here, “नया जोड़ें” in board.po' },
  ])
})
