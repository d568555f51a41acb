// Downloads IBM's Equal Access for e2e/second-engine into .cache/second-engine: one file of a 26 MB package.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchPackage, root } from './setup.mjs'

const PACKAGE = 'accessibility-checker-engine@4.0.34'
const HASH = 'nGE7j5gI/914QLgt1tFcjM9kCr4EKx3HxctsZE8BobObYmQr+UoYsKdWVLowG4QHCB7G/F0Prr3kTwKENPHrcA=='
const folder = join(root, '.cache', 'second-engine')

/** Whether it is installed; downloads it if it isn't. */
export function ensureSecondEngine() {
  if (existsSync(join(folder, 'ace.js'))) return true
  const packed = fetchPackage(PACKAGE, HASH, folder)
  if (!packed) return false
  execFileSync('tar', ['xf', packed, '-C', folder, '--strip-components=1', 'package/ace.js'])
  return true
}
