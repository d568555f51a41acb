import type { EnquiryTask } from '../../api/enquiries.ts'

/** Passed: the stage has tasks, but the most recent task belongs to another stage. */
export type StageState = 'passed' | 'current' | 'ahead'
export type Stage = {
  /** As the server sends it. */
  name: string
  /** The name in lower case without spaces, the key of its translation (openapi, EnquiryTasks). */
  key: string
  state: StageState
  /** Newest first. */
  tasks: EnquiryTask[]
}

const FIRST = 'Enquiry Generated'
/** The stages if the server names none (§enquiries.5). */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names as the server gives them; StageName translates
const DEFAULT_STAGES = [FIRST, 'Sample Inspection', 'Site Visit', 'Final Discussion']

export const stageKey = (name: string): string => name.toLowerCase().replace(/\s+/g, '')

const timeOf = ({ task_created_at }: EnquiryTask) => Date.parse(task_created_at) || 0

/**
 * The stages of an enquiry (§enquiries.5, §enquiries.6), with Enquiry Generated always first. The current stage has the
 * most recent task. Stages with tasks are reached, and so is Enquiry Generated.
 * @param stages stage names with their tasks, in the server's order
 */
export function timelineOf(stages: readonly (readonly [name: string, tasks: readonly EnquiryTask[]])[]): Stage[] {
  const given = stages.length > 0 ? stages : DEFAULT_STAGES.map((name) => [name, []] as const)
  const first = given.find(([name]) => stageKey(name) === stageKey(FIRST)) ?? ([FIRST, []] as const)
  const ordered = [first, ...given.filter((stage) => stage !== first)].map(([name, tasks]) => ({
    name,
    key: stageKey(name),
    tasks: tasks.toSorted((a, b) => timeOf(b) - timeOf(a)),
  }))
  const newest = ordered
    .flatMap(({ tasks }) => tasks.slice(0, 1))
    .reduce((most, task) => Math.max(most, timeOf(task)), -1)
  // If two stages have equally recent tasks, the later one is current; without tasks, the first.
  const current = Math.max(
    0,
    ordered.findLastIndex(({ tasks }) => tasks[0] !== undefined && timeOf(tasks[0]) === newest),
  )
  return ordered.map(({ name, key, tasks }, index) => {
    const isReached = index === 0 || tasks.length > 0
    return { name, key, tasks, state: index === current ? 'current' : isReached ? 'passed' : 'ahead' }
  })
}
