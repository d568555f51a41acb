import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument } from '../../contracts/document.ts'
import { readPact } from '../../contracts/pact.ts'
import { needsOf, PAGES } from '../../contracts/report/pages.ts'
import { reportOf, type Result } from '../../contracts/report/report.ts'
import { pages } from '../../src/app/routing/pages.ts'

const document = readDocument()
const result = (description: string, ...says: string[]): Result => ({
  description,
  isOptional: false,
  ok: says.length === 0,
  wrong: says.map((one) => {
    const [, place, words = one] = /^(\$\S*): (.*)$/.exec(one) ?? []
    return place === undefined ? { says: words } : { says: words, place }
  }),
})
const summary = (results: Result[], page: string) =>
  reportOf(results, [], document).findLast((line) => line.includes(page))

test('a page works, works partly or is broken, depending on what it needs', () => {
  const page = result('listGlobalEnquiries 200: a page')
  const search = result('listGlobalEnquiries 400: a search that is too long')
  expect(summary([page, search], 'Board (')).toBe('works         Board (/global-enquiry)')
  const refused = result('listGlobalEnquiries 400: a search that is too long', 'expected 400 but was 500')
  expect(summary([page, refused], 'Board (')).toBe('works partly  Board (/global-enquiry): 1 of 2 interactions fail')
  const wrong = result('listGlobalEnquiries 200: a page', '$.count: is missing')
  expect(summary([wrong, search], 'Board (')).toBe('broken        Board (/global-enquiry): not so: enquiries are shown')
  expect(summary([page], 'Home (')).toBe('not asked     Home (/)')
  const unsaved = ['createFarmer', 'createBuyer'].map((one) =>
    result(`${one} 201: step 2 is stored`, 'expected 201 but was 200'),
  )
  expect(summary(unsaved, 'Registration (')).toMatch(/: not so: the details of the business can be saved$/)
})

test('a failure says which page needs it, and the line of the document', () => {
  const unit = result('listGlobalEnquiries 200: a page', "$.results[0].unit: Expected 'bag' to match '^(kg)$'")
  const [title, board, , why = ''] = reportOf([unit], [], document)
  expect(title).toBe('✗ listGlobalEnquiries 200: a page')
  expect(board).toBe('    Board (/global-enquiry): enquiries are shown')
  expect(why).toContain("$.results[0].unit: Expected 'bag'")
  const [, file = '', at] = /\((openapi\/\S+):(\d+)\)/.exec(why) ?? []
  expect(readFileSync(file, 'utf8').split('\n')[Number(at) - 1]).toMatch(/^ +unit: /)
})

test('every interaction of the pact belongs to a page', () => {
  const without = readPact().interactions.filter(
    ({ description }) => Object.keys(needsOf(document, description.split(' ')[0]!)).length === 0,
  )
  expect(without).toEqual([])
})

test('a page’s row lists its first requests', () => {
  const query = new URLSearchParams({ business: '7' })
  const asked = pages.flatMap(({ path, reads }) =>
    (reads?.({ params: { id: '7' }, query }) ?? []).map(({ operation }) => [path, operation] as const),
  )
  expect(asked.length).toBeGreaterThan(8)
  for (const [path, id] of asked) {
    const first = path === '/' ? '(/)' : path.replace(/\/:id$/, '')
    const names = Object.keys(needsOf(document, id)).map((page) => PAGES[page as keyof typeof PAGES])
    expect(names, `${id} of ${path}`).toContainEqual(expect.stringContaining(first))
  }
})
