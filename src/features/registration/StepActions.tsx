import { Trans } from '@lingui/react/macro'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../domain/navigation/paths.ts'
import type { BusinessType } from '../../session/storage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { back } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { declarations } from './declarations.ts'
import * as styles from './form.css.ts'
import { useNext } from './useNext.ts'

/** The buttons of step 2. */
export function StepActions(props: {
  type: BusinessType
  isPending: boolean
  isEdit: boolean
  /** Who cancels a change of what is stored wants nothing of it back. */
  onCancel: (() => void) | undefined
}) {
  const { type, isPending, isEdit, onCancel } = props
  const next = useNext()
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  return (
    <div className={styles.actions}>
      <div className={styles.ways}>
        {declarations[type].hasBack && (
          <Button onPress={() => void (isFirstPage ? navigate(paths.home()) : navigate(-1))}>
            <Icon icon={back} />
            <Trans comment="Button: back to the previous page. max 16">Back</Trans>
          </Button>
        )}
        <Link
          to={next ?? (isEdit ? paths.profile() : paths.enquiries())}
          className={button({ tone: 'quiet' })}
          onClick={onCancel}
        >
          <Trans comment="Button: leaves the registration. max 16">Cancel</Trans>
        </Link>
      </div>
      <Button
        type="submit"
        tone="main"
        className={styles.submit}
        isPending={isPending}
        pendingLabel={
          isEdit ? (
            <Trans comment="Button of the registration, while what was filled in is on its way. max 20">
              Saving...
            </Trans>
          ) : (
            <Trans comment="Button of the registration, while it is under way. max 20">Registering...</Trans>
          )
        }
      >
        {isEdit ? (
          <Trans comment="Button: saves the details of a business that is registered already. max 20">Save</Trans>
        ) : (
          <Trans comment="Button: completes the registration. max 20">Register</Trans>
        )}
      </Button>
    </div>
  )
}
