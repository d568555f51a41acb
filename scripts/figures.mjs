// Adds up the cases that the suites counted (tests/figures.ts).
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './setup.mjs'

const folder = join(root, '.cache', 'figures')

export const clearFigures = () => rmSync(folder, { recursive: true, force: true })

/** Prints one line per suite and kind of case: how many were tried and how many failed. */
export function printFigures() {
  if (!existsSync(folder)) return
  console.log('\nCases tried:')
  for (const file of readdirSync(folder).sort()) {
    const sums = new Map()
    for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
      const { what, tried, passed } = JSON.parse(line)
      const sum = sums.get(what) ?? { tried: 0, passed: 0 }
      sums.set(what, { tried: sum.tried + tried, passed: sum.passed + passed })
    }
    console.log(`  ${basename(file, '.jsonl')}`)
    for (const [what, { tried, passed }] of sums) {
      const failed = tried - passed
      console.log(`  ${tried.toLocaleString('en').padStart(9)} ${what}${failed ? `, ${failed} FAILED` : ''}`)
    }
  }
}
