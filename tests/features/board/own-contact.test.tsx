import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EnquiryContactSection } from '../../../src/features/board/EnquiryContactSection.tsx'
import { anEnquiry } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'

const contact = { name: 'Asha Patil', mobile: '9812345670', email: null, company: null }
const enquiry = anEnquiry({ id: 12, can_view_contact: true, owner_contact: contact })
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('an own enquiry says so, and leads to its own page instead of calling oneself', async () => {
  signIn({ mobile: contact.mobile })
  await show(<EnquiryContactSection enquiry={enquiry} />)
  expect(screen.getByText('This is your enquiry.')).toBeTruthy()
  expect(links()).toEqual(['/enquiry/12'])
})

test('the owner of another enquiry can be called', async () => {
  signIn({ mobile: '9812345671' })
  await show(<EnquiryContactSection enquiry={enquiry} />)
  expect(links()[0]).toBe('tel:+919812345670')
})
