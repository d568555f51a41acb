import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/api/errors.ts'
import { watchBrokenReplies } from '../../src/app/offline/broken-replies.ts'

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const fail = (client: QueryClient, queryKey: string[], error: Error) =>
  client.fetchQuery({ queryKey, queryFn: () => Promise.reject(error) }).catch(() => undefined)
const broken = new ApiError('bad-reply', { status: 200 })

test('replies of two kinds that break the document tell of an API that is newer than the app, once', async () => {
  const client = queryClient()
  const onMany = vi.fn<() => void>()
  watchBrokenReplies(client, onMany)
  await fail(client, ['board', '1'], broken)
  await fail(client, ['board', '2'], broken)
  expect(onMany).not.toHaveBeenCalled()
  await fail(client, ['plan'], broken)
  await fail(client, ['profile'], broken)
  expect(onMany).toHaveBeenCalledTimes(1)
})

test('refusals and lost connections tell of nothing', async () => {
  const client = queryClient()
  const onMany = vi.fn<() => void>()
  watchBrokenReplies(client, onMany)
  await fail(client, ['board'], broken)
  await fail(client, ['plan'], new ApiError('http', { status: 500 }))
  await fail(client, ['profile'], new ApiError('offline'))
  expect(onMany).not.toHaveBeenCalled()
})

test('what broke before it looked counts; once stopped, nothing does', async () => {
  const client = queryClient()
  const onMany = vi.fn<() => void>()
  await fail(client, ['board'], broken)
  watchBrokenReplies(client, onMany)()
  await fail(client, ['plan'], broken)
  expect(onMany).not.toHaveBeenCalled()
  watchBrokenReplies(client, onMany)
  expect(onMany).toHaveBeenCalledTimes(1)
})
