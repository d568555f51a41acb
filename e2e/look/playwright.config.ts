import { fileURLToPath } from 'node:url'
import base from '../../playwright.config.ts'
import { folder } from './chosen.ts'

/** `npm run look`: not a test of anything, so `npm test` does not take it along. */
export default {
  ...base,
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: `../../${folder}/failed`,
  reporter: [['line'], ['./index-page.ts']],
  webServer: [base.webServer!]
    .flat()
    .map((server) => Object.assign(server, { cwd: fileURLToPath(new URL('../..', import.meta.url)) })),
}
