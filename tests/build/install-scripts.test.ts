import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { count } from '../figures.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const { packages } = read('package-lock.json') as {
  packages: Record<string, { hasInstallScript?: boolean; integrity?: string; resolved?: string; link?: boolean }>
}
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
const installed = Object.entries(packages).filter(([path]) => path !== '')

/** notes/reliability.md, case 14. */
test('every package that runs a script as it is installed has been looked at, and no other one is in the list', () => {
  const withScript = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  const reviewed = Object.keys(allowScripts)
  count(
    'production',
    'packages whose install scripts are reviewed',
    withScript.length,
    withScript.filter((name) => name in allowScripts).length,
  )
  expect([...new Set(withScript)].sort()).toEqual(reviewed.sort())
})

test('every package comes from a registry, and is the one that was locked', () => {
  expect(installed.length).toBeGreaterThan(300)
  const loose = installed.filter(
    ([, { integrity, resolved }]) => !/^sha512-/.test(integrity ?? '') || !/^https:\/\//.test(resolved ?? ''),
  )
  count('production', 'packages locked by their hash', installed.length, installed.length - loose.length)
  expect(loose.map(([path]) => path)).toEqual([])
})
