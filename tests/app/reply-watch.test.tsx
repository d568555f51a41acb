import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ReplyWatch from '../../src/app/reply-watch/ReplyWatch.tsx'
import { countReply, forgetFaults } from '../../src/app/reply-watch/watch.ts'
import { aPlan } from '../factories.ts'
import { show } from '../render.tsx'

const sent: { to: string; report: unknown; how: RequestInit }[] = []
let settings: object
beforeEach(async () => {
  sent.length = 0
  settings = { brokenReplies: 'https://reports.example.in/replies' }
  vi.stubGlobal('fetch', async (to: string, how: RequestInit) => {
    if (to === '/config.json') return Response.json(settings)
    sent.push({ to, how, report: JSON.parse(how.body as string) })
    return new Response(null, { status: 204 })
  })
})
afterEach(forgetFaults)

const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
const reply = (amount: unknown) => ({
  method: 'GET',
  url: 'http://localhost/api/payment/plans/1/',
  status: 200,
  headers,
  body: JSON.stringify({ ...aPlan(), amount }),
})
const NOON = Date.UTC(2026, 3, 21, 6, 30)

test('faults are counted by place and type, reported once, and survive a reload', async () => {
  await countReply(reply('9812345671'), NOON)
  await countReply(reply('9812345672'), NOON + 60_000)
  await countReply(reply(999), NOON + 120_000)
  await show(<ReplyWatch />)
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatch(/^getPlan200 amountnumberstring2.*12:00.*12:01/)
  await screen.findByText(/https:\/\/reports\.example\.in\/replies/)
  const fault = { operation: 'getPlan', place: '200 amount', expected: 'number', got: 'string' }
  expect(sent.map(({ report }) => report)).toEqual([{ ...fault, build: expect.any(String) as string }])
  const how = { credentials: 'omit', referrerPolicy: 'no-referrer' }
  expect(sent[0]).toMatchObject({ to: 'https://reports.example.in/replies', how })
  expect(localStorage.getItem('reply_faults')).toContain('"times":2')
  expect(`${localStorage.getItem('reply_faults')}${JSON.stringify(sent)}`).not.toContain('98123')
})

test.each([{}, { brokenReplies: '' }, { brokenReplies: 7 }])('with the settings %j nothing is sent', async (none) => {
  settings = none
  await countReply(reply(null))
  expect(sent).toEqual([])
})

test('an empty list says so, and a full one can be emptied: the focus goes to the heading', async () => {
  await countReply(reply(null))
  await show(<ReplyWatch />)
  await userEvent.click(screen.getByRole('button', { name: 'Empty the list' }))
  screen.getByRole('heading', { name: 'Nothing is broken so far' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(localStorage.getItem('reply_faults')).toBe('{}')
})
