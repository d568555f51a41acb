import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi, type Mock } from 'vitest'
import { ApiError } from '../../src/api/errors.ts'
import { watchBrokenReplies } from '../../src/app/offline/new-version.ts'

const fail = (queryKey: string[], error: Error) =>
  client.fetchQuery({ queryKey, queryFn: () => Promise.reject(error) }).catch(() => undefined)
const broken = new ApiError('bad-reply', { status: 200 })
let client: QueryClient
let onMany: Mock<() => void>
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onMany = vi.fn()
})

test('broken replies of two areas mean, once, that the API is newer than the app', async () => {
  watchBrokenReplies(client, onMany)
  await fail(['board', '1'], broken)
  await fail(['board', '2'], broken)
  expect(onMany).not.toHaveBeenCalled()
  await fail(['plan'], broken)
  await fail(['profile'], broken)
  expect(onMany).toHaveBeenCalledTimes(1)
})

test('refusals and lost connections don’t mean that the API is newer', async () => {
  watchBrokenReplies(client, onMany)
  await fail(['board'], broken)
  await fail(['plan'], new ApiError('http', { status: 500 }))
  await fail(['profile'], new ApiError('offline'))
  expect(onMany).not.toHaveBeenCalled()
})

test('replies that were broken before the watch began count too', async () => {
  await fail(['board'], broken)
  await fail(['plan'], broken)
  watchBrokenReplies(client, onMany)
  expect(onMany).toHaveBeenCalledTimes(1)
})
