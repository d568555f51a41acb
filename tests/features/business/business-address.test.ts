import { expect, test } from 'vitest'
import { directoryTypeIn } from '../../../src/features/business/BusinessPage.tsx'

test.each([
  ['/farmer/12', 'farmer'],
  ['/Buyer/12', 'buyer'],
  ['/manufacturer/x', 'manufacturer'],
  ['/agent/12', undefined],
  ['/farmers/12', undefined],
])('%s names %j', (path, type) => expect(directoryTypeIn(path)).toBe(type))
