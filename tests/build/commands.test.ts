import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import about from '../../package.json' with { type: 'json' }
import { sampled } from '../sample.ts'

/** The project's own commands. Those of tools, such as Vite and Prism, answer for themselves. */
const commands = Object.entries({
  ...about.scripts,
  start: 'node mock-server/main.ts',
  contracts: 'node contracts/run.ts',
})
  .map(([name, command]) => [name, /^node (\S+\.ts)$/.exec(command)?.[1]] as const)
  .filter((row): row is [string, string] => row[1] !== undefined)
  .toReversed() // the sample is the first, and the first of package.json loads the whole mock

const answer = (file: string, argument: string) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [file, argument], (error, out, wrong) =>
      resolve({ code: error ? error.code : 0, said: out + wrong }),
    )
  })

const UNKNOWN = "Unknown option '--nonsense'.\n\n"
const LONG = { timeout: 300_000 }

// `--help` is read in the same place.
test.concurrent.each(sampled(commands))('npm run %s says which option it does not know', LONG, async (name, file) => {
  const usage = expect.stringMatching(`^${UNKNOWN}npm (run )?${name}( --|\n)`)
  expect(await answer(file, '--nonsense')).toEqual({ code: 2, said: usage })
})

test.concurrent('npm run api:bundle -- --help writes no folder of that name', LONG, async () => {
  const usage = expect.stringMatching(/^npm run api:bundle -- /)
  expect(await answer('scripts/api/bundle.ts', '--help')).toEqual({ code: 0, said: usage })
})

test.concurrent.each(['test', 'full-suites'])('scripts/%s.mjs lists what it can run', LONG, async (file) => {
  const usage = expect.stringMatching(/^npm (run )?\w+ -- \[NAME…\]\n\n {2}NAME {2}\w+, /)
  expect(await answer(`scripts/${file}.mjs`, '--help')).toEqual({ code: 0, said: usage })
  const said = expect.stringMatching(/^Unknown: nonsense\n\nnpm /)
  expect(await answer(`scripts/${file}.mjs`, 'nonsense')).toEqual({ code: 2, said })
})

test.concurrent('npm run check:catalogs finds fault with a folder that has none', LONG, async () => {
  const said = 'There are no catalogs in nowhere.\n'
  expect(await answer('scripts/catalogs/check.ts', 'nowhere')).toEqual({ code: 2, said })
})
