import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadCityNames } from '../../../src/domain/places/places.ts'
import { PersonalFields } from '../../../src/features/registration/PersonalFields.tsx'
import { PersonalSummary } from '../../../src/features/registration/PersonalPart.tsx'
import { PincodeField } from '../../../src/features/registration/PincodeField.tsx'
import { addCatalog } from '../../../src/i18n/catalog.ts'
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts'
import { noPersonal, type Personal, personalSchema } from '../../../src/features/registration/personal.ts'
import { useForm } from '../../../src/ui/form/useForm.ts'
import { holdFetch, stubFetch } from '../../api/page.ts'
import { settled, show } from '../../render.tsx'

function Form({ stored }: { stored?: Partial<Personal> }) {
  const form = useForm({
    schema: personalSchema,
    initial: { ...noPersonal, ...stored },
    onSubmit: async () => undefined,
  })
  return <PersonalFields form={form} storedAddress={stored?.address} />
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
function type(name: string, value: string) {
  field(name).focus()
  fireEvent.input(field(name), { target: { value } })
  field(name).blur()
}

const cityOf = (name: string) => ({ name, block: name, division: 'Malegaon', areas: [] })
const data = { state: 'Maharashtra', district: 'Nashik', city: [cityOf('Niphad'), cityOf('Yeola')] }

test.each(['Yeola', 'My village'])('a city (%s) that is typed while its pincode is looked up stays', async (city) => {
  const held = holdFetch(({ url }) => (url.includes('/pincode/') ? undefined : Response.json([])))
  await show(<Form />)
  type('pincode', '422306')
  type('city', city)
  await waitFor(() => expect(held).toHaveLength(1))
  held[0]!.answer(Response.json({ status: 'success', data }))
  await waitFor(() => expect(field('state').value).toBe('Maharashtra'))
  expect(field('city').value).toBe(city)
  await screen.findByText('Niphad, Nashik, Maharashtra')
})

test('an area in Marathi leaves the stored address when the pincode is changed on an English page', async () => {
  const city = [{ ...cityOf('Niphad'), areas: ['Lasalgaon'] }]
  stubFetch(() => Response.json({ status: 'success', data: { ...data, city } }))
  await Promise.all(LOCALES.map(loadCityNames)) // so that the form has them at once
  await show(<Form stored={{ pincode: '422306', address: 'घर 14, लासलगाव' }} />)
  await screen.findByText('Niphad, Nashik, Maharashtra')
  await settled()
  type('pincode', '42')
  expect(field('address').value).toBe('घर 14')
})

/** The text of an element, and which parts are marked as English. */
const written = (element: Element | null | undefined) => ({
  text: element?.textContent.trim(),
  english: Array.from(element?.querySelectorAll('[lang="en"]') ?? [], ({ textContent }) => textContent),
})
const lasalgaon = { district: 'Nashik', state: 'Maharashtra' }

/** §languages.14 */
test.each<[Locale, string]>([
  ['en', 'Niphad, Nashik, Maharashtra'],
  ['hi', 'निफाड, नासिक, महाराष्ट्र'],
  ['mr', 'निफाड, नाशिक, महाराष्ट्र'],
])('a pincode’s place uses one script, in %s', async (locale, text) => {
  await addCatalog('registration')
  const places = { ...lasalgaon, city: [cityOf('Niphad')] }
  const lookUp = { isLoading: false, hasFailed: false, places, retry: () => Promise.reject(new Error('Not asked for')) }
  const field = { id: 'pincode', name: 'pincode', value: '422306', onChange() {}, error: undefined, onSearch() {} }
  await show(<PincodeField {...field} lookUp={lookUp} />, { locale })
  await expect.poll(() => written(screen.getAllByRole('status')[0])).toEqual({ text, english: [] })
})

test('the summary of step 1 marks what has no name in the language of the page, and nothing else', async () => {
  await addCatalog('registration')
  const where = { address: 'Gat 12', area: 'Kotamgaon', city: 'Niphad', ...lasalgaon, pincode: '422306' }
  const personal = { ...where, name: 'सुनीता', email: '', current_location: '' }
  await show(<PersonalSummary personal={personal} onChange={() => {}} />, { locale: 'mr' })
  await expect
    .poll(() => written(screen.getByText('422306', { exact: false })))
    .toEqual({ text: 'Gat 12, Kotamgaon, निफाड, नाशिक, महाराष्ट्र 422306', english: ['Gat 12', 'Kotamgaon'] })
})
