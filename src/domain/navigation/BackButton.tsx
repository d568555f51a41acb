import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/controls/Button.tsx'
import { back } from '../../ui/layout/icons.ts'
import { atStart } from '../../ui/controls/button.css.ts'

/** Leads back to the app's previous page, with its filters. @param props.otherwise where it leads from a shared link */
export function BackButton({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate()
  function goBack() {
    // `idx` is the router's count of its own history entries.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    if (idx === 0) return navigate(otherwise)
    // Pending until the browser has gone back: a second press would go back twice. If the page before belongs to another
    // visit, there is no `popstate`, but a `pageshow` once somebody returns to this page.
    const gone = new Promise((resolve) => {
      for (const event of ['popstate', 'pageshow']) addEventListener(event, resolve, { once: true })
    })
    void navigate(-1)
    return gone
  }
  return (
    <Button tone="quiet" className={atStart} onPress={goBack} icon={back}>
      <Trans comment="Button: to the page that one came from. max 12" context="page before">
        Back
      </Trans>
    </Button>
  )
}
