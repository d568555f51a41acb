import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import * as styles from './form.css.ts'
import { PersonalStepForm } from './PersonalStepForm.tsx'
import { StepPage } from './StepPage.tsx'

/**
 * Step 1: what kind of business, where, and whose.
 * @param props.isHere false in the prerendered page, which can't know what the device has kept
 * @param props.whose another person's form is another form
 */
export function PersonalStep({ isHere, whose }: { isHere: boolean; whose: string | undefined }) {
  const { t } = useLingui()
  const [hasErrors, setHasErrors] = useState(false)
  return (
    <StepPage
      step={1}
      heading={t({ message: 'Register your business', comment: 'Title of the registration page.' })}
      lead={
        <Trans comment="Under the title of the registration.">
          Tell us about you. On the next page you complete the details of your business.
        </Trans>
      }
      hasErrors={hasErrors}
    >
      {isHere ? (
        <PersonalStepForm key={whose} onErrors={setHasErrors} />
      ) : (
        <div className={styles.coming}>
          <SkeletonText lines={12} />
        </div>
      )}
    </StepPage>
  )
}
