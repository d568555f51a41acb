import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '../../../src/api/errors.ts'
import { Reason } from '../../../src/features/enquiries/Reason.tsx'
import { StageName, stageKey } from '../../../src/features/enquiries/Timeline.tsx'
import { StatusBadge } from '../../../src/domain/enquiry/EnquiryFilters.tsx'
import { addCatalog } from '../../../src/i18n/catalog.ts'
import { show } from '../../render.tsx'

await addCatalog('enquiries')

test.each([
  ['pending', 'स्वीकृति बाकी'],
  ['approved', 'स्वीकृत'],
  ['closed', 'बंद'],
  ['on hold', 'on hold'],
  ['constructor', 'constructor'],
])('the status %s reads %s', async (status, text) => {
  await show(<StatusBadge status={status} />, { locale: 'hi' })
  expect(screen.getByText(text)).toBeTruthy()
})

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

const http = (status: number, refusal = {}) => new ApiError('http', { status, refusal })

test.each([
  [new ApiError('offline'), 'You are offline. Nothing is lost: try again when you have a connection.'],
  [new ApiError('timeout'), 'The server did not answer in time.'],
  [new ApiError('network'), 'The connection broke. Please check your internet connection.'],
  [http(503, { message: 'upstream' }), 'The server has a problem at the moment.'],
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
