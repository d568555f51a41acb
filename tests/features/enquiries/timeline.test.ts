import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EnquiryTask } from '../../../src/api/enquiries.ts'
import { timelineOf } from '../../../src/features/enquiries/Timeline.tsx'

let id = 0
const task = (task_created_at: string): EnquiryTask => ({ id: ++id, title: 'Checked', remark: null, task_created_at })
/** The stages with the times of their tasks, in the server's order. */
const timeline = (stages: Record<string, string[]>) =>
  timelineOf(Object.entries(stages).map(([name, times]) => [name, times.map(task)]))
/** "Enquiry Generated current, Sample Inspection ahead" */
const told = (stages: Record<string, string[]>) =>
  timeline(stages)
    .map(({ name, state }) => `${name} ${state}`)
    .join(', ')
const DAY_1 = '2026-04-01T10:00:00Z'
const DAY_2 = '2026-04-02T10:00:00Z'
const DAY_5 = '2026-04-05T10:00:00Z'
const DAY_9 = '2026-04-09T10:00:00Z'

test('has four stages if the server names none', () => {
  expect(told({})).toBe('Enquiry Generated current, Sample Inspection ahead, Site Visit ahead, Final Discussion ahead')
})

test('the server’s names replace them, with Enquiry Generated first', () => {
  const stages = { 'Site Visit': [], 'Enquiry Generated': [], Weighing: [] }
  expect(told(stages)).toBe('Enquiry Generated current, Site Visit ahead, Weighing ahead')
  expect(told({ 'Site Visit': [DAY_2] })).toBe('Enquiry Generated passed, Site Visit current')
  expect(told({ 'enquiry generated': [] })).toBe('enquiry generated current')
})

test('the current stage is the one with the newest task, even if a later one was reached', () => {
  const reached = { 'Enquiry Generated': [DAY_1], 'Sample Inspection': [DAY_2, DAY_9], 'Site Visit': [DAY_5] }
  expect(told({ ...reached, 'Final Discussion': [] })).toBe(
    'Enquiry Generated passed, Sample Inspection current, Site Visit passed, Final Discussion ahead',
  )
})

test('a skipped stage stays ahead; Enquiry Generated counts as reached without a task', () => {
  const stages = { 'Enquiry Generated': [], 'Sample Inspection': [], 'Site Visit': [DAY_5] }
  expect(told(stages)).toBe('Enquiry Generated passed, Sample Inspection ahead, Site Visit current')
  expect(told({ 'Enquiry Generated': ['1969-12-31'], 'Site Visit': [] })).toBe(
    'Enquiry Generated current, Site Visit ahead',
  )
})

test('of two tasks at the same time, the later stage is current, in any time zone', () => {
  const stages = { 'Enquiry Generated': [DAY_5], 'Sample Inspection': ['2026-04-05T15:30:00+05:30'] }
  expect(told(stages)).toBe('Enquiry Generated passed, Sample Inspection current')
})

test('tasks are the newest first; one without a readable date is the oldest', () => {
  const [, stage] = timeline({ 'Enquiry Generated': [], 'Site Visit': ['soon', DAY_2, DAY_9] })
  expect(stage!.tasks.map(({ task_created_at }) => task_created_at)).toEqual([DAY_9, DAY_2, 'soon'])
  expect(stage!.state).toBe('current')
})

test('any reply gives all its stages, one of them current, Enquiry Generated first', () => {
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
