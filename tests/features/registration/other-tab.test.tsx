import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { draftOf, PERSONAL_DRAFT, saveDraft } from '../../../src/domain/forms/drafts.ts'
import { BusinessStep } from '../../../src/features/registration/BusinessStep.tsx'
import RegisterPage from '../../../src/features/registration/RegisterPage.tsx'
import { stubFetch } from '../../api/page.ts'
import { aProfile, aStep2, profileFlags } from '../../factories.ts'
import { show, signIn } from '../../render.tsx'

const details = aStep2('buyer', { storage_house_location: 'Sinnar' })
const business = { ...details, company_name: 'Pawar Agro', can_view_contact: false }
const stored = (user: object) => aProfile(user, { business, ...profileFlags('buyer') })

/** §session.21 */
test('a registration that the server has stored, though its answer was lost, leaves no draft', async () => {
  signIn()
  stubFetch(() => Response.json(stored({})))
  saveDraft(PERSONAL_DRAFT, { name: 'Asha' }, { open: false })
  saveDraft(draftOf('buyer'), { storage_house_location: 'Sinnar' }, { open: false })
  saveDraft(draftOf('agent'), { company_pan: 'AAPFU0939F' }, { open: false })
  await show(<RegisterPage />, { at: '/register?step=2' })
  await screen.findByRole('button', { name: 'Save' })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('registration_'))).toEqual([])
})

/** §registration.26 */
test('saving the details of a business leaves the name and e-mail that another tab has stored', async () => {
  signIn()
  const requests = stubFetch(() =>
    Response.json({ success: true, message: '', business_id: 7, ...profileFlags('buyer') }),
  )
  await show(
    <BusinessStep
      type="buyer"
      profile={stored({ full_name: 'Asha', email: 'old@b.in' })}
      isEdit
      profileNow={() => Promise.resolve(stored({ full_name: 'Usha', email: 'new@b.in' }))}
    />,
  )
  const field = screen.getByRole('textbox', { name: /^Storage house location/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'Niphad')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  const sent: unknown = await requests[0]!.json()
  expect(sent).toMatchObject({ storage_house_location: 'Niphad', full_name: 'Usha', email: 'new@b.in' })
})
