import { expect, test } from 'vitest'
import { readPages } from '../../scripts/build/pages.ts'

const pages = readPages()

test('every page of the route table is found', () => {
  expect(pages.map(({ pattern }) => pattern).sort()).toEqual(
    [
      '/Career',
      '/MandiMarket',
      '/Support',
      '/delete-account',
      '/directory',
      '/price-mandi',
      '/privacy-policy',
      '/profile',
      '/subscription',
      '/term',
      '/global-enquiry',
      '/global-enquiry/[^/]+',
      '/enquiry',
      '/enquiry/[^/]+',
      '/enquiry/edit/[^/]+',
      '/enquiry/new',
      '/farmer/[^/]+',
      '/buyer/[^/]+',
      '/manufacturer/[^/]+',
      '/products/[^/]+',
    ].sort(),
  )
})

test('with its code, the guard before it, and its texts', () => {
  expect(pages.find(({ pattern }) => pattern === '/subscription')).toEqual({
    pattern: '/subscription',
    entries: ['src/app/routing/Guard.tsx', 'src/session/restore.ts', 'src/features/subscription/SubscriptionPage.tsx'],
    catalogs: ['subscription', 'payments', 'common', 'shared'],
  })
  expect(pages.find(({ pattern }) => pattern === '/price-mandi')).toEqual({
    pattern: '/price-mandi',
    entries: ['src/features/mandi/MandiPage.tsx'],
    catalogs: ['mandi', 'common'],
  })
})

test('an address of its own comes before one with an id', () => {
  const match = pages.find(({ pattern }) => new RegExp(`^${pattern}$`).test('/enquiry/new'))
  expect(match?.entries.at(-1)).toBe('src/features/enquiry-form/NewEnquiryPage.tsx')
})
