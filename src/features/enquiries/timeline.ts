import type { EnquiryTask } from '../../api/enquiries.ts'

/** Passed: has tasks, but another stage has the most recent one. */
export type StageState = 'passed' | 'current' | 'ahead'
export type Stage = {
  /** As the server gives it. */
  name: string
  /** The name in lower case without spaces: what translations are found by (openapi, EnquiryTasks). */
  key: string
  state: StageState
  /** The newest first. */
  tasks: EnquiryTask[]
}

const FIRST = 'Enquiry Generated'
/** Until the server names others (§enquiries.5). */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names as the server gives them; StageName translates
const DEFAULT_STAGES = [FIRST, 'Sample Inspection', 'Site Visit', 'Final Discussion']

export const stageKey = (name: string): string => name.toLowerCase().replace(/\s+/g, '')

const timeOf = ({ task_created_at }: EnquiryTask) => Date.parse(task_created_at) || 0

/**
 * The stages of an enquiry (§enquiries.5, §enquiries.6): the names that came with the tasks, Enquiry Generated always first; the
 * current stage is the one with the most recent task; a stage is reached when it has tasks, Enquiry Generated always.
 * @param stages stage names with their tasks, in the order of the server
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
  // Of two stages with a task of the same moment the later one; without any task the first.
  const current = Math.max(
    0,
    ordered.findLastIndex(({ tasks }) => tasks[0] !== undefined && timeOf(tasks[0]) === newest),
  )
  return ordered.map(({ name, key, tasks }, index) => {
    const isReached = index === 0 || tasks.length > 0
    return { name, key, tasks, state: index === current ? 'current' : isReached ? 'passed' : 'ahead' }
  })
}
