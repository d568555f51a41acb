import { Trans } from '@lingui/react/macro'

/** Says that the server no longer knows the session. */
export const ExpiredText = () => (
  <Trans comment="Above the sign-in or at the top of a page, when the server no longer knew the session.">
    Your session has expired. Please login again
  </Trans>
)
