import type { components } from '../../src/api/generated/schema.ts'
import type { Lang } from '../operation.ts'
import type { Store } from '../store/store.ts'

type EnquiryTask = components['schemas']['EnquiryTask']

/** Stages by their stored key, in order, under the names that the document gives them (EnquiryTasks in openapi/schemas). */
const stages = {
  enquirygenerated: 'Enquiry Generated',
  sampleinspection: 'Sample Inspection',
  sitevisit: 'Site Visit',
  finaldiscussion: 'Final Discussion',
  contactfromproduct: 'Contact from Krishi Vyapar',
  pickupandpayment: 'Pickup and Payment',
}

/** Specification part 1, section 2: the stages that a timeline shows before anything has happened. */
const fromTheStart: (keyof typeof stages)[] = ['enquirygenerated', 'sampleinspection', 'sitevisit', 'finaldiscussion']

/** Tasks by stage name, newest first. */
export function tasksOf({ db }: Store, enquiryId: number, lang: Lang): Record<string, EnquiryTask[]> {
  const rows = db
    .prepare(
      `SELECT stage, id, title_${lang} AS title, nullif(remark, '') AS remark, task_created_at
       FROM task WHERE enquiry_id = ? ORDER BY task_created_at DESC, id DESC`,
    )
    .all(enquiryId) as (EnquiryTask & { stage: keyof typeof stages })[]
  const tasks = Map.groupBy(rows, ({ stage }) => stage)
  return Object.fromEntries(
    stageKeys
      .filter((key) => fromTheStart.includes(key) || tasks.has(key))
      .map((key) => [stages[key], (tasks.get(key) ?? []).map(({ stage: _, ...task }) => task)]),
  )
}

const stageKeys = Object.keys(stages) as (keyof typeof stages)[]

/** The first task of every enquiry. */
export function recordGenerated({ db }: Store, enquiryId: number, now: number): void {
  db.prepare(
    `INSERT INTO task (enquiry_id, stage, title_en, title_hi, title_mr, task_created_at)
     VALUES (?, 'enquirygenerated', 'Enquiry recorded', 'पूछताछ दर्ज हुई', 'चौकशी नोंदवली', ?)`,
  ).run(enquiryId, new Date(now).toISOString())
}
