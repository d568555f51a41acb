import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/api/errors.ts'
import { onBrokenReply } from '../../src/app/offline/new-version.ts'

test('only a broken reply, and only the first, makes the app look for a new version', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const fail = (name: string, error: Error) =>
    client.fetchQuery({ queryKey: [name], queryFn: () => Promise.reject(error) }).catch(() => undefined)
  const act = vi.fn()
  onBrokenReply(client, act)
  await fail('plan', new ApiError('http', { status: 500 }))
  await fail('profile', new ApiError('offline'))
  expect(act).not.toHaveBeenCalled()
  await fail('board', new ApiError('bad-reply', { status: 200 }))
  await fail('role', new ApiError('bad-reply', { status: 200 }))
  expect(act).toHaveBeenCalledTimes(1)
})
