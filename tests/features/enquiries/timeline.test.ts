import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EnquiryTask } from '../../../src/api/enquiries.ts'
import { timelineOf } from '../../../src/features/enquiries/Timeline.tsx'

let id = 0
const task = (task_created_at: string): EnquiryTask => ({ id: ++id, title: 'Checked', remark: null, task_created_at })
/** "Enquiry Generated current, Sample Inspection ahead" */
const told = (stages: Parameters<typeof timelineOf>[0]) =>
  timelineOf(stages)
    .map(({ name, state }) => `${name} ${state}`)
    .join(', ')

test('four stages while the server names none', () => {
  expect(told([])).toBe('Enquiry Generated current, Sample Inspection ahead, Site Visit ahead, Final Discussion ahead')
})

test('the names that came with the tasks replace them, Enquiry Generated first wherever it stood', () => {
  expect(
    told([
      ['Site Visit', []],
      ['Enquiry Generated', []],
      ['Weighing', []],
    ]),
  ).toBe('Enquiry Generated current, Site Visit ahead, Weighing ahead')
  expect(told([['Site Visit', [task('2026-04-02T10:00:00Z')]]])).toBe('Enquiry Generated passed, Site Visit current')
  expect(told([['enquiry generated', []]])).toBe('enquiry generated current')
})

test('the current stage has the most recent task, also when it is not the last that was reached', () => {
  expect(
    told([
      ['Enquiry Generated', [task('2026-04-01T10:00:00Z')]],
      ['Sample Inspection', [task('2026-04-02T10:00:00Z'), task('2026-04-09T10:00:00Z')]],
      ['Site Visit', [task('2026-04-05T10:00:00Z')]],
      ['Final Discussion', []],
    ]),
  ).toBe('Enquiry Generated passed, Sample Inspection current, Site Visit passed, Final Discussion ahead')
})

test('a skipped stage stays ahead; Enquiry Generated counts as reached without a task', () => {
  expect(
    told([
      ['Enquiry Generated', []],
      ['Sample Inspection', []],
      ['Site Visit', [task('2026-04-05T10:00:00Z')]],
    ]),
  ).toBe('Enquiry Generated passed, Sample Inspection ahead, Site Visit current')
})

test('of two tasks of the same moment the later stage counts, written in whatever time zone', () => {
  expect(
    told([
      ['Enquiry Generated', [task('2026-04-05T10:00:00Z')]],
      ['Sample Inspection', [task('2026-04-05T15:30:00+05:30')]],
    ]),
  ).toBe('Enquiry Generated passed, Sample Inspection current')
})

test('tasks are the newest first; one without a readable date is the oldest', () => {
  const [, stage] = timelineOf([
    ['Enquiry Generated', []],
    ['Site Visit', [task('soon'), task('2026-04-02T10:00:00Z'), task('2026-04-09T10:00:00Z')]],
  ])
  expect(stage!.tasks.map(({ task_created_at }) => task_created_at)).toEqual([
    '2026-04-09T10:00:00Z',
    '2026-04-02T10:00:00Z',
    'soon',
  ])
  expect(stage!.state).toBe('current')
})

test('whatever the server sends: all its stages, one current one, Enquiry Generated first', () => {
  const dates = fc.oneof(
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2099-01-01') }).map((date) => date.toISOString()),
    fc.string(),
  )
  const names = fc.oneof(
    fc.constantFrom('Enquiry Generated', 'Site Visit', 'Final Discussion'),
    fc.string({ minLength: 1 }),
  )
  fc.assert(
    fc.property(fc.dictionary(names, fc.array(dates.map(task), { maxLength: 3 })), (reply) => {
      const stages = timelineOf(Object.entries(reply))
      expect(stages.filter(({ state }) => state === 'current')).toHaveLength(1)
      expect(stages[0]!.key).toBe('enquirygenerated')
      for (const name of Object.keys(reply)) expect(stages.map((stage) => stage.name)).toContain(name)
      for (const { state, tasks } of stages.slice(1)) expect(state === 'ahead').toBe(tasks.length === 0)
    }),
  )
})
