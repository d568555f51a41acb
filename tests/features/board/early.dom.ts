import { beforeEach, describe, expect, test, vi } from 'vitest'
import { enquiryDetailQuery, boardEnquiriesQuery } from '../../../src/api/enquiries.ts'
import { connectSession } from '../../../src/api/client.ts'
import { createQueryClient } from '../../../src/api/query-client.ts'
import { paths } from '../../../src/domain/navigation/paths.ts'
import { boardRead, readBoardView } from '../../../src/features/board/board-view.ts'

const TOKEN = 'a-token-0123456789'
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ none: true })))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  connectSession({ token: () => TOKEN, onUnauthorized: () => undefined })
  localStorage.setItem('authToken', TOKEN)
})

/** Opens an address like a browser: the head script runs before the app. */
async function visit(address: string) {
  history.replaceState(null, '', address)
  vi.resetModules()
  const { headOfFrame } = await import('../../../src/head/frame.ts')
  headOfFrame({})
  earlyInput?.()
}

const readDetail = () =>
  createQueryClient()
    .fetchQuery(enquiryDetailQuery('en', 5))
    .catch(() => undefined)

describe('the page uses what the head script requested', () => {
  test.each([
    '/global-enquiry',
    '/global-enquiry?type=nonsense',
    '/global-enquiry?subcategory=40&name=Onion&type=buy&page=2',
    `/global-enquiry?${new URLSearchParams({ name: 'kanda & प्याज, 100%' })}`,
  ])('%s', async (address) => {
    await visit(address)
    expect(fetched).toHaveBeenCalledTimes(1)
    const view = readBoardView(new URLSearchParams(location.search))
    await createQueryClient()
      .fetchQuery(boardEnquiriesQuery('en', boardRead(view)))
      .catch(() => undefined)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(paths.board(view)).toBe(address.replace('?type=nonsense', ''))
  })

  test('/global-enquiry/5', async () => {
    await visit('/global-enquiry/5')
    expect(fetched).toHaveBeenCalledTimes(1)
    await readDetail()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

const others = ['/global-enquiry/x', '/global-enquiry/0', '/profile']
test.each(others)('%s has no early request', async (address) => {
  await visit(address)
  expect(fetched).not.toHaveBeenCalled()
})

test('a visitor requests nothing, and another person never gets an earlier person’s reply', async () => {
  localStorage.removeItem('authToken')
  await visit('/global-enquiry/5')
  expect(fetched).not.toHaveBeenCalled()

  localStorage.setItem('authToken', TOKEN)
  await visit('/global-enquiry/5')
  connectSession({ token: () => 'another-token-012345', onUnauthorized: () => undefined })
  await readDetail()
  expect(fetched).toHaveBeenCalledTimes(2)
})
