import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/i18n/locales.ts'
import type { EnquirySummary as Enquiry } from '../../src/api/enquiries.ts'
import { EnquiryCard } from '../../src/domain/enquiry/EnquiryCard.tsx'
import { anEnquiry } from '../factories.ts'
import { show } from '../render.tsx'
import { proves } from '../proves.ts'
import { EnquiryFacts } from '../../src/domain/enquiry/EnquiryFacts.tsx'

const enquiry = anEnquiry({
  id: 5,
  sub_sub_category: { id: 400, name: 'Red' },
  quantity: 12,
  expected_price: 22.5,
  location: 'Lasalgaon',
  photo: '/media/crops/onion.svg',
  created_at: '2026-04-21T20:00:00Z',
})
const card = (changes: Partial<Enquiry> = {}) => (
  <EnquiryCard enquiry={{ ...enquiry, ...changes }} to="/global-enquiry/5" />
)
const title = () => screen.getAllByRole('heading', { level: 3 })[0]!.textContent
const foreignNames = () =>
  Array.from(screen.getByRole('heading', { level: 3 }).querySelectorAll<HTMLElement>('[lang]')).map(
    ({ lang, textContent }) => `${lang}: ${textContent}`,
  )
const photo = () => document.querySelector('img')!

describe('the title', () => {
  test.each([
    [{}, 'Onion Red for sale in Lasalgaon'],
    [{ type: 'buy' }, 'Onion Red required in Lasalgaon'],
    [{ sub_sub_category: null }, 'Onion for sale in Lasalgaon'],
    [{ location: null }, 'Onion Red for sale'],
    [{ type: 'buy', location: '' }, 'Onion Red required'],
  ] satisfies [Partial<Enquiry>, string][])('%j → %s', async (changes, expected) => {
    await show(card(changes))
    expect(title()).toBe(expected)
  })

  test('is in the language of the page', async () => {
    await show(card(), { locale: 'hi' })
    expect(title()).toBe('Lasalgaon में Onion Red बिक्री के लिए')
    expect(foreignNames()).toEqual(['en: Lasalgaon', 'en: Onion Red'])
  })

  test.each([
    ['hi', 'Raisen, Madhya Pradesh', 'रायसेन, मध्य प्रदेश', ['en: Onion Red']],
    ['en', 'अंबाला, हरियाणा', 'Ambala, Haryana', []],
    ['hi', 'Village well', 'Village well', ['en: Village well', 'en: Onion Red']],
    ['hi', 'Village well, Pune', 'Village well, पुणे', ['en: Village well', 'en: Onion Red']],
  ] as const)('in %s has the place “%s” as “%s”', async (locale, location, shown, foreign) => {
    await show(card({ location }), { locale })
    await waitFor(() => expect(title()).toContain(shown))
    expect(foreignNames()).toEqual(foreign)
  })

  test('shows the HTML’s place until the typed place is translated', async () => {
    const { rerender } = await show(card({ location: 'रायसेन, मध्य प्रदेश' }), { locale: 'hi' })
    rerender(card({ location: 'Raisen, Madhya Pradesh' }))
    expect(title()).toBe('रायसेन, मध्य प्रदेश में Onion Red बिक्री के लिए')
  })
})

test.each(LOCALES)('its name differs from another with the same produce and place, in %s', async (locale) => {
  await show(
    <>
      {card()}
      {card({ quantity: 30 })}
    </>,
    { locale },
  )
  for (const quantity of ['12', '30'])
    screen.getByRole('article', { name: (name) => name.startsWith(title()) && name.includes(quantity) })
})

test('price per kg beside the quantity, the place once, and the date in Indian time (§home.8)', async () => {
  await show(card())
  expect(screen.getByText('22 Apr 2026')).toBeTruthy()
  expect(screen.getByText('12 quintals').parentElement).toHaveProperty('textContent', '₹22.50 per kg12 quintals')
  expect(document.body.textContent.match(/Lasalgaon/g)).toHaveLength(1)
})

test('a missing place says so', proves('Empty states: Location unavailable'), async () => {
  await show(card({ location: null }))
  expect(screen.getByText('Location unavailable')).toBeTruthy()
})

test('a photo that is missing, unsafe or broken becomes the drawn crop', async () => {
  const { rerender } = await show(card())
  const unsafe = ['javascript:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:x', 'http://[broken']
  for (const address of [null, ...unsafe]) {
    rerender(card({ photo: address }))
    expect(photo().getAttribute('src')).toBe('/crop-default.svg')
  }
  rerender(card())
  expect(photo().getAttribute('src')).toBe('/media/crops/onion.svg')
  fireEvent.error(photo())
  expect(photo().getAttribute('src')).toBe('/crop-default.svg')
})

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
