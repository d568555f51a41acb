import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonalFields } from '../../../src/features/registration/PersonalFields.tsx'
import { noPersonal, personalSchema } from '../../../src/features/registration/personal.ts'
import { useForm } from '../../../src/ui/form/useForm.ts'
import { stubFetch } from '../../api/page.ts'
import { show } from '../../render.tsx'

function Form() {
  return (
    <PersonalFields form={useForm({ schema: personalSchema, initial: noPersonal, onSubmit: async () => undefined })} />
  )
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
function type(name: string, value: string) {
  field(name).focus()
  fireEvent.input(field(name), { target: { value } })
  field(name).blur()
}

const cityOf = (name: string) => ({ name, block: name, division: 'Malegaon', areas: [] })
const data = { state: 'Maharashtra', district: 'Nashik', city: [cityOf('Niphad'), cityOf('Yeola')] }

test.each(['Yeola', 'My village'])('a city (%s) that is typed while its PIN code is looked up stays', async (city) => {
  let answer: (() => void) | undefined
  stubFetch(({ url }) =>
    url.includes('/pincode/')
      ? new Promise((resolve) => (answer = () => resolve(Response.json({ status: 'success', data }))))
      : Response.json([]),
  )
  await show(<Form />)
  type('pincode', '422306')
  type('city', city)
  await waitFor(() => expect(answer).toBeDefined())
  answer!()
  await waitFor(() => expect(field('state').value).toBe('Maharashtra'))
  expect(field('city').value).toBe(city)
  await screen.findByText('Niphad, Nashik, Maharashtra')
})
