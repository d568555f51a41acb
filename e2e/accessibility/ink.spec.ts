import { expect, test } from '../fixture.ts'
import { inkProblems } from './ink.ts'
import { proves } from '../../tests/proves.ts'
import { sampled } from '../../tests/sample.ts'

const page = (inside: string) => `<!doctype html><title>Ink</title>
<style>
  body { font: 16px system-ui; background: white; color: black }
  .over { position: relative } .cover { position: absolute; inset: 0; background: #eee }
  .heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .list { height: 30px; overflow: auto } .tall { height: 3000px }
</style>${inside}`

/** Texts that are visible, and texts that are hidden on purpose. */
const SOUND = `<h1>Onion</h1><p>Onion from Nashik, <b>₹42</b> per kg</p><input value="Lasalgaon"><select><option>Nashik</option></select>
  <p class="heard">Heard only</p><p hidden>Not there</p><button style="color: white" disabled>Later</button>
  <div class="list"><p>First</p><p>Second, scrolled to</p></div><span aria-hidden="true" style="color: white">●●●●●</span>
  <div class="tall"></div><p>At the end of a long page</p>`

/** Each of these contains one invisible text. */
const FAULTS = {
  'white on white': '<p style="color: white">Onion</p>',
  'white on white in a field': '<input style="color: white" value="Onion">',
  'too faint': '<p style="color: #777">Onion</p>',
  'under something else': '<div class="over"><p>Onion</p><div class="cover"></div></div>',
  'of no size': '<p style="font-size: 0">Onion</p>',
  'transparent as a whole': '<div style="opacity: 0"><p>Onion</p></div>',
  'far down the page': '<div class="tall"></div><p style="color: white">Onion</p>',
}

test('the check finds invisible texts, and only those', proves('check 2'), async ({ page: tab }) => {
  const find = async (html: string, overlay = false) => {
    await tab.setContent(page(html))
    return inkProblems(tab, { overlay })
  }
  expect(await find(SOUND)).toEqual([])
  for (const [fault, html] of sampled(Object.entries(FAULTS)))
    expect(await find(SOUND + html), fault).toEqual([expect.stringContaining('“Onion”')])
  const status = '<p role="status" data-live-announcer="true" style="color: white">20 rows</p>'
  expect(await find(status + SOUND, true), 'behind a dialog').toEqual([])
  expect(await find(`<div role="dialog">${status}</div>`, true), 'in a dialog').toHaveLength(1)
})
