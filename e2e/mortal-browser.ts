import { spawn } from 'node:child_process'
import { chromium, type Browser } from '@playwright/test'
import { chromium as options } from '../scripts/chromium.ts'

/** Starts a browser that can be killed: Playwright's own would be closed in an orderly way. */
export async function launch(profile: string) {
  const process = spawn(
    options.executablePath ?? chromium.executablePath(),
    [...options.args, '--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    process.stderr.on('data', (data: Buffer) => {
      said += data.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(said)
      if (found) resolve(found[1]!)
    })
    process.on('exit', () => reject(new Error(`no browser: ${said}`)))
  })
  const browser = await chromium.connectOverCDP(address)
  const gone = new Promise((resolve) => process.on('exit', resolve))
  return {
    browser,
    /** Closes it in an orderly way, so that what it keeps is on the disk. */
    close: async () => {
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => undefined) // it may be gone before it answers
      await gone
    },
    /** Kills all of its processes immediately. */
    kill: async () => {
      globalThis.process.kill(-process.pid!, 'SIGKILL')
      await gone
    },
  }
}

export const tabOf = (browser: Browser) => browser.contexts()[0]!.pages()[0]!
