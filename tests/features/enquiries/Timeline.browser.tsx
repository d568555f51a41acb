import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { EnquiryTask } from '../../../src/api/enquiries.ts'
import { Stages, timelineOf } from '../../../src/features/enquiries/Timeline.tsx'
import { proves } from '../../proves.ts'
import { readAll } from '../../screen-reader.ts'
import { show } from '../../ui/show.tsx'

const task = (id: number, title: string, day: string): EnquiryTask => {
  return { id, title, remark: null, task_created_at: `${day}T06:00:00Z` }
}
const stages = timelineOf([
  ['Enquiry Generated', [task(1, 'Enquiry checked', '2026-04-01')]],
  ['Sample Inspection', [task(2, 'Sample asked for', '2026-04-03'), task(3, 'Sample found good', '2026-04-09')]],
  ['Weighing', []],
])

afterEach(() => virtual.stop())

test('one hears the state of each step, and the tasks of the current one', proves('check 35'), async () => {
  await show(<Stages stages={stages} />)
  const heard = await readAll()
  expect(heard.filter((phrase) => phrase.startsWith('button') && phrase.includes('current step'))).toEqual([
    expect.stringMatching(/^button, Sample Inspection Current stage,.* expanded/),
  ])
  expect(heard).toContainEqual(expect.stringMatching(/^button, Enquiry Generated Reached,.* not expanded/))
  expect(heard).toContainEqual(expect.stringMatching(/^button, Weighing Not reached yet,.* not expanded/))
  const text = heard.join('\n')
  expect(text).toMatch(/Sample found good[\s\S]*9 Apr 2026[\s\S]*Sample asked for[\s\S]*3 Apr 2026/)
  expect(text).not.toContain('Enquiry checked')
})

test('a stage that is chosen lists its tasks in place of the current one, which stays the current one', async () => {
  await show(<Stages stages={stages} />)
  await page.getByRole('button', { name: 'Enquiry Generated Reached' }).click()
  await expect.element(page.getByText('Enquiry checked')).toBeVisible()
  await expect.element(page.getByText('Sample found good')).not.toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Sample Inspection Current stage' }))
    .toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Enquiry Generated Reached' }).click()
  await expect.element(page.getByText('Enquiry checked')).not.toBeVisible()
})
