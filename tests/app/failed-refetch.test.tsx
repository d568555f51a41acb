import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import OfflineNotices from '../../src/app/offline/OfflineNotices.tsx'
import MegaMenu from '../../src/app/shell/menu/MegaMenu.tsx'
import { ProductFields } from '../../src/features/enquiry-form/ProductFields.tsx'
import { emptyValues, enquirySchema } from '../../src/features/enquiry-form/enquiry-schema.ts'
import { noPersonal, personalSchema } from '../../src/features/registration/personal.ts'
import { PersonalFields } from '../../src/features/registration/PersonalFields.tsx'
import SubscriptionPage from '../../src/features/subscription/SubscriptionPage.tsx'
import { useForm } from '../../src/ui/form/useForm.ts'
import { stubFetch } from '../api/page.ts'
import { aPlan } from '../factories.ts'
import { show, signIn } from '../render.tsx'

const soon = () => new Promise((resolve) => setTimeout(resolve, 50))
const onSubmit = () => Promise.resolve()
const Produce = () => (
  <ProductFields form={useForm({ schema: enquirySchema, initial: emptyValues('farmer'), onSubmit })} />
)
const Address = () => {
  const initial = { ...noPersonal, pincode: '422306' }
  return <PersonalFields form={useForm({ schema: personalSchema, initial, onSubmit })} />
}
const city = [{ name: 'Niphad', block: 'Niphad', division: 'Malegaon', areas: [] }]
const answers: Record<string, object> = {
  'product-categories': [{ id: 4, name: 'Vegetables' }],
  product: [],
  pincode: { status: 'success', data: { state: 'Maharashtra', district: 'Nashik', city } },
  status: { has_active_subscription: false, subscriptions: [] },
  plans: aPlan(),
}
const answer = ({ url }: Request) => Object.entries(answers).find(([part]) => url.includes(part))?.[1]

/** The connection drops and is back, which asks again for what is on the page, and the line is still bad. */
test.each<[string, ComponentType, RegExp, isOld?: boolean]>([
  ['the menu of categories', MegaMenu, /^Vegetables/],
  ['the enquiry form', Produce, /^Category: 1 to choose from/],
  ['the place of a pincode', Address, /^Niphad, Nashik, Maharashtra/],
  ['the offer of the plan', SubscriptionPage, /^Join Now/, true],
])('%s stays when asking again fails', async (_, Part, text, isOld = false) => {
  let isLost = false
  let held: Promise<undefined> | undefined
  let heldPlan: Promise<undefined> | undefined
  const requests = stubFetch(async (request) => {
    await (request.url.includes('plans') ? heldPlan : held)
    return isLost ? new Response(null, { status: 502 }) : Response.json(answer(request))
  })
  signIn()
  function Again() {
    const queryClient = useQueryClient()
    const [isDone, setDone] = useState(false)
    // The query client tells the page in a timeout, too.
    const ask = () => void queryClient.refetchQueries().then(() => setTimeout(() => setDone(true)))
    return (
      <>
        <OfflineNotices />
        <Part />
        <button type="button" onClick={ask}>
          {isDone ? 'Asked' : 'Ask'}
        </button>
      </>
    )
  }
  await show(<Again />)
  await screen.findAllByText(text)
  isLost = true
  const before = requests.length
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('button', { name: 'Asked' })
  expect(requests.length).toBeGreaterThan(before)
  expect(screen.getAllByText(text)).not.toEqual([])
  expect(screen.queryByText(/[Ff]ailed/)).toBeNull()
  // What changes often says how old it is, with a button to ask once more.
  if (!isOld) return expect(screen.queryByText(/^Saved copy from/)).toBeNull()

  const refresh = await screen.findByRole('button', { name: 'Refresh' })
  const [first, last] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  held = first.promise
  heldPlan = last.promise
  fireEvent.click(refresh)
  await screen.findByText('Please wait…')
  expect(refresh.isConnected).toBe(true)
  const asked = requests.length
  dispatchEvent(new Event('online'))
  await soon()
  expect(requests.length, 'what is on its way is not asked for again').toBe(asked)
  isLost = false
  // The person goes on meanwhile, and stays there.
  const elsewhere = screen.getByRole('button', { name: 'Asked' })
  elsewhere.focus()
  first.resolve(undefined)
  await soon()
  expect(refresh.isConnected, 'the plan is still old').toBe(true)
  last.resolve(undefined)
  await waitFor(() => expect(refresh.isConnected).toBe(false))
  expect(document.activeElement).toBe(elsewhere)
})
