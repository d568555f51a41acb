// `node scripts/icons.ts`: draws public/icons again out of public/icon.svg, after a change of the logo.
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium as browserType } from 'playwright'
import { chromium } from './chromium.ts'

const logo = readFileSync('public/icon.svg', 'utf8')
const ground = /<rect [^>]*fill="(#\w+)"/.exec(logo)?.[1]
const leaf = logo.replace(/<rect [^>]*\/>/, '')
if (!ground) throw new Error('public/icon.svg has no ground')

/** Where a system cuts the icon to its own shape, only the middle is sure to be seen: the ground is whole, the leaf smaller. */
const icons = [
  { file: '192.png', size: 192, svg: logo },
  { file: '512.png', size: 512, svg: logo },
  { file: 'maskable-512.png', size: 512, svg: leaf, share: 0.92 },
  { file: 'apple-touch-icon.png', size: 180, svg: leaf, share: 0.9 },
]

mkdirSync('public/icons', { recursive: true })
const browser = await browserType.launch(chromium)
const page = await browser.newPage()
for (const { file, size, svg, share } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>
      html { background: ${share ? ground : 'transparent'} }
      body { margin: 0; height: 100vh; display: grid; place-items: center }
      svg { width: ${100 * (share ?? 1)}vw }
    </style>${svg}`,
  )
  await page.screenshot({ path: `public/icons/${file}`, omitBackground: true })
}
await browser.close()
