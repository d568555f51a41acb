import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { enquiryTasksQuery, type EnquiryTask } from '../../api/enquiries.ts'
import { Loaded } from '../../domain/LoadFailure.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { arrow } from '../../ui/controls/disclosure.css.ts'
import { check, down } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import * as styles from './timeline.css.ts'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { brand } from '../../domain/texts/brand.ts'
import { muted, stack } from '../../ui/theme/global.css.ts'

/** Stages of an enquiry with their tasks (§enquiries.7). */
export function Timeline({ enquiryId }: { enquiryId: number }) {
  const query = useQuery(enquiryTasksQuery(useLocale(), enquiryId))
  return (
    <Section
      className={styles.timeline}
      title={<Trans comment="Heading over the stages of an enquiry.">Status timeline</Trans>}
    >
      <Loaded
        query={query}
        failure={<Trans comment="Heading when the stages did not load.">Failed to load the status timeline</Trans>}
        placeholder={<SkeletonText lines={4} />}
      >
        {(stages) => <Stages stages={timelineOf(stages)} />}
      </Loaded>
    </Section>
  )
}

/** At most one stage is open, and exactly one has `aria-current` (§enquiries.7). */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  const current = stages.find(({ state }) => state === 'current')?.name
  const [chosen, setChosen] = useState<string | null>()
  const open = chosen === undefined ? current : chosen
  return (
    <DisclosureGroup
      expandedKeys={open ? [open] : []}
      onExpandedChange={([next]) => setChosen(next === undefined ? null : String(next))}
    >
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <StageItem key={stage.name} stage={stage} />
        ))}
      </ol>
    </DisclosureGroup>
  )
}

function StageItem({ stage }: { stage: Stage }) {
  const { name, state, tasks } = stage
  return (
    <li className={styles.stage} data-state={state}>
      <span className={styles.mark} aria-hidden>
        {state === 'passed' && <Icon icon={check} />}
      </span>
      <Disclosure id={name} className={styles.body}>
        <Heading level={3} className={styles.stageHeading}>
          <Button slot="trigger" aria-current={state === 'current' ? 'step' : undefined} className={styles.button}>
            <span>
              <span className={styles.name}>
                <StageName stage={stage} />
              </span>{' '}
              <span className={styles.state}>
                <StateWords state={state} />
              </span>
            </span>
            <span className={arrow}>
              <Icon icon={down} />
            </span>
          </Button>
        </Heading>
        <DisclosurePanel>
          {tasks.length > 0 ? (
            <ul className={`${styles.panel} ${stack.s}`}>
              {tasks.map((task) => (
                <Task key={task.id} task={task} />
              ))}
            </ul>
          ) : (
            <p className={`${styles.panel} ${muted}`}>
              <Trans comment="Under a stage of an enquiry in which nothing was done so far.">
                Nothing has been recorded for this stage yet.
              </Trans>
            </p>
          )}
        </DisclosurePanel>
      </Disclosure>
    </li>
  )
}

function Task({ task: { title, remark, task_created_at } }: { task: EnquiryTask }) {
  return (
    <li className={styles.task}>
      <span className={styles.taskTitle}>
        <ForeignText text={title} />
      </span>
      <time dateTime={task_created_at} className={styles.date}>
        {formatDate(useLocale(), task_created_at)}
      </time>
      {remark && (
        <p className={styles.remark}>
          <ForeignText text={remark} />
        </p>
      )}
    </li>
  )
}

function StateWords({ state }: { state: StageState }) {
  if (state === 'current')
    return <Trans comment="State of a stage of an enquiry: it is there now. max 20">Current stage</Trans>
  if (state === 'passed')
    return <Trans comment="State of a stage of an enquiry: it was reached before. max 20">Reached</Trans>
  return <Trans comment="State of a stage of an open or closed enquiry. max 20">Not reached</Trans>
}

/** Name of a stage; an unknown one is shown as the server sends it (§enquiries.8). */
export function StageName({ stage: { name, key } }: { stage: Pick<Stage, 'name' | 'key'> }) {
  const { i18n } = useLingui()
  if (key.startsWith('contactfrom')) {
    const product = i18n._(brand.name)
    return (
      <Trans comment="Stage of an enquiry: we called its owner. {product}: our name.">Contact from {product}</Trans>
    )
  }
  const known = Object.hasOwn(texts, key) ? texts[key as keyof typeof texts] : undefined
  return known ? i18n._(known) : <ForeignText text={name} />
}

const texts = {
  enquirygenerated: msg({ message: 'Enquiry Generated', comment: 'Stage of an enquiry, the first.' }),
  sampleinspection: msg({ message: 'Sample Inspection', comment: 'Stage of an enquiry: a sample is looked at.' }),
  sitevisit: msg({
    message: 'Site Visit',
    comment: 'Stage of an enquiry: somebody looks at the goods where they are.',
  }),
  finaldiscussion: msg({ message: 'Final Discussion', comment: 'Stage of an enquiry: price and payment are agreed.' }),
  pickupandpayment: msg({ message: 'Pickup and Payment', comment: 'Stage of an enquiry, the last.' }),
}

/** A `passed` stage has tasks, but the newest task is in another stage. */
type StageState = 'passed' | 'current' | 'ahead'
export type Stage = {
  name: string
  /** The name in lower case without spaces (openapi, EnquiryTasks). */
  key: string
  state: StageState
  tasks: EnquiryTask[]
}

const FIRST = 'Enquiry Generated'
/** The stages if the server names none (§enquiries.5). */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names as the server gives them; StageName translates
const DEFAULT_STAGES = [FIRST, 'Sample Inspection', 'Site Visit', 'Final Discussion']

export const stageKey = (name: string): string => name.toLowerCase().replace(/\s+/g, '')

const timeOf = ({ task_created_at }: EnquiryTask) => Date.parse(task_created_at) || 0

/** Enquiry Generated is always first and reached; the newest task's stage is current (§enquiries.5, §enquiries.6). */
export function timelineOf(stages: readonly (readonly [name: string, tasks: readonly EnquiryTask[]])[]): Stage[] {
  const given = stages.length > 0 ? stages : DEFAULT_STAGES.map((name) => [name, []] as const)
  const first = given.find(([name]) => stageKey(name) === stageKey(FIRST)) ?? ([FIRST, []] as const)
  const ordered = [first, ...given.filter((stage) => stage !== first)].map(([name, tasks]) => ({
    name,
    key: stageKey(name),
    tasks: tasks.toSorted((a, b) => timeOf(b) - timeOf(a)),
  }))
  const newestTimes = ordered.map(({ tasks: [newest] }) => (newest ? timeOf(newest) : -Infinity))
  const hasTasks = ordered.some(({ tasks }) => tasks.length > 0)
  // Of two stages with equally new tasks, the later one is current; without tasks, the first.
  const current = hasTasks ? newestTimes.lastIndexOf(Math.max(...newestTimes)) : 0
  return ordered.map(({ name, key, tasks }, index) => {
    const isReached = index === 0 || tasks.length > 0
    return { name, key, tasks, state: index === current ? 'current' : isReached ? 'passed' : 'ahead' }
  })
}
