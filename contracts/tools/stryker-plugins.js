import { appendFileSync, mkdirSync } from 'node:fs'

const SEEN = new Set(['Killed', 'Timeout'])
const UNSEEN = new Set(['Survived', 'NoCoverage'])

/** Adds the mutants of each file to what `npm run full` prints at its end (scripts/figures.mjs). */
class Figures {
  onMutationTestReportReady({ files }) {
    mkdirSync('.cache/figures', { recursive: true })
    for (const [file, { mutants }] of Object.entries(files)) {
      const passed = mutants.filter(({ status }) => SEEN.has(status)).length
      const tried = passed + mutants.filter(({ status }) => UNSEEN.has(status)).length
      if (tried > 0)
        appendFileSync(
          '.cache/figures/mutants.jsonl',
          `${JSON.stringify({ what: `mutants of ${file}`, tried, passed })}\n`,
        )
    }
  }
}

export const strykerPlugins = [
  {
    // Texts for people are made at build time (Lingui): what stands in them can't be another thing as the tests run.
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'CallExpression' && node.callee.name === 'msg' ? 'a text, made at build time' : undefined,
    },
  },
  { kind: 'Reporter', name: 'figures', injectableClass: Figures },
]
