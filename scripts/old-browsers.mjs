// Downloads old Chromiums for e2e/old-browsers into .cache/old-chromium, from npm packages (brotli archives).
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { fetchPackage, root } from './setup.mjs'

/** Chromium version → npm package and hash. 87 is the oldest supported version; 80 is too old for the app. */
const PACKAGES = {
  80: [
    'chrome-aws-lambda@2.1.1',
    'Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  ],
  87: [
    'chrome-aws-lambda@5.4.0',
    'edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==',
  ],
  92: [
    '@sparticuz/chromium@92.0.0',
    'xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  ],
  106: [
    '@sparticuz/chromium@106.0.2',
    'YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==',
  ],
  119: [
    '@sparticuz/chromium@119.0.2',
    'VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  ],
}
const folder = join(root, '.cache', 'old-chromium')

function fetchOne(version, [name, hash]) {
  const unfinished = join(folder, `.${version}`)
  rmSync(unfinished, { recursive: true, force: true })
  const packed = fetchPackage(name, hash, unfinished)
  if (!packed) return false
  const unpack = (file) => execFileSync('tar', ['xf', file, '-C', unfinished])
  unpack(packed)
  const within = join(unfinished, 'package', 'bin')
  for (const file of readdirSync(within).filter((each) => each.endsWith('.br'))) {
    const target = join(unfinished, file.replace('.br', ''))
    writeFileSync(target, brotliDecompressSync(readFileSync(join(within, file))))
    if (file.endsWith('.tar.br')) {
      unpack(target)
      rmSync(target)
    }
  }
  chmodSync(join(unfinished, 'chromium'), 0o755)
  for (const rest of [packed, join(unfinished, 'package')]) rmSync(rest, { recursive: true })
  renameSync(unfinished, join(folder, String(version)))
  return true
}

/**
 * Whether these are installed; downloads missing ones. Only for Linux on x64: 45 MB each, 1 GB on disk.
 * @param versions all by default
 */
export function ensureOldBrowsers(versions = Object.keys(PACKAGES)) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  const missing = versions.filter((version) => !existsSync(join(folder, version, 'chromium')))
  if (missing.length) console.log('Fetching old browsers (once)…')
  return missing.every((version) => fetchOne(version, PACKAGES[version]))
}
