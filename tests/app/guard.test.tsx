import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Guard } from '../../src/app/routing/Guard.tsx'
import { stubFetch } from '../api/page.ts'
import { aProfile } from '../factories.ts'
import { show, signIn } from '../render.tsx'

/** §shell.8, §profile.6 */
test('a profile that fails to load says why once; Try again keeps the focus and opens the page', async () => {
  signIn()
  const profile = Promise.withResolvers<Response>()
  const requests = stubFetch(() =>
    requests.length === 1 ? Response.json({ message: 'No' }, { status: 403 }) : profile.promise,
  )
  await show(
    <main tabIndex={-1}>
      <Guard>
        <h1>My enquiries</h1>
      </Guard>
    </main>,
  )
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to load profileAn unexpected error occurred. Please try again.Try again',
  )
  expect(document.body.textContent.match(/Failed to load/g)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  screen.getByRole('heading', { name: 'Loading profile...' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
  profile.resolve(Response.json(aProfile()))
  await screen.findByRole('heading', { name: 'My enquiries' })
})
