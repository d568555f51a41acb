import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const WRITES = `import { writeStored } from '../session/storage.ts'\nexport const f = () => writeStored('mobile', '')\n`
/** Each plausible violation is in its own source tree; the linter must find every one (CONTRIBUTING.md, Rules). */
const planted: [file: string, source: string, rule: string][] = [
  ['src/features/a/A.ts', `import { b } from '../b/B.ts'\nexport const a = b\n`, 'layers'],
  ['src/features/a/later/A.ts', `import { b } from '../../b/B.ts'\nexport const a = b\n`, 'layers'],
  ['src/features/c/C.ts', `import { app } from '../../app/App.ts'\nexport const c = app\n`, 'layers'],
  ['src/domain/d.ts', `import { a } from '../features/a/A.ts'\nexport const d = a\n`, 'layers'],
  ['src/session/s.ts', `import { d } from '../domain/d.ts'\nexport const s = d\n`, 'layers'],
  ['src/device/d.ts', `import { s } from '../session/s.ts'\nexport const d = s\n`, 'layers'],
  ['src/api/q.ts', `import { s } from '../session/s.ts'\nexport const q = s\n`, 'layers'],
  ['src/ui/U.ts', `import { q } from '../api/q.ts'\nexport const u = q\n`, 'layers'],
  ['src/i18n/i.ts', `import { u } from '../api/q.ts'\nexport const i = u\n`, 'layers'],
  ['src/domain/R.ts', `import { Link } from 'react-router'\nexport const R = Link\n`, 'no-restricted-imports'],
  ['src/domain/T.tsx', `export const T = () => <p>Hello farmer</p>\n`, 'no-unlocalized-strings'],
  [
    'src/domain/L.tsx',
    `export const L = () => <button type="button" aria-label="Close it" />\n`,
    'no-unlocalized-strings',
  ],
  ['src/domain/P.tsx', `export const P = (p: { go: () => void }) => <div onClick={p.go} />\n`, 'jsx-a11y'],
  ['src/domain/I.tsx', `export const I = () => <img src="/x.svg" />\n`, 'alt-text'],
  [
    'src/domain/Later.tsx',
    `import { useMemo } from 'react'\nexport function Later() {\n  const a = useMemo(() => b, [])\n  const b = 1\n  return a + b\n}\n`,
    'no-later-local',
  ],
  ['src/domain/write.ts', WRITES, 'open-session'],
  ['src/payments/write.ts', WRITES, 'open-session'],
  [
    'src/domain/late.ts',
    `import { openSession } from '../session/session.ts'\nexport const f = async () => {\n  await fetch('/')\n  openSession().store({})\n}\n`,
    'open-session',
  ],
  ['src/domain/n.ts', `export const n = (x: any) => x\n`, 'no-explicit-any'],
]
const clean: [string, string][] = [
  [
    'src/features/ok/Ok.ts',
    `import { e } from '../../domain/ok.ts'\nimport { z } from './z.ts'\nexport const ok = [e, z]\n`,
  ],
  ['src/features/ok/later/Ok.ts', `import { z } from '../z.ts'\nexport const ok = z\n`],
  ['src/features/ok/z.ts', `export const z = 1\n`],
  ['src/domain/ok.ts', `import { f } from '../api/ok.ts'\nexport const e = f\n`],
  [
    'src/domain/open.ts',
    `import { openSession } from '../session/session.ts'\nexport const g = async () => openSession().during(fetch('/'))\nexport const f = async () => {\n  const session = openSession()\n  await g()\n  return () => openSession().store({}) ?? session\n}\n`,
  ],
  [
    'src/domain/useOk.ts',
    `export function useOk() {\n  const send = async () => draft + late\n  const draft = 1\n  return send\n}\nconst late = 2\n`,
  ],
  ['src/api/ok.ts', `export const f = 1\n`],
]

const folder = mkdtempSync(join(tmpdir(), 'krishi-lint-'))
let output = ''
beforeAll(() => {
  for (const [file, source] of [...planted, ...clean]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), source)
  }
  for (const rules of ['.oxlintrc.json', 'scripts/lint/plugin.js']) cpSync(rules, join(folder, rules))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  output = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(planted)('refuses %s', (file, _source, rule) => {
  const lines = output.split('\n').filter((line) => line.includes(file))
  expect(lines.join('\n')).toContain(rule)
})

test.each(clean)('accepts %s', (file) => {
  expect(output.split('\n').filter((line) => line.includes(file))).toEqual([])
})
