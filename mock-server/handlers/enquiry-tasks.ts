import type { components } from '../../src/api/generated/schema.ts'
import type { Lang } from '../operation.ts'
import { columns } from '../store/names.ts'
import { insertRows } from '../store/seed/rows.ts'
import { enquiryRecorded } from '../success-texts.ts'
import type { Store } from '../store/store.ts'

type EnquiryTask = components['schemas']['EnquiryTask']

/** Each stage has a stored key and the document's name; the timeline always shows the first four (§enquiries.5). */
const stages = [
  { key: 'enquirygenerated', name: 'Enquiry Generated', always: true },
  { key: 'sampleinspection', name: 'Sample Inspection', always: true },
  { key: 'sitevisit', name: 'Site Visit', always: true },
  { key: 'finaldiscussion', name: 'Final Discussion', always: true },
  { key: 'contactfromproduct', name: 'Contact from Krishi Vyapar', always: false },
  { key: 'pickupandpayment', name: 'Pickup and Payment', always: false },
]

/** Tasks by stage name, newest first. */
export function tasksOf({ db }: Store, enquiryId: number, lang: Lang): Record<string, EnquiryTask[]> {
  const tasks = db.prepare(
    `SELECT id, title_${lang} AS title, nullif(remark, '') AS remark, task_created_at
     FROM task WHERE enquiry_id = ? AND stage = ? ORDER BY task_created_at DESC, id DESC`,
  )
  const timeline = stages.map(({ key, name, always }) => ({ name, always, tasks: tasks.all(enquiryId, key) }))
  const shown = timeline.filter((stage) => stage.always || stage.tasks.length > 0)
  return Object.fromEntries(shown.map((stage) => [stage.name, stage.tasks as EnquiryTask[]] as const))
}

/** Inserts the first task of an enquiry. */
export function recordGenerated({ db }: Store, enquiryId: number, now: number): void {
  const title = columns('title', enquiryRecorded)
  const task_created_at = new Date(now).toISOString()
  insertRows(db, 'task', [{ enquiry_id: enquiryId, stage: 'enquirygenerated', ...title, task_created_at }])
}
