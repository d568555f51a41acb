import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { atStart, button } from '../../ui/controls/button.css.ts'
import { check } from '../../ui/layout/icons.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { useMediaQuery, WITH_MENU_BUTTON } from '../../ui/hooks/environment.tsx'
import { OverlayButton } from '../../ui/overlay/late-overlays.tsx'
import * as styles from './sign-in.css.ts'

export const steps = [
  msg({ message: 'Enter Phone number', comment: 'First of three steps at the sign-in. max 40' }),
  msg({ message: 'OTP verification', comment: 'Second of three steps at the sign-in. max 40' }),
  msg({ message: 'Onboarding Dashboard', comment: 'Last of three steps at the sign-in: the app itself. max 40' }),
] as const

/** On a narrow screen, the steps are in a dialog (§sign-in.1). */
export function Progress({ step }: { step: number }) {
  return useMediaQuery(WITH_MENU_BUTTON, true) ? <ProgressButton step={step} /> : <ProgressList step={step} />
}

function ProgressButton({ step }: { step: number }) {
  const { t } = useLingui()
  const number = step + 1
  const count = steps.length
  const name = t(steps[step]!)
  return (
    <OverlayButton
      kind="dialog"
      className={`${button({ tone: 'quiet' })} ${atStart}`}
      title={<Trans comment="Heading of the dialog with the three steps of the sign-in.">Your steps</Trans>}
      renderContent={() => <ProgressList step={step} />}
    >
      <Trans comment="Button at the sign-in that shows all steps. {number} of {count}: 1 of 3. {name}: of the step.">
        Step {number} of {count}: {name}
      </Trans>
    </OverlayButton>
  )
}

function ProgressList({ step }: { step: number }) {
  const { t } = useLingui()
  return (
    <ol
      className={styles.list}
      aria-label={t({ message: 'Steps of the sign-in', comment: 'Screen reader: name of the list of steps.' })}
    >
      {steps.map((name, index) => (
        <li
          key={name.id}
          className={styles.step}
          data-done={index < step || undefined}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className={styles.mark}>{index < step ? <Icon icon={check} /> : index + 1}</span>
          <span>
            {t(name)}
            {index < step && (
              <span className={visuallyHidden}>
                {' '}
                <Trans comment="Screen reader: after a step of the sign-in that lies behind.">(done)</Trans>
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
