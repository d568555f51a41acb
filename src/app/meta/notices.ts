import { msg } from '@lingui/core/macro'

/** Messages of a page on which the app has not started (scripts/build/noscript-notice.ts). */
export const noscriptTexts = {
  failed: msg({
    message:
      'This page has not been downloaded completely, so its buttons do nothing yet. Check your connection, then press Reload.',
    comment:
      'At the bottom of a page that is seen but whose program has not arrived after 15 seconds, or could not be downloaded.',
  }),
  reload: msg({
    message: 'Reload',
    comment: 'Button: load the page again, because its program has not arrived.',
  }),
  old: msg({
    message:
      'This browser is too old for Krishi Vyapar. Update it in the app store of your phone (for example Chrome in the Play Store), or open this page in a newer browser.',
    comment: 'Over every page in a browser that is too old to run it: what the person can do.',
  }),
}

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
