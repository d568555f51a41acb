import { Trans } from '@lingui/react/macro'

/** Warning shown before a possible second payment. */
export const MayHavePaid = () => (
  <Trans comment="Before somebody pays a second time for the same thing. A button that pays again and one that doesn’t follow.">
    You may have paid already. If you pay again, you may be charged twice. Please look into your bank or UPI app first.
  </Trans>
)
