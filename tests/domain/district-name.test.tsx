import { expect, test } from 'vitest'
import { useDistrictName } from '../../src/domain/places/place-names.ts'
import { show } from '../render.tsx'

function DistrictName({ state, district }: { state: string; district: string }) {
  return <p>{useDistrictName()(state, district)}</p>
}

/** §languages.14 */
test.each([
  ['Maharashtra', 'Dhule', 'धुळे'],
  // The price rows of Delhi name the state as the district.
  ['Delhi', 'Delhi', 'दिल्ली'],
  ['Goa', 'Atlantis', 'Atlantis'],
])('%s, %s is %s', async (state, district, name) => {
  const { container } = await show(<DistrictName {...{ state, district }} />, { locale: 'mr' })
  await expect.poll(() => container.querySelector('p')?.textContent).toBe(name)
})
