import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proves } from '../proves.ts'

type Lock = {
  packages: Record<string, { hasInstallScript?: boolean; integrity?: string; resolved?: string; link?: boolean }>
}
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read('package-lock.json') as Lock
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }

/** Case 14 (§reliability.6). */
test('no package runs a script that nobody has decided about', proves('case 14'), () => {
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(withScript.filter((name) => !(name in allowScripts))).toEqual([])
  expect(withScript.length).toBeGreaterThan(0)
})

test('every package is the one that was locked: by its hash, from the registry', () => {
  const loose = Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== '' && !link && !integrity)
    .map(([path]) => path)
  expect(loose).toEqual([])
})
