import { msg } from '@lingui/core/macro'

/** Banner on every page of a test deployment (scripts/publish). */
export const environmentTexts = {
  staging: msg({
    message: 'Test site: nothing on it is a real offer, and no real money is paid.',
    comment: 'Over every page of the site on which a new version is tried out before everybody gets it.',
  }),
  development: msg({
    message: 'Developers’ site: it may break at any time, and what you enter may be lost.',
    comment: 'Over every page of the site on which developers try their work.',
  }),
}
