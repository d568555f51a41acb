import { useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import MegaMenu from '../../src/app/shell/menu/MegaMenu.tsx'
import { ProductFields } from '../../src/features/enquiry-form/ProductFields.tsx'
import { emptyValues, enquirySchema } from '../../src/features/enquiry-form/enquiry-schema.ts'
import { noPersonal, personalSchema } from '../../src/features/registration/personal.ts'
import { PersonalFields } from '../../src/features/registration/PersonalFields.tsx'
import { useForm } from '../../src/ui/form/useForm.ts'
import { stubFetch } from '../api/page.ts'
import { show } from '../render.tsx'

const onSubmit = () => Promise.resolve()
const Produce = () => (
  <ProductFields form={useForm({ schema: enquirySchema, initial: emptyValues('farmer'), onSubmit })} />
)
const Address = () => {
  const initial = { ...noPersonal, pincode: '422306' }
  return <PersonalFields form={useForm({ schema: personalSchema, initial, onSubmit })} />
}
const city = [{ name: 'Niphad', block: 'Niphad', division: 'Malegaon', areas: [] }]
const places = { status: 'success', data: { state: 'Maharashtra', district: 'Nashik', city } }
const categories = [{ id: 4, name: 'Vegetables' }]

/** The connection drops and is back, which asks again for what is on the page, and the line is still bad. */
test.each<[string, ComponentType, RegExp]>([
  ['the menu of categories', MegaMenu, /^Vegetables/],
  ['the enquiry form', Produce, /^Category: 1 to choose from/],
  ['a pincode', Address, /^Niphad, Nashik, Maharashtra/],
])('%s stays when asking again fails', async (_, Part, text) => {
  let isLost = false
  const requests = stubFetch(({ url }) =>
    isLost ? new Response(null, { status: 502 }) : Response.json(url.includes('/pincode/') ? places : categories),
  )
  let again: () => Promise<unknown> = onSubmit
  function Again() {
    const queryClient = useQueryClient()
    again = () => queryClient.refetchQueries()
    return <Part />
  }
  await show(<Again />)
  await screen.findAllByText(text)
  isLost = true
  const before = requests.length
  await act(() => again())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(requests.length).toBeGreaterThan(before)
  expect(screen.getAllByText(text)).not.toEqual([])
  expect(screen.queryByText(/[Ff]ailed/)).toBeNull()
})
