import { expect, test } from 'vitest'
import { readEntityType, readId } from '../../../src/features/business/business-address.ts'

test.each([
  ['12', 12],
  ['1', 1],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['abc', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['9'.repeat(40), undefined],
])('id %j → %j', (text, id) => expect(readId(text)).toBe(id))

test.each([
  ['/farmer/12', 'farmer'],
  ['/Buyer/12', 'buyer'],
  ['/manufacturer/x', 'manufacturer'],
  ['/agent/12', undefined],
  ['/farmers/12', undefined],
])('%s names %j', (path, type) => expect(readEntityType(path)).toBe(type))
