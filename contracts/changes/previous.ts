import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundle, type Document } from '../document.ts'
import { PACT_NAME, ROOT } from '../files.ts'
import type { Pact } from '../pact.ts'

/** What others rely on: the document and the pact before the current change. */
export type Previous = { name: string; document: Document; pact: Pact | undefined }

const MAIN = ['origin/main', 'origin/master', 'main', 'master']
const FOLDER = 'openapi'
const PACT_PATH = `contracts/pacts/${PACT_NAME}`

/**
 * The commit that a change is compared with. On a branch: where it left main. On main: the last commit, or the one
 * before if the document hasn't changed since.
 * @returns the commit and its name, or the reason why there is none
 */
export function findBase(
  wanted = process.env['CONTRACTS_BASE'],
  root = ROOT,
): { commit: string; name: string } | string {
  const git = gitIn(root)
  if (git('rev-parse', '--git-dir') === undefined) return 'this is no git checkout'
  if (wanted) {
    const commit = git('rev-parse', '--verify', '--quiet', `${wanted}^{commit}`)
    return commit ? { commit, name: wanted } : `there is no commit ${wanted} here`
  }
  const head = git('rev-parse', 'HEAD')
  if (!head) return 'there is no commit yet'
  const main = MAIN.find((branch) => git('rev-parse', '--verify', '--quiet', branch))
  const fork = main && git('merge-base', 'HEAD', main)
  if (fork && fork !== head) return { commit: fork, name: `${fork.slice(0, 8)}, where this branch left ${main}` }
  if (git('diff', '--quiet', 'HEAD', '--', FOLDER) === undefined)
    return { commit: head, name: `${head.slice(0, 8)}, the last commit` }
  const before = git('rev-parse', '--verify', '--quiet', 'HEAD~1^{commit}')
  return before
    ? { commit: before, name: `${before.slice(0, 8)}, the commit before` }
    : 'the history ends here (a shallow clone)'
}

const git = gitIn(ROOT)

/** Whether the document is the same as in that commit. */
export const isUnchangedSince = (commit: string) => git('diff', '--quiet', commit, '--', FOLDER) !== undefined

export function readPrevious({ commit, name }: { commit: string; name: string }): Previous | string {
  const files = git('ls-tree', '-r', '--name-only', commit, '--', FOLDER)
  if (!files) return `${name} has no document`
  const work = mkdtempSync(join(tmpdir(), 'krishi-previous-'))
  try {
    for (const file of files.split('\n')) {
      mkdirSync(dirname(join(work, file)), { recursive: true })
      writeFileSync(join(work, file), git('show', `${commit}:${file}`) ?? '')
    }
    const pact = git('show', `${commit}:${PACT_PATH}`)
    return {
      name,
      document: bundle(join(work, FOLDER, 'openapi.yaml')),
      pact: pact === undefined ? undefined : (JSON.parse(pact) as Pact),
    }
  } finally {
    rmSync(work, { recursive: true })
  }
}

/** Runs git. Returns its output, or undefined if it fails. */
function gitIn(root: string) {
  return (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28 }).trim()
    } catch {
      return undefined
    }
  }
}
