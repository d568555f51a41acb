// node sheets.mjs AREA... : contact sheets of look-4450/AREA/* into /work/sheets/AREA/STATE-{narrow,wide}.png
import { chromium } from 'playwright'
import { readdirSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
const root = resolve(import.meta.dirname, 'look-4450')
const areas = process.argv.slice(2).length ? process.argv.slice(2) : readdirSync(root).filter((a) => !a.endsWith('.html'))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1480, height: 1500 } })
for (const area of areas) {
  mkdirSync(`/work/sheets/${area}`, { recursive: true })
  for (const state of readdirSync(join(root, area))) {
    const dir = join(root, area, state)
    const has = (n) => existsSync(join(dir, n))
    for (const [kind, names, w] of [
      ['narrow', ['en-360-light.jpg', 'hi-360-light.jpg', 'en-360-dark.jpg', 'hi-360-dark.jpg'], 360],
      ['wide', ['en-1440-light.jpg', 'hi-1440-dark.jpg'], 735],
    ]) {
      const out = `/work/sheets/${area}/${state}-${kind}.png`
      if (existsSync(out)) continue
      const shown = names.filter(has)
      if (shown.length < names.length && !process.env.ALL) continue
      await page.goto('file://' + root + '/x.html').catch(() => 0)
      await page.setContent(`<body style="margin:0;background:#888;display:flex;gap:5px;align-items:start">` + shown.map((n) => `<img src="file://${join(dir, n)}" width=${w}>`).join(''))
      await page.evaluate(() => Promise.all([...document.images].map((i) => i.decode().catch(() => 0))))
      const height = Math.min(2200, await page.evaluate(() => document.body.scrollHeight))
      await page.setViewportSize({ width: 1480, height: Math.max(200, height) })
      await page.screenshot({ path: out })
    }
  }
}
await browser.close()
