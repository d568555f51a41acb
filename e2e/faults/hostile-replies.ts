import type { Page } from '@playwright/test'
import * as v from 'valibot'
import type { OperationId } from '../../mock-server/operation.ts'
import { operations } from '../../src/api/generated/operations.ts'
import * as replies from '../../src/api/generated/replies.ts'

/** Part of every planted text, to show that the text was rendered. */
export const MARK = 'xq7'

/** Texts that are harmful where a page treats them as more than text. */
export const payloads = {
  markup: `${MARK}"'><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg><b data-hostile>b</b><script>window.ran=1</script>`,
  address: `javascript:window.ran=1//${MARK}`,
  'address, hidden': `\u0001 java\tscript:window.ran=1//${MARK}`,
  'data address': `data:text/html,<script>window.ran=1</script>${MARK}`,
  drawing: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1">${MARK}</svg>`,
  attribute: `${MARK}" onmouseover="window.ran=1" onfocus="window.ran=1" autofocus style="background:url(javascript:window.ran=1)`,
  template: `${MARK}{0}{name, plural, one {#} other {#}}<0>b</0>{{constructor.constructor('window.ran=1')()}}\${window.ran=1}`,
  'closed elements': `${MARK}</title></style></textarea></script><script>window.ran=1</script><iframe srcdoc="<script>parent.ran=1</script>">`,
} as const
export type Payload = keyof typeof payloads

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Path = (string | number)[]

/** Replaces every text of a reply, and the keys of an object whose values are lists. */
function planted(value: Json, textFor: (path: Path, was: string) => string, path: Path = []): Json {
  if (typeof value === 'string') return textFor(path, value)
  if (Array.isArray(value)) return value.map((each, index) => planted(each, textFor, [...path, index]))
  if (value === null || typeof value !== 'object') return value
  const isListByName = path.length === 0 && Object.values(value).length > 0 && Object.values(value).every(Array.isArray)
  return Object.fromEntries(
    Object.entries(value).map(([name, each], index) => {
      const called = isListByName && !('results' in value) ? `${name} ${index}${textFor([name], name)}` : name
      return [called, planted(each, textFor, [...path, called])]
    }),
  )
}

const checkOf = (id: OperationId): v.GenericSchema =>
  (replies as unknown as Record<string, v.GenericSchema>)[`v${id[0]!.toUpperCase()}${id.slice(1)}Response`]!

/** The reply with hostile texts wherever the document allows any text; enum values (`status`, `unit`) stay. */
function hostile(id: OperationId, reply: Json, payload: Payload | undefined): Json {
  const choose = (was: string) => payloads[payload ?? (/^(https?:|\/)\S*$/.test(was) ? 'address' : 'markup')]
  const enumPaths = new Set<string>()
  for (let attempt = 0; attempt < 4; attempt++) {
    const changed = planted(reply, (path, was) => (enumPaths.has(path.join('.')) ? was : choose(was)))
    const { issues } = v.safeParse(checkOf(id), changed)
    if (!issues) return changed
    for (const issue of flat(issues)) enumPaths.add(v.getDotPath(issue) ?? '')
  }
  return reply
}
const flat = (issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] =>
  issues.flatMap((issue) => [issue, ...flat(issue.issues ?? [])])

const patterns = (Object.keys(operations) as OperationId[]).map((id) => {
  const { method, path } = operations[id]
  return { id, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }
})
const operationOf = (method: string, url: string) =>
  patterns.find((each) => each.method === method.toLowerCase() && each.pattern.test(new URL(url).pathname))?.id

/** Makes every successful reply to the page hostile, or only those of one operation; `seen` collects the operations. */
export async function plant(page: Page, payload: Payload | undefined, only?: OperationId) {
  const seen = new Set<OperationId>()
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const id = operationOf(request.method(), request.url())
    const response = await route.fetch().catch(() => undefined)
    if (!response) return route.abort().catch(() => undefined)
    const isJson = response.headers()['content-type']?.includes('json')
    if (!id || (only && id !== only) || !response.ok() || !isJson) return route.fulfill({ response })
    const reply = hostile(id, (await response.json()) as Json, payload)
    seen.add(id)
    // The page may have closed by then.
    await route.fulfill({ response, json: reply }).catch(() => undefined)
  })
  return seen
}

/** The effects of a hostile text treated as more than text; empty if all is well. */
export const harm = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    if ('ran' in window) found.push('it ran')
    if (document.querySelector('[data-hostile]')) found.push('it is markup')
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const where = `${element.localName} ${name}`
        if (name.startsWith('on')) found.push(where)
        if (!['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcdoc'].includes(name)) continue
        const { protocol } = new URL(value, location.href)
        const isAllowed = ['http:', 'https:', 'blob:', 'tel:', 'mailto:'].includes(protocol)
        if (!isAllowed && (value.includes('ran=1') || protocol === 'javascript:')) found.push(`${where} ${protocol}`)
      }
    }
    return found
  })
