import { Trans } from '@lingui/react/macro'
import { Button } from '../controls/Button.tsx'
import { failure } from './panel.css.ts'

/** Says that a part of the app that loads on demand could not be downloaded. */
export const NotDownloaded = ({ onRetry }: { onRetry?: () => Promise<void> }) => (
  <div role="alert" className={failure}>
    <p>
      <Trans comment="A part of the app comes when it is first used: a dialog, say. It could not be downloaded.">
        This could not be downloaded. Please check your internet connection and try again.
      </Trans>
    </p>
    {onRetry && (
      <Button onPress={onRetry}>
        <Trans comment="Button: load the same thing once more.">Try again</Trans>
      </Button>
    )}
  </div>
)
