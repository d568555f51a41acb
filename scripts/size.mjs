// `npm run size`: prints a table of code sizes. Run it before and after a change to see the difference.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const files = (...patterns) =>
  execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))
const read = (file) => readFileSync(join(root, file), 'utf8')
const lines = (list) => list.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)
const matches = (list, pattern) => list.reduce((sum, file) => sum + (read(file).match(pattern)?.length ?? 0), 0)

const source = files('src').filter((file) => !file.includes('/generated/'))
const tests = files('tests', 'e2e')
const assets = join(root, 'dist/assets')
const isCatalog = (name) => /\.[a-z]{2}-[^.]*\.js$/.test(name)
const scripts = existsSync(assets)
  ? readdirSync(assets).filter((name) => name.endsWith('.js') && !isCatalog(name)).length
  : 'no build'

const thousands = lines(source) / 1000
const rows = {
  'src by hand: lines': lines(source),
  'src by hand: files': source.length,
  'src by hand: lines a file': Math.round(lines(source) / source.length),
  'tests and e2e: lines': lines(tests),
  'dynamic imports in src': matches(source, /\bimport\(/g),
  'script files of the build, without catalogs': scripts,
  'effects a thousand lines of src': (matches(source, /\buse(Layout|Insertion)?Effect\(/g) / thousands).toFixed(2),
}
for (const [what, count] of Object.entries(rows))
  console.log(`${String(count.toLocaleString('en')).padStart(8)}  ${what}`)
