// Writes newer.json: what Chrome 87, Safari 15 or Firefox 102 lack, according to MDN's data. To update it:
//   npm pack @mdn/browser-compat-data && tar xzf mdn-*.tgz && node e2e/old-browsers/newer.mjs package/data.json
import { readFileSync, writeFileSync } from 'node:fs'

const OLDEST = { chrome: 87, safari: 15, firefox: 102 }
/** Common DOM interfaces only: members of rarer ones have names that any object may have (`path`, `phone`). */
const MET =
  /^(Element|HTML\w*Element|SVG\w*Element|Document|DocumentFragment|ShadowRoot|Window|Node|NodeList|Event|\w*Event|EventTarget|AbortSignal|AbortController|Navigator|Response|Request|Headers|FormData|Blob|File|URLSearchParams|URL|History|Location|Storage|StorageManager|Crypto|Performance|MediaQueryList|IDBDatabase|IDBFactory|IDBObjectStore|IDBTransaction|Clipboard|ReadableStream|DataTransfer|CSSStyleSheet|Range|Selection|Animation|CanvasRenderingContext2D|ImageBitmap)$/

const { javascript, api } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const version = (value) =>
  value === true ? 0 : typeof value === 'string' && value !== 'preview' ? parseFloat(value.replace('≤', '')) : Infinity
const since = (support, browser) =>
  Math.min(
    Infinity,
    ...[support[browser]]
      .flat()
      .filter((row) => row && !row.flags && !row.prefix && !row.alternative_name && !row.version_removed)
      .map((row) => version(row.version_added)),
  )
const isNewer = ({ support }) => Object.entries(OLDEST).some(([browser, oldest]) => since(support, browser) > oldest)

const globals = new Set()
const statics = new Set()
const members = new Set()
const older = new Set()
const own = new Set()
for (const [kind, interfaces] of [
  ['js', javascript.builtins],
  ['dom', api],
])
  for (const [name, each] of Object.entries(interfaces)) {
    const { __compat: itself } = each
    if (itself && isNewer(itself)) globals.add(name)
    for (const [key, { __compat: compat }] of Object.entries(each)) {
      if (!compat || key === name || key.endsWith('_event')) continue
      const isStatic = key.endsWith('_static')
      if (isStatic && isNewer(compat)) statics.add(`${name}.${key.replace('_static', '')}`)
      if (isStatic) continue
      if (!isNewer(compat)) older.add(key)
      else {
        own.add(`${name}.${key}`)
        if (kind === 'js' || MET.test(name)) members.add(key)
      }
    }
  }
const names = (set) => [...set].filter((name) => /^[\w.]+$/.test(name)).sort((a, b) => (a < b ? -1 : 1))
// A member's name alone proves nothing if an older interface has it too; `typed` are these, by interface.
const newer = {
  globals: names(globals),
  statics: names(statics),
  members: names(members.difference(older)),
  typed: names(own).filter((name) => {
    const [whose, member] = name.split('.')
    return older.has(member) && !globals.has(whose)
  }),
}
writeFileSync(new URL('newer.json', import.meta.url), `${JSON.stringify(newer)}\n`)
