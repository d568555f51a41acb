import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../src/api/query-client.ts'
import { activate } from '../../src/i18n/catalog.ts'

vi.mock('../../src/app/shell/Header.tsx', () => ({
  Header: () => {
    throw new Error('the frame itself')
  },
}))
const { App } = await import('../../src/app/App.tsx')

test('an error in the frame around the pages shows a message with ways onward', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined) // React logs the error
  await activate('en')
  render(
    <MemoryRouter initialEntries={['/Support']}>
      <App queryClient={createQueryClient()} />
    </MemoryRouter>,
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeTruthy()
  expect(screen.getByRole('main')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
})
