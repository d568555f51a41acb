import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Header } from '../../src/app/shell/Header.tsx'
import { EnquiryParts } from '../../src/features/board/EnquiryDetail.tsx'
import { LOCALES } from '../../src/i18n/locales.ts'
import { anEnquiry } from '../factories.ts'
import { show } from '../ui/show.tsx'

test('at 320 px the logo’s words are in one line', async () => {
  await page.viewport(320, 640)
  await show(<Header />)
  const words = document.createRange()
  words.selectNodeContents(page.getByRole('link', { name: 'Krishi Vyapar' }).element().lastChild!)
  expect(words.getClientRects()).toHaveLength(1)
})

test.each(LOCALES)('at 360 px two ways to share are in one line: %s', async (locale) => {
  await page.viewport(360, 640)
  const enquiry = anEnquiry({ id: 12 })
  // The padding of the page.
  await show(
    <main style={{ padding: 16 }}>
      <EnquiryParts enquiry={enquiry} title="Onion" contact={null} />
    </main>,
    locale,
  )
  const card = page.getByRole('link', { name: 'WhatsApp' }).element().closest('section')!
  const tops = [...card.querySelectorAll('a, button')].map((way) => Math.round(way.getBoundingClientRect().top))
  expect(tops).toHaveLength(2)
  expect(new Set(tops).size).toBe(1)
})
