import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { back } from '../../ui/drawings.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as styles from './business.css.ts'

/**
 * To the page that one came from, as it was; who came by a shared link has none in this app.
 * @param props.otherwise where those are led
 */
export function BackButton({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate()
  function goBack() {
    // The router counts the entries that are its own.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    void (idx > 0 ? navigate(-1) : navigate(otherwise))
  }
  return (
    <Button tone="quiet" className={styles.back} onPress={goBack}>
      <Icon drawing={back} />
      <Trans comment="Button: to the page that one came from. max 12">Back</Trans>
    </Button>
  )
}
