import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// This drives an old Chromium (scripts/old-browsers.mjs) by the DevTools protocol: Playwright's scripts need a newer
// one. Code for the page is strings in the oldest browser's syntax.

const folder = (version: number) => resolve('.cache/old-chromium', String(version))
export const isThere = (version: number) => existsSync(join(folder(version), 'chromium'))

type Reply = { id?: number; method?: string; params?: Record<string, unknown>; result?: unknown; error?: object }

export class OldBrowser {
  /** Uncaught errors, and console errors. */
  readonly errors: string[] = []
  readonly requests: string[] = []
  readonly #origin: string
  readonly #process: ChildProcess
  readonly #profile: string
  #socket!: WebSocket
  #session: string | undefined
  #last = 0
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()

  private constructor(version: number, origin: string) {
    this.#origin = origin
    this.#profile = mkdtempSync(join(tmpdir(), `chromium-${version}-`))
    this.#process = spawn(
      join(folder(version), 'chromium'),
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--remote-debugging-port=0',
        '--window-size=360,800',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      { env: { ...process.env, LD_LIBRARY_PATH: join(folder(version), 'lib') }, stdio: ['ignore', 'ignore', 'pipe'] },
    )
  }

  static async start(version: number, origin: string): Promise<OldBrowser> {
    const browser = new OldBrowser(version, origin)
    try {
      await browser.#connect()
    } catch (error) {
      browser.close()
      throw error
    }
    return browser
  }

  close(): void {
    this.#process.kill('SIGKILL')
    this.#process.once('exit', () => rmSync(this.#profile, { recursive: true, force: true }))
  }

  async #connect() {
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      this.#process.stderr!.on('data', (text: Buffer) => {
        said += text.toString()
        const found = /listening on (ws:\S+)/.exec(said)?.[1]
        if (found) resolve(found)
      })
      this.#process.once('exit', (code) => reject(new Error(`The browser ended with ${code}: ${said}`)))
    })
    this.#socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      this.#socket.addEventListener('open', resolve)
      this.#socket.addEventListener('error', () => reject(new Error('no connection to the browser')))
    })
    this.#socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Reply))
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    this.#session = sessionId
    for (const domain of ['Page', 'Runtime', 'Network', 'Log']) await this.send(`${domain}.enable`)
    await this.send('Emulation.setDeviceMetricsOverride', {
      width: 360,
      height: 800,
      deviceScaleFactor: 1,
      mobile: true,
    })
  }

  #hear({ id, method, params = {}, result, error }: Reply) {
    if (id !== undefined) {
      const { resolve, reject } = this.#waiting.get(id)!
      this.#waiting.delete(id)
      if (error) reject(new Error(JSON.stringify(error)))
      else resolve(result)
      return
    }
    if (method === 'Runtime.exceptionThrown') this.errors.push(JSON.stringify(params['exceptionDetails']).slice(0, 600))
    if (method === 'Log.entryAdded' && (params['entry'] as { level: string }).level === 'error')
      this.errors.push(JSON.stringify(params['entry']).slice(0, 600))
    if (method === 'Network.requestWillBeSent') this.requests.push((params['request'] as { url: string }).url)
  }

  send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (result: unknown) => void, reject })
      this.#socket.send(JSON.stringify({ id, method, params, ...(this.#session && { sessionId: this.#session }) }))
    })
  }

  goto(path: string): Promise<unknown> {
    return this.send('Page.navigate', { url: new URL(path, this.#origin).href })
  }

  /** @param expression in the syntax of the oldest browser */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.send<{ result: { value: Value }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
    )
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails).slice(0, 600))
    return result.value
  }

  readonly text = () => this.evaluate<string>('document.body ? document.body.innerText : ""')
  readonly path = () => this.evaluate<string>('location.pathname')
  readonly address = () => this.evaluate<string>('location.pathname + location.search')
  readonly stored = () => this.evaluate<string[]>('Object.keys(localStorage).sort()')
  readonly count = (selector: string) =>
    this.evaluate<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`)

  /** Taps the visible element with this text or label once it stands still uncovered, and returns whether it did. */
  async press(selector: string, name = ''): Promise<boolean> {
    const place = await this.evaluate<{ x: number; y: number } | null>(`(function () {
      var all = Array.from(document.querySelectorAll('*')).reduce(function (roots, each) {
        return each.shadowRoot ? roots.concat(each.shadowRoot) : roots
      }, [document]).reduce(function (found, root) {
        return found.concat(Array.from(root.querySelectorAll(${JSON.stringify(selector)})))
      }, [])
      var found = all.filter(function (each) {
        var label = each.getAttribute('aria-label') || each.textContent.trim()
        return each.getClientRects().length && !each.disabled && label.indexOf(${JSON.stringify(name)}) >= 0
      })[0]
      if (!found) return null
      found.scrollIntoView({ block: 'center' })
      var box = found.getBoundingClientRect()
      return new Promise(function (done) {
        requestAnimationFrame(function () {
          requestAnimationFrame(function () {
            var later = found.getBoundingClientRect()
            var place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
            var isStill = found.isConnected && later.x === box.x && later.y === box.y
            var top = isStill && found.getRootNode().elementFromPoint(place.x, place.y)
            done(top && (found.contains(top) || top.contains(found)) ? place : null)
          })
        })
      })
    })()`)
    if (!place) return false
    for (const type of ['mousePressed', 'mouseReleased'])
      await this.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
    return true
  }

  readonly type = (text: string) => this.send('Input.insertText', { text })

  async screenshot(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('Page.captureScreenshot', { format: 'png' })
    return Buffer.from(data, 'base64')
  }
}
