import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EnquiryFacts } from '../../src/domain/enquiry/EnquiryFacts.tsx'
import { anEnquiry } from '../factories.ts'
import { show } from '../render.tsx'

test.each([
  ['Organic', { is_organic: true }, 'Yes'],
  ['Organic', { is_organic: false }, 'No'],
  ['Minimum expected price', { minimum_expected_price: 22 }, '₹22 per kg'],
  ['Minimum expected price', { minimum_expected_price: 0 }, undefined],
  ['Needed or ready by', { expected_date: '2026-05-01' }, '1 May 2026'],
])('the fact “%s” of an enquiry with %j is %s', async (term, changes, value) => {
  await show(<EnquiryFacts enquiry={anEnquiry(changes)} variant="board" />)
  const fact = screen.getAllByRole('term').find(({ textContent }) => textContent === term)
  expect(fact?.nextElementSibling?.textContent).toBe(value)
})
