import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { EnquiryTitle } from '../../../src/domain/enquiry/EnquiryTitle.tsx'
import { useDistrictName } from '../../../src/domain/places/place-names.ts'
import { anEnquiry } from '../../factories.ts'
import { show } from '../../render.tsx'

function Paging() {
  const [location, setLocation] = useState('lasalgaon, nashik')
  return (
    <>
      <EnquiryTitle key={location} enquiry={anEnquiry({ location })} />
      <button onClick={() => setLocation('Koregaon, Satara')}>Next page</button>
    </>
  )
}

test('once names are loaded, a place shows in the page’s language at once, so that no card of the next page grows', async () => {
  await show(<Paging />, { locale: 'mr' })
  await screen.findByText(/लासलगाव, नाशिक/)
  fireEvent.click(screen.getByText('Next page'))
  expect(screen.getByText(/कोरेगाव, सातारा/)).toBeTruthy()
})

test.each([
  ['नासिक, महाराष्ट्र', 'नाशिक, महाराष्ट्र'],
  ['Niphad, नासिक', 'निफाड, नाशिक'],
  ['शिव मंदिर के पास, नासिक', 'शिव मंदिर के पास, नाशिक'],
])('“%s”, typed by a Hindi speaker, is “%s” in Marathi', async (location, shown) => {
  const { container } = await show(<EnquiryTitle enquiry={anEnquiry({ location })} />, { locale: 'mr' })
  await expect.poll(() => container.textContent).toContain(shown)
})

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
