import { execFileSync } from 'node:child_process'
import type { Document } from '../document.ts'
import { PACT_NAME, ROOT } from '../files.ts'
import type { Pact } from '../pact.ts'

/** What others rely on: the document and the pact before the current change. */
export type Previous = { name: string; document: Document; pact: Pact | undefined }
type Base = { commit: string; name: string }

const MAIN = ['origin/main', 'origin/master', 'main', 'master']

/**
 * The commit that a change is compared with. On a branch: where it left main. On main: the last commit, or the one
 * before if the document hasn't changed since.
 */
export function findBase(wanted = process.env['CONTRACTS_BASE'], root = ROOT): Base | undefined {
  const named = (ref: string, name: string) => {
    const commit = git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    return commit ? { commit, name } : undefined
  }
  if (wanted) return named(wanted, wanted)
  const main = MAIN.find((branch) => named(branch, branch))
  const fork = main && git(root, 'merge-base', 'HEAD', main)
  if (fork && fork !== named('HEAD', '')?.commit) return named(fork, `the commit where this branch left ${main}`)
  const isChanged = git(root, 'diff', '--quiet', 'HEAD', '--', 'openapi') === undefined
  return isChanged ? named('HEAD', 'the last commit') : named('HEAD~1', 'the commit before')
}

/** Document and pact of that commit. */
export function readPrevious({ commit, name }: Base): Previous | undefined {
  const document = git(ROOT, 'show', `${commit}:openapi/dist/openapi.json`)
  const pact = git(ROOT, 'show', `${commit}:contracts/pacts/${PACT_NAME}`)
  return document === undefined
    ? undefined
    : { name, document: JSON.parse(document) as Document, pact: (pact && (JSON.parse(pact) as Pact)) || undefined }
}

/** The output of git, or undefined if it fails. */
function git(cwd: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28 }).trim()
  } catch {
    return undefined
  }
}
