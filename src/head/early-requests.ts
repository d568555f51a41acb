import { addressOf, ruleOf } from '../api/reads.ts'
import { firstReads, opened } from '../app/routing/pages.ts'
import { askEarly, earlyRequest } from './ask-early.ts'

/**
 * Starts a page's first reads while its code is downloading (§performance.11). The frame's head includes this file and
 * its table of pages. On a prerendered page the app downloads it for the first navigation
 * (src/app/routing/usePageTransition.ts).
 */
export const readsStarter =
  (stored: Parameters<typeof opened>[1]): NonNullable<NonNullable<Window['early']>['ask']> =>
  (address, caller) => {
    const isSignedIn = caller.authorization !== undefined
    const reads = firstReads(opened(address, stored, isSignedIn), isSignedIn)
    askEarly(
      reads.map((read) => earlyRequest(addressOf(read), ruleOf(read))),
      caller,
    )
    return reads
  }
