import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { enquiryTasksQuery, type EnquiryTask } from '../../api/enquiries.ts'
import { loadError } from '../../domain/failures.tsx'
import { LongText } from '../../domain/texts/LongText.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { check, down } from '../../ui/layout/icons.ts'
import { ErrorPanel } from '../../ui/feedback/Panel.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { StageName } from './StageName.tsx'
import * as styles from './timeline.css.ts'
import { timelineOf, type Stage, type StageState } from './timeline.ts'

/** The stages of an enquiry, and the tasks of the open stage (§enquiries.7). */
export function Timeline({ enquiryId }: { enquiryId: number }) {
  const { t } = useLingui()
  const heading = useId()
  const { data, error, isFetching, refetch } = useQuery({
    ...enquiryTasksQuery(useLocale(), enquiryId),
    // After a change of language the old text stays until the new one has loaded.
    placeholderData: (before) => before,
  })
  return (
    <section aria-labelledby={heading} className={styles.timeline}>
      <h2 id={heading} className={styles.heading}>
        <Trans comment="Heading over the stages of an enquiry.">Status timeline</Trans>
      </h2>
      {data ? (
        <Stages stages={timelineOf(data)} />
      ) : error && !isFetching ? (
        <ErrorPanel
          title={
            <Trans comment="Heading when the stages of an enquiry could not be loaded.">
              Failed to load the status timeline
            </Trans>
          }
          message={t(loadError(error))}
          retryLabel={<Trans comment="Button: load the stages of the enquiry once more.">Try Again</Trans>}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonText lines={4} />
      )}
    </section>
  )
}

/** An ordered list of disclosures: at most one is open, and exactly one has `aria-current` (§enquiries.7). */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  const current = stages.find(({ state }) => state === 'current')?.name
  const [chosen, setChosen] = useState<string | null>()
  // The current stage is open until another is chosen.
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
    <li className={styles.stage({ state })}>
      <span className={styles.mark({ state })} aria-hidden>
        {state === 'passed' && <Icon icon={check} />}
      </span>
      <Disclosure id={name} className={styles.body}>
        {({ isExpanded }) => (
          <>
            <Heading level={3} className={styles.stageHeading}>
              <Button slot="trigger" aria-current={state === 'current' ? 'step' : undefined} className={styles.button}>
                <span>
                  <span className={styles.name}>
                    <StageName stage={stage} />
                  </span>{' '}
                  <span className={styles.state({ state })}>
                    <StateWords state={state} />
                  </span>
                </span>
                <span className={styles.arrow({ isOpen: isExpanded })}>
                  <Icon icon={down} />
                </span>
              </Button>
            </Heading>
            <DisclosurePanel>
              {tasks.length > 0 ? (
                <ul className={`${styles.panel} ${styles.tasks}`}>
                  {tasks.map((task) => (
                    <Task key={task.id} task={task} />
                  ))}
                </ul>
              ) : (
                <p className={`${styles.panel} ${styles.none}`}>
                  <Trans comment="Under a stage of an enquiry in which nothing was done so far.">
                    Nothing has been recorded for this stage yet.
                  </Trans>
                </p>
              )}
            </DisclosurePanel>
          </>
        )}
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
          <LongText text={remark} />
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
  return <Trans comment="State of a stage of an enquiry: still to come. max 20">Not reached yet</Trans>
}
