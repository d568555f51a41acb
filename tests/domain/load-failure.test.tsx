import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSession } from '../../src/session/session.ts'
import BoughtPage from '../../src/features/bought/BoughtPage.tsx'
import { CategoryTree } from '../../src/domain/catalogue/CategoryTree.tsx'
import { enquiryQuery } from '../../src/api/enquiries.ts'
import { Loaded } from '../../src/domain/LoadFailure.tsx'
import { activate, addCatalog } from '../../src/i18n/catalog.ts'
import { useLocale } from '../../src/i18n/useLocale.ts'
import { holdFetch, silence, stubFetch } from '../api/page.ts'
import { show, signIn } from '../render.tsx'

function Enquiry() {
  return (
    <Loaded query={useQuery(enquiryQuery(useLocale(), 7))} failure="It failed" placeholder="Loading">
      {() => 'Here it is'}
    </Loaded>
  )
}

/** §languages.6 */
test('an error stays after a change of language until there is a reply in that; a new attempt shows that it loads', async () => {
  const held = holdFetch()
  const isShown = (text: string) => waitFor(() => expect(screen.queryByText(text)).not.toBeNull())
  const answer = async (count: number) => {
    await waitFor(() => expect(held).toHaveLength(count))
    await act(async () => Promise.resolve(held.at(-1)!.answer(new Response(null, { status: 503 }))))
  }
  await show(<Enquiry />)
  await isShown('Loading')
  await answer(1)
  await isShown('It failed')
  await act(() => activate('hi'))
  await waitFor(() => expect(held).toHaveLength(2))
  await isShown('It failed')
  await answer(2)
  await isShown('It failed')
  fireEvent.click(screen.getByRole('button'))
  await isShown('Loading')
})

test('so does what is said of a bought contact that is gone', async () => {
  await addCatalog('bought')
  signIn()
  openSession().store({ purchasedEntities: ['enquiry_7'] })
  let answer: () => Response | Promise<Response> = () => new Response(null, { status: 404 })
  stubFetch(() => answer())
  await show(<BoughtPage />)
  await screen.findByText('It is no longer listed.')
  answer = silence
  await act(() => activate('hi'))
  expect(screen.getByText('यह अब सूची में नहीं है।')).toBeTruthy()
})

test('so does what is said of categories that could not be loaded', async () => {
  let answer: () => Response | Promise<Response> = () => new Response(null, { status: 404 })
  stubFetch(() => answer())
  await show(<CategoryTree chosen={undefined} hrefOf={() => '/'} />)
  await screen.findByRole('button')
  answer = silence
  await act(() => activate('hi'))
  expect(screen.queryByRole('button')).not.toBeNull()
})
