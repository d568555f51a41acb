import { Trans } from '@lingui/react/macro'

/** Names of the buttons and of the drawers that they open. */
export const FilterName = () => (
  <Trans
    context="list"
    comment="Button over a list on a phone, and title of what it opens: what narrows the list down. max 12"
  >
    Filter
  </Trans>
)
export const SortName = () => (
  <Trans
    context="list"
    comment="Button over a list on a phone, and title of what it opens: in which order it stands. max 12"
  >
    Sort
  </Trans>
)
export const MoreName = () => (
  <Trans
    context="list"
    comment="Button over a list on a phone, and title of what it opens: saved searches, print and so on. max 12"
  >
    More
  </Trans>
)
