// `node scripts/icons.ts`: redraws public/icons and public/share.png (for shared links) from public/icon.svg. Run it
// after a change of the logo or the product's name.
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium as browserType } from 'playwright'
import { LOCALES } from '../src/i18n/locales.ts'
import { chromium } from './chromium.ts'

const logo = readFileSync('public/icon.svg', 'utf8')
const ground = /<rect [^>]*fill="(#\w+)"/.exec(logo)?.[1]
const leaf = logo.replace(/<rect [^>]*\/>/, '')
if (!ground) throw new Error('public/icon.svg has no ground')

/** Systems may crop the maskable icons to any shape: the ground fills the icon and the leaf is smaller. */
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

/** The product's name in each language. */
const names = LOCALES.map((locale) => {
  const catalog = readFileSync(`locales/${locale}/app.po`, 'utf8')
  return /msgctxt "product name"\nmsgid ".*"\nmsgstr "(.*)"/.exec(catalog)?.[1]
})
await page.setViewportSize({ width: 1200, height: 630 })
await page.setContent(
  `<style>
    body { margin: 0; height: 100vh; display: grid; place-content: center; justify-items: center; background: ${ground}; color: #fff }
    svg { height: 280px }
    p { margin: 0; font: 700 84px/1.4 sans-serif }
    p + p { font-size: 56px; font-weight: 500 }
  </style>${leaf}${names.map((name, at) => `<p lang="${LOCALES[at]}">${name}</p>`).join('')}`,
)
await page.screenshot({ path: 'public/share.png' })
await browser.close()
