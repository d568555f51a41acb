import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../domain/navigation/usePageTitle.ts'
import { useSession } from '../../session/session.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import * as styles from './form.css.ts'
import { PersonalStepForm } from './PersonalStepForm.tsx'
import { StepLayout } from './StepLayout.tsx'

/**
 * Step 1: what kind of business, where, and whose.
 * @param props.isReady whether it is known that the person has no finished business; not so in the prerendered page
 * @param props.isFinished asks once more, when it is sent
 * @param props.instead what stands in place of the form
 */
export function PersonalStep(props: { isReady: boolean; isFinished: () => Promise<boolean>; instead: ReactNode }) {
  const { t } = useLingui()
  const { token } = useSession()
  const heading = t({ message: 'Register your business', comment: 'Title of the registration page.' })
  const title = usePageTitle(heading)
  return (
    <StepLayout
      step={1}
      heading={heading}
      lead={
        <Trans comment="Under the title of the registration.">
          Tell us about you. On the next page you complete the details of your business.
        </Trans>
      }
      hasForm={!props.instead && props.isReady}
    >
      {props.instead ||
        (props.isReady ? (
          <PersonalStepForm title={title} isFinished={props.isFinished} />
        ) : (
          <div className={styles.coming}>
            {token && (
              <p role="status" className={visuallyHidden}>
                <Trans comment="While the person’s profile is on its way.">Loading profile...</Trans>
              </p>
            )}
            <SkeletonText lines={12} />
          </div>
        ))}
    </StepLayout>
  )
}
