import { addressOf, ruleOf } from '../api/reads.ts'
import { firstReads, opened } from '../app/routing/pages.ts'
import { askEarly, earlyRequest } from './ask-early.ts'

/**
 * Starts what a page is going to ask for, beside the download of its code: as the HTML of the frame arrives, and, called by the app, as soon
 * as somebody is on the way to another page (§performance.11). The head of the frame has this file with its table of pages in it; on a
 * prerendered page the app fetches it for the first way to another (src/app/routing/usePageTransition.ts).
 */
export const askFor =
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
