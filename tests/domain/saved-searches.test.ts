import { expect, test } from 'vitest'
import { identityOf } from '../../src/domain/lists/saved-searches/saved-searches.ts'

test.each([
  ['name=Onion&subcategory=7', 'subcategory=7&name=प्याज'],
  ['state=Goa&commodity=Onion&unit=kg&page=3&sort=min&order=asc', 'commodity=Onion&state=Goa'],
  ['entityType=buyer&categoryId=7&name=Onion', 'entityType=buyer&categoryId=7'],
])('%s finds the same as %s', (one, other) => {
  expect(identityOf(one)).toBe(identityOf(other))
})

test.each([
  ['name=onion', 'name=nashik'],
  ['subcategory=7', 'subcategory=7&type=buy'],
  ['entityType=farmer&search=a', 'entityType=buyer&search=a'],
])('%s differs from %s', (one, other) => {
  expect(identityOf(one)).not.toBe(identityOf(other))
})
