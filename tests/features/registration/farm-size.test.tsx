import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BusinessStep } from '../../../src/features/registration/BusinessStep.tsx'
import { stubFetch } from '../../api/page.ts'
import { aProfile } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'

/** §forms.19 */
test.each([
  ['2 hectares', '2', 'Hectares'],
  ['about 5', '5', 'Acres'],
  ['20 guntha', '20 guntha', 'Acres'],
])('“%s” typed beside acres becomes %s and %s once the field is left', async (typed, size, unit) => {
  signIn()
  stubFetch(() => Response.json({}))
  const profile = aProfile({})
  await show(
    <BusinessStep type="farmer" profile={profile} isEdit={false} profileNow={() => Promise.resolve(profile)} />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Farm size/ })
  await userEvent.type(field, typed)
  await userEvent.tab()
  expect(field.value).toBe(size)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' })
  expect(list.selectedOptions[0]?.text).toBe(unit)
})
