import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/controls/Button.tsx'
import { back } from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { atStart } from '../../ui/controls/button.css.ts'

/**
 * To the page that one came from, with its filters; who came by a shared link has none in this app.
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
    <Button tone="quiet" className={atStart} onPress={goBack}>
      <Icon icon={back} />
      <Trans comment="Button: to the page that one came from. max 12" context="page before">
        Back
      </Trans>
    </Button>
  )
}
