import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LeadRow } from '../../src/features/home/LeadRow.tsx'
import { addCatalog } from '../../src/i18n/catalog.ts'
import { show } from '../render.tsx'

afterEach(() => void vi.restoreAllMocks())

test.each(['<0>Free</0>', 'Rice <b>broken</b>', '<script>alert(1)</script>', '<0/>', 'a < b'])(
  '“%s” in a name stays what it is: no element of ours, and nothing is lost',
  async (category) => {
    const said = vi.spyOn(console, 'error')
    await addCatalog('home')
    await show(<LeadRow category={category} enquiries={[]} first />)
    const heading = screen.getByRole('heading', { level: 2 })
    expect(heading.textContent.replaceAll('\u2060', '')).toBe(`Latest Leads on ${category}`)
    expect(heading.childElementCount).toBe(0)
    expect(said).not.toHaveBeenCalled()
  },
)
