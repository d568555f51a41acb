import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EnquiryTitle } from '../../src/domain/enquiry/EnquiryTitle.tsx'
import { EnquiryRow } from '../../src/features/home/LatestEnquiries.tsx'
import { anEnquiry } from '../factories.ts'
import { show } from '../render.tsx'

const names = ['<0>Free</0>', 'Rice <b>broken</b>', '<script>alert(1)</script>', 'x <0/>', 'a < b']
test.each(names)('“%s” in a name stays plain text, complete', async (category) => {
  const said = vi.spyOn(console, 'error')
  await show(<EnquiryRow category={category} enquiries={[]} first />)
  const heading = screen.getByRole('heading', { level: 2 })
  expect(heading.textContent.replaceAll('\u2060', '')).toBe(`Latest Leads on ${category}`)
  expect(heading.querySelector('b, script')).toBeNull()
  expect(said).not.toHaveBeenCalled()
})

test('a value that is an element is one', async () => {
  const sub_category = { id: 1, name: 'Onion <b>red</b>' }
  await show(
    <p>
      <EnquiryTitle enquiry={anEnquiry({ sub_category })} />
    </p>,
  )
  expect(screen.getByText(/Onion/).textContent).toContain('Onion <b>red</b>')
  expect(document.body.textContent).not.toMatch(/<\u2060?\d/)
})
