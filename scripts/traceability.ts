// `npm test -- unit browser e2e traceability`: lists requirements (error catalogues, accessibility checks, fault cases)
// that no test has proved, according to the reports of the previous steps. A test declares what it proves with
// `proves(…)`.
import { readFileSync } from 'node:fs'
import { proofs, requirements, unproved, type PlaywrightReport, type VitestReport } from '../tests/requirements.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../.cache/${name}.json`, import.meta.url), 'utf8'))

const [unit, browser] = ['unit', 'browser'].map((name) => read(name) as VitestReport)
const tests = { testResults: [unit!, browser!].flatMap((report) => report.testResults) }
const problems = unproved(proofs(tests, read('e2e') as PlaywrightReport))
for (const problem of problems) console.error(`✗ ${problem}`)
console.log(`${requirements.size - problems.length} of ${requirements.size} requirements have their tests`)
process.exit(problems.length > 0 ? 1 : 0)
