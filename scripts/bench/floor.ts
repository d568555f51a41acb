import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { twins } from '../publish/write.ts'

type Lead = {
  type: string
  sub_category: { name: string }
  expected_price: number
  location: string | null
  created_at: string
}

const css = `
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1d241f; background: #f7f5ef }
header { padding: 1rem; background: #124a2b; color: #fff }
ul { display: grid; gap: 1rem; margin: 0; padding: 1rem; list-style: none }
article { border: 1px solid #d5d8d0; border-radius: 1rem; overflow: hidden; background: #fff }
div { padding: 1rem }
h3, p { margin: 0 }
`

/** Writes the page to compare with: 12 cards in one HTML file under 5 kB, without script, style sheet or photo. */
export function writeFloor(folder: string, leads: Record<string, Lead[]>) {
  const cards = Object.values(leads)
    .flat()
    .slice(0, 12)
    .map(
      ({ type, sub_category, expected_price, location, created_at }) =>
        `<li><article><div><p>${type}</p>` +
        `<h3><a href="/">${sub_category.name}</a></h3><p>₹${expected_price} / kg</p><p>${location}</p><p>${created_at}</p></div></article></li>`,
    )
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Leads</title><link rel="icon" href="data:,"><style>${css}</style><header><h1>Leads</h1></header><main><ul>${cards.join('')}</ul></main></html>`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [twin, bytes] of twins('index.en.html', Buffer.from(html))) writeFileSync(join(folder, twin), bytes)
}
