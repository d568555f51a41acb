import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../ui/controls/Link.tsx'
import { paths } from './paths.ts'
import { Page } from './Page.tsx'
import { notice } from '../page.css.ts'

export default function NotFound() {
  const { t } = useLingui()
  return (
    <Page
      look="small"
      title={t({ message: 'Page not found', comment: 'Heading when an address leads nowhere.' })}
      className={notice}
    >
      <p>
        <Trans comment="When an address leads nowhere.">
          There is no page at this address. It may have been typed wrongly, or the page has moved.
        </Trans>
      </p>
      <Link to={paths.home()} tone="main">
        <Trans comment="Link that leads to the home page.">Go to the home page</Trans>
      </Link>
    </Page>
  )
}
