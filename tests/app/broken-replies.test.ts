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

test('replies of two kinds that break the document tell of an API that is newer than the app, once', async () => {
  watchBrokenReplies(client, onMany)
  await fail(['board', '1'], broken)
  await fail(['board', '2'], broken)
  expect(onMany).not.toHaveBeenCalled()
  await fail(['plan'], broken)
  await fail(['profile'], broken)
  expect(onMany).toHaveBeenCalledTimes(1)
})

test('refusals and lost connections tell of nothing', async () => {
  watchBrokenReplies(client, onMany)
  await fail(['board'], broken)
  await fail(['plan'], new ApiError('http', { status: 500 }))
  await fail(['profile'], new ApiError('offline'))
  expect(onMany).not.toHaveBeenCalled()
})

test('what broke before it looked counts', async () => {
  await fail(['board'], broken)
  await fail(['plan'], broken)
  watchBrokenReplies(client, onMany)
  expect(onMany).toHaveBeenCalledTimes(1)
})
