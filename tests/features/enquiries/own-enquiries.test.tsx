import { virtual } from '@guidepup/virtual-screen-reader'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { Link, Route, Routes } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import { OwnEnquiry } from '../../../src/features/enquiries/OwnEnquiryPage.tsx'
import { Reason } from '../../../src/features/enquiries/Reason.tsx'
import { StageName, stageKey, Stages, timelineOf } from '../../../src/features/enquiries/Timeline.tsx'
import type { Enquiry } from '../../../src/api/enquiries.ts'
import { POSTING } from '../../../src/domain/enquiry/posting.tsx'
import EnquiriesPage from '../../../src/features/enquiries/EnquiriesPage.tsx'
import NewEnquiryPage from '../../../src/features/enquiry-form/NewEnquiryPage.tsx'
import { closedNotice } from '../../../src/features/enquiries/list-view.ts'
import { stubFetch } from '../../api/page.ts'
import { anEnquiry, aPage, aProfile } from '../../factories.ts'
import { addCatalog } from '../../../src/i18n/catalog.ts'
import { proves } from '../../proves.ts'
import { show, signIn } from '../../render.tsx'
import { readAll } from '../../screen-reader.ts'

await addCatalog('enquiries')

test.each([
  ['Enquiry Generated', 'प्रस्ताव नोंदवला'],
  ['pickup AND payment', 'माल उचल आणि पेमेंट'],
  ['Contact from Krishi Vyapar', 'संपर्क (कृषी व्यापार)'],
  ['Weighing', 'Weighing'],
  ['toString', 'toString'],
])('the stage %s reads %s', async (name, text) => {
  await show(<StageName stage={{ name, key: stageKey(name) }} />, { locale: 'mr' })
  expect(screen.getByText(text)).toBeTruthy()
})

test.each([true, false])(
  'while the first enquiry is sent, nothing says that there is none; arrived: %s',
  async (arrives) => {
    const answer = Promise.withResolvers<void>()
    let own: Enquiry[] = []
    stubFetch(() => Response.json(aPage(own)))
    function Left() {
      const client = useQueryClient()
      const onSettled = () => client.invalidateQueries({ queryKey: ['enquiries'] })
      const { mutate } = useMutation({ ...POSTING, mutationFn: () => answer.promise, onSettled })
      useEffect(() => mutate(), [mutate])
      return <EnquiriesPage />
    }
    await show(<Left />)
    expect(await screen.findByText('Your enquiry is being sent…')).toBeTruthy()
    await expect.poll(() => screen.queryByText('Loading enquiries…')).toBeNull()
    expect(screen.queryByText('0 enquiries')).toBeNull()
    expect(screen.queryByText('Create first')).toBeNull()
    if (arrives) own = [anEnquiry({ status: 'pending' })]
    else answer.reject(new ApiError('offline'))
    answer.resolve()
    expect(await screen.findByText(arrives ? '1 enquiry' : 'Create first')).toBeTruthy()
    expect(screen.queryByText('Your enquiry is being sent…')).toBeNull()
  },
)

/** §enquiries.14 */
test.each([
  [<EnquiriesPage key="list" />, 'Create first'],
  [<NewEnquiryPage key="form" />, 'Post enquiry'],
])('a farmer, who may only sell, is not asked what they want to buy', async (page, ready) => {
  signIn({ business_type: 'farmer' })
  stubFetch(({ url }) => Response.json(url.includes('user-profile') ? aProfile() : aPage([])))
  await show(page)
  await screen.findByText(ready)
  expect(document.body.textContent).not.toMatch(/(to|or) buy\b/)
})

/** Parts of a text directly in a flex container, such as a name in another script, would be columns. */
test.each(['Bhindi(Ladies Finger) Hybrid', 'काळी हळद'])(
  'the notice that %s is closed is one sentence',
  async (produce) => {
    stubFetch(() => Response.json(aPage([])))
    await show(
      <Routes>
        <Route path="/" element={<Link to="/enquiry" state={closedNotice(produce)} />} />
        <Route path="/enquiry" element={<EnquiriesPage />} />
      </Routes>,
    )
    await userEvent.click(screen.getByRole('link'))
    const sentence = await screen.findByText(/^Your enquiry for/)
    expect(sentence.textContent).toBe(`Your enquiry for ${produce} is closed.`)
    expect(sentence.querySelector('svg')).toBeNull() // the icon is beside it
  },
)

const task = (id: number, title: string, day: string) => {
  return { id, title, remark: null, task_created_at: `${day}T06:00:00Z` }
}
const stages = timelineOf([
  ['Enquiry Generated', [task(1, 'Enquiry checked', '2026-04-01')]],
  ['Sample Inspection', [task(2, 'Sample asked for', '2026-04-03'), task(3, 'Sample found good', '2026-04-09')]],
  ['Weighing', []],
])

test('a screen reader hears the state of each stage and the tasks of the current one', proves('check 35'), async () => {
  onTestFinished(() => virtual.stop())
  await show(<Stages stages={stages} />)
  const heard = await readAll()
  expect(heard.filter((phrase) => phrase.startsWith('button') && phrase.includes('current step'))).toEqual([
    expect.stringMatching(/^button, Sample Inspection Current stage,.* expanded/),
  ])
  expect(heard).toContainEqual(expect.stringMatching(/^button, Enquiry Generated Reached,.* not expanded/))
  expect(heard).toContainEqual(expect.stringMatching(/^button, Weighing Not reached,.* not expanded/))
  const text = heard.join('\n')
  expect(text).toMatch(/Sample found good[\s\S]*9 Apr 2026[\s\S]*Sample asked for[\s\S]*3 Apr 2026/)
  expect(text).not.toContain('Enquiry checked')
})

test('opening a stage closes the current one, which stays marked as current', async () => {
  await show(<Stages stages={stages} />)
  const step = (name: string) => screen.getByRole('button', { name })
  const isShown = (title: string) => screen.getByText(title).closest('[hidden]') === null
  await userEvent.click(step('Enquiry Generated Reached'))
  expect(['Enquiry checked', 'Sample found good'].map(isShown)).toEqual([true, false])
  expect(step('Sample Inspection Current stage').ariaCurrent).toBe('step')
  await userEvent.click(step('Enquiry Generated Reached'))
  expect(isShown('Enquiry checked')).toBe(false)
})

test('an enquiry that another tab closes closes the dialog that asks for the remark, and drops its draft', async () => {
  stubFetch(() => Response.json({}))
  const { rerender } = await show(<OwnEnquiry enquiry={anEnquiry({ status: 'approved' })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close Enquiry' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Closing remark/ }), 'Sold')
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft_'))
  expect(drafts()).toHaveLength(1)
  rerender(<OwnEnquiry enquiry={anEnquiry({ status: 'closed', closing_remark: 'Sold' })} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(drafts()).toEqual([])
  expect(screen.getByText('This enquiry is closed. It can’t be changed any more.')).toBeTruthy()
})

const http = (status: number, refusal = {}) => new ApiError('http', { status, refusal })

test.each([
  [new ApiError('offline'), 'There was no connection. Nothing is lost: try again when you have one.'],
  [new ApiError('timeout'), 'The server did not answer in time.'],
  [new ApiError('network'), 'The connection broke. Please check your internet connection.'],
  [http(503), 'The server has a problem at the moment.'],
  [http(400, { message: 'Please check the fields below.', errors: { image: ['Too large.'] } }), 'Too large.'],
  [http(400, { message: 'This enquiry is closed.' }), 'This enquiry is closed.'],
  [http(404), 'Something unexpected happened.'],
  [new ApiError('bad-reply'), 'Something unexpected happened.'],
  [new TypeError('x is not a function'), 'Something unexpected happened.'],
])('%s: %s', async (error, text) => {
  await show(
    <p data-testid="reason">
      <Reason error={error} />
    </p>,
  )
  expect(screen.getByTestId('reason').textContent).toBe(text)
})
