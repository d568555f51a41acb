import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Guard } from '../../src/app/routing/Guard.tsx'
import { openSession, signOut } from '../../src/session/session.ts'
import { silence, stubFetch } from '../api/page.ts'
import { aProfile } from '../factories.ts'
import { show } from '../render.tsx'

afterEach(() => act(signOut))

/** §shell.8, §profile.6 */
test('a profile that does not load: said once, with the reason; trying again keeps the focus on the page', async () => {
  openSession().store({ authToken: 'token-of-asha' })
  let answer = (): Response | Promise<Response> => Response.json({ message: 'Broken' }, { status: 500 })
  stubFetch(() => answer())
  await show(
    <main tabIndex={-1}>
      <Guard>
        <h1>My enquiries</h1>
      </Guard>
    </main>,
  )
  expect((await screen.findByRole('alert', undefined, { timeout: 10_000 })).textContent).toBe(
    'Failed to load profileServer error. Please try again later.Try again',
  )
  expect(document.body.textContent.match(/Failed to load/g)).toHaveLength(1)
  answer = silence
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  screen.getByRole('heading', { name: 'Loading profile...' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('trying again leads to the page', async () => {
  openSession().store({ authToken: 'token-of-asha' })
  let answer = () => Response.json({ message: 'No' }, { status: 403 })
  stubFetch(() => answer())
  await show(
    <Guard>
      <h1>My enquiries</h1>
    </Guard>,
  )
  const button = await screen.findByRole('button', { name: 'Try again' })
  answer = () => Response.json(aProfile())
  await userEvent.click(button)
  await screen.findByRole('heading', { name: 'My enquiries' })
})
