import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogsIn, readModule, type Graph } from '../../scripts/catalogs/import-graph.ts'
import { readPages } from '../../scripts/build/pages.ts'
import { descriptions } from '../../src/app/meta/page-meta.ts'
import { firstReads, pageAt, pages } from '../../src/app/routing/pages.ts'
import { addressOf } from '../../src/api/reads.ts'

test('every row has its module, and every page module has a row', () => {
  expect(pages.map(({ module }) => `src/${module}`).filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(pages.map(({ module }) => `src/${module}`))).toEqual(new Set(globSync('src/features/*/*Page.tsx')))
  for (const { prerendered } of pages) if (prerendered?.data) expect(existsSync(`src/${prerendered.data}`)).toBe(true)
})

test('the build has the code of a page and the texts of all that it imports', () => {
  const built = new Map(readPages().map((page) => [page.path, page]))
  const entries = ['src/features/subscription/SubscriptionPage.tsx']
  const catalogs = ['common', 'payments', 'subscription']
  expect(built.get('/subscription')).toEqual({ path: '/subscription', entries, catalogs })
  expect(built.get('/price-mandi')?.catalogs).toEqual(['common', 'mandi', 'saved-searches'])
  expect(built.get('/')?.catalogs).toEqual(['home'])
})

test('every prerendered page has a title and description of its own (§shell.28)', () => {
  const found = pages.filter(({ prerendered }) => prerendered).map(({ path }) => path)
  expect(Object.keys(descriptions).toSorted()).toEqual(found.toSorted())
  expect(new Set(Object.values(descriptions).map(({ message }) => message)).size).toBe(found.length)
})

test('an address leads to one page: one of its own comes before one with an id', () => {
  expect(pageAt('/enquiry/new')?.module).toBe('features/enquiry-form/NewEnquiryPage.tsx')
  expect(pageAt('/enquiry/7/')?.module).toBe('features/enquiries/OwnEnquiryPage.tsx')
  for (const path of ['/no/such', '/retailer/1', '/global-enquiry/1/2']) expect(pageAt(path), path).toBeUndefined()
})

test.each([
  ['/', false, ['/api/web/latest-enquiries/']],
  ['/price-mandi?state=Punjab&page=3', false, ['/api/mobile/v1/price-mandi/?state=Punjab&offset=40&limit=20']],
  ['/global-enquiry?type=buy', false, []],
  ['/global-enquiry?type=buy', true, ['/api/mobile/v1/global-enquiries/?type=buy&page=1&page_size=12']],
  ['/directory?entityType=Buyer', true, ['/api/mobile/v1/buyers/?page=1&page_size=12']],
  ['/enquiry?page=2', true, ['/api/mobile/v1/enquiries/?page=2&page_size=12']],
  ['/enquiry/7', true, ['/api/mobile/v1/enquiries/7/', '/api/mobile/v1/enquiry/7/tasks/']],
  ['/farmer/7', true, ['/api/mobile/v1/farmers/7/detail/', '/api/mobile/v1/business-products/7/']],
  ['/farmer/x', true, []],
  ['/products/5?business=7', true, ['/api/mobile/v1/business-products/7/']],
])('%s, signed in: %s', (address, isSignedIn, expected) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  expect(firstReads({ pathname, search }, isSignedIn).map(addressOf)).toEqual(expected)
})

/** Sources by file name, as if they were in src. */
const graphOf = (sources: Record<string, string>): Graph =>
  new Map(Object.entries(sources).map(([file, code]) => [file, readModule(file, code)]))
const SHARED = `import { Trans } from '@lingui/react/macro'\nexport const Shared = () => <Trans>Hello</Trans>`
const folder = (file: string) => file.split('/')[1]!

test('a component that another page uses brings its texts', () => {
  const page = (imports: string) => graphOf({ 'src/page/Page.tsx': imports, 'src/common/Shared.tsx': SHARED })
  const catalogs = (imports: string) => catalogsIn(page(imports), ['src/page/Page.tsx'], folder)
  expect(catalogs(`export default () => null`)).toEqual([])
  expect(catalogs(`import { Shared } from '../common/Shared.tsx'\nexport default () => <Shared />`)).toEqual(['common'])
  expect(catalogs(`export { Shared as default } from '../common/Shared.tsx'`)).toEqual(['common'])
  expect(catalogs(`const Late = lazy(() => import('../common/Shared.tsx'))`)).toEqual(['common'])
  expect(catalogs(`import type { Shared } from '../common/Shared.tsx'`)).toEqual([])
})

test('a late part brings its own texts, and parts with few texts come with the page', () => {
  const graph = graphOf({
    'src/page/Page.tsx': `const load = withCatalogs(() => import('../late/Late.tsx'), 'late')`,
    'src/late/Late.tsx': `import { msg } from '@lingui/core/macro'\nimport { Shared } from '../common/Shared.tsx'`,
    'src/common/Shared.tsx': SHARED,
  })
  expect(catalogsIn(graph, ['src/page/Page.tsx'], folder)).toEqual(['common'])
  expect(catalogsIn(graph, ['src/page/Page.tsx'], folder, ['common'])).toEqual([])
})
