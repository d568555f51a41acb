import { fileURLToPath } from 'node:url'
import base from '../../playwright.config.ts'
import { folder } from './chosen.ts'

/** The configuration of `npm run look`, which tests nothing; `npm test` leaves it out. */
export default {
  ...base,
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: `../../${folder}/failed`,
  reporter: 'line',
  webServer: [base.webServer!]
    .flat()
    .map((server) => Object.assign(server, { cwd: fileURLToPath(new URL('../..', import.meta.url)) })),
}
