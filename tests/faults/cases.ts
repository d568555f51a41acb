/** A file of tests, and the titles of those in it that prove a case, as they are written there. */
export type Proof = readonly [file: string, ...titles: string[]]
export type Case = {
  what: string
  bar: string
  proved: readonly Proof[]
  /** What is not as in the world. */ approximated?: string
}

const session = 'e2e/session.spec.ts'
const payments = 'e2e/payments.spec.ts'
const transport = 'e2e/faults/transport.spec.ts'
const repeat = 'e2e/faults/repeat.spec.ts'
const redirects = 'e2e/faults/redirects.spec.ts'
const canaries = 'e2e/faults/canaries.spec.ts'
const home = 'e2e/home.spec.ts'
const purchase = 'tests/payments/ContactPurchase.browser.tsx'
const photo = 'tests/domain/scale-photo.browser.tsx'

/** The acceptance cases of docs/faults.md by their number: what must hold, and which tests show it. */
export const cases: Record<number, Case> = {
  1: {
    what: '`next` fuzz',
    bar: '0 escapes, good paths kept',
    proved: [
      [
        'tests/domain/safe-next.test.ts',
        '10,000 hostile addresses: none leaves the site, none leads back to the sign-in',
        'the check would notice: a naive rule fails it',
        '10,000 good addresses are kept as they are',
      ],
    ],
  },
  2: {
    what: 'redirect, Link, Navigate, navigate × payloads',
    bar: 'origin never left',
    proved: [
      [redirects, '${door} leads nowhere else', 'who follows a hostile link and signs in stays here'],
      ['e2e/auth.spec.ts', 'next=${evil} does not leave the site'],
    ],
  },
  3: {
    what: 'XSS corpus in every string field',
    bar: '0 executions',
    proved: [
      [
        'e2e/faults/xss.spec.ts',
        "${name} with ${round ?? 'markup and addresses'}: nothing runs",
        'a naive page is caught with each of them',
      ],
    ],
  },
  4: {
    what: '`javascript:` and `data:` in photo or link',
    bar: 'never in href or src',
    proved: [['e2e/faults/xss.spec.ts', "${name} with ${round ?? 'markup and addresses'}: nothing runs"]],
  },
  5: {
    what: 'language from all six sources',
    bar: 'only en, hi, mr',
    proved: [
      [
        'tests/i18n/detect.dom.ts',
        '${source}: %s is taken',
        '${source}: %j is passed over',
        'only a language of the product ever comes out',
      ],
      ['e2e/frame.spec.ts', 'lang=${value} is discarded'],
    ],
  },
  6: {
    what: 'mailto, 20,000 texts',
    bar: 'subject and body only',
    proved: [
      ['tests/features/support/mailto.test.ts', 'the mail has one subject of one line, one body, and nothing else'],
    ],
  },
  7: {
    what: 'renamed HTML, SVG, 0 byte, limit + 1',
    bar: 'refused before a request',
    proved: [
      [
        photo,
        'the bytes tell what it is, not the name or the declared type',
        'refuses what is too large, empty, of another type, damaged or a flood of pixels',
      ],
      ['e2e/own-enquiries.spec.ts', 'what is no photo is refused before anything is sent'],
      ['e2e/profile.spec.ts', 'refuses ${what} before anything is sent'],
      ['e2e/register.spec.ts', 'of a file by the page, then by the server, leaves all that was filled in'],
    ],
  },
  8: {
    what: 'flood of pixels; GPS position',
    bar: 'refused; stripped',
    proved: [
      [
        photo,
        'refuses what is too large, empty, of another type, damaged or a flood of pixels',
        'is turned as the camera held it, and the place where it was taken is gone',
      ],
    ],
  },
  9: { what: 'CSP on all pages', bar: '0 violations', proved: [['e2e/production']] },
  10: {
    what: 'hidden contact canary',
    bar: 'absent',
    proved: [
      [canaries, '${what}: a contact that the server sends too early is nowhere'],
      ['e2e/offline.spec.ts', 'a contact is shown, and not kept'],
      ['tests/worker/rules.test.ts', 'a copy has no contact in it, as if the person could not see it'],
    ],
  },
  11: {
    what: 'tampered `purchasedEntities`',
    bar: 'nothing shown',
    proved: [
      [canaries, '${what}: a contact that the server sends too early is nowhere'],
      ['e2e/business.spec.ts', 'a device that claims to have bought it is shown nothing'],
    ],
  },
  12: {
    what: 'token, phone, OTP canaries',
    bar: 'absent from addresses and console',
    proved: [[canaries, 'token, phone and OTP are in no address, no title and no console']],
  },
  13: { what: 'build', bar: 'no maps, no secrets', proved: [['e2e/faults/build.spec.ts', 'no maps, no secrets']] },
  14: {
    what: 'install scripts',
    bar: '0 unreviewed',
    proved: [['tests/faults/install-scripts.test.ts', 'no package runs a script that nobody has decided about']],
  },
  15: {
    what: '401 on every bearer operation, five in parallel',
    bar: 'one redirect, `next` and drafts kept',
    proved: [
      [transport, '${name} (${operations[name].method}), in ${locale}'],
      [session, 'said by five replies at once leads out once, and nothing that was typed is lost'],
    ],
  },
  16: {
    what: 'log-out in tab A',
    bar: 'tab B clean in 1 s',
    proved: [[session, 'in one tab clears the other within a second, and Back shows nothing private']],
  },
  17: {
    what: 'Back after log-out',
    bar: 'no private DOM',
    proved: [
      ['e2e/faults/tabs.spec.ts', 'Back after a log-out shows nothing private, page after page'],
      ['tests/session/session.dom.ts', 'a page that comes back out of the back/forward cache looks again'],
    ],
  },
  18: {
    what: 'account switch elsewhere',
    bar: 'caches dropped',
    proved: [
      [
        'e2e/faults/tabs.spec.ts',
        'another person signs in in another tab: nothing of the first is shown again, from no cache',
      ],
      ['e2e/offline.spec.ts', 'a copy that was left behind is not for another person'],
    ],
  },
  19: {
    what: 'storage throwing, full, garbage',
    bar: 'boots, signs in',
    proved: [[session, '${what}: one can sign in, and the visit goes on']],
  },
  20: {
    what: 'double submit in four ways',
    bar: '1 POST',
    proved: [
      [repeat, '${what} posts one enquiry', '${how}: sent again as it is, it is found and not posted twice'],
      [payments, 'a double tap opens one checkout with one order'],
      ['e2e/register.spec.ts', 'a second tap sends nothing more'],
    ],
  },
  21: {
    what: 'dismissed',
    bar: 'idle',
    proved: [
      [purchase, 'without a try: idle, and can be opened again'],
      ['e2e/subscription.spec.ts', 'Close: nothing happened, and it can be opened again'],
    ],
  },
  22: {
    what: 'failed, then late success',
    bar: 'unlocked once',
    proved: [
      [purchase, 'failed, then paid: unlocked once', 'and paid all the same, late: nothing is lost'],
      [payments, 'failed, then paid: charged once'],
    ],
  },
  23: {
    what: 'lost between handler and verify',
    bar: 'resumed',
    proved: [
      ['e2e/subscription.spec.ts', 'the connection is lost between checkout and verify, and comes back'],
      [
        'tests/payments/confirm.dom.ts',
        'a contact whose enquiry was taken away: after all attempts it is refused, with the reference said',
      ],
    ],
  },
  24: {
    what: 'kill at five points',
    bar: 'every record kept',
    proved: [
      [
        'e2e/faults/kill.spec.ts',
        'the browser is killed ${when}: every record is kept, charged once',
        'the browser is killed while a contact that was paid for does not show yet: it shows, and is never sold again',
      ],
    ],
    approximated:
      'A kill between the provider’s charge and its call of our handler can’t be repaired by any page: the provider’s server tells ours. After a kill the token is put back, because localStorage of the last seconds may be lost.',
  },
  25: {
    what: 'verify 500, hang, HTML, bad schema',
    bar: '“confirming”, no second charge',
    proved: [
      ['e2e/faults/verify.spec.ts', '${what}: “Confirming”, no second charge, and a check by hand confirms it'],
      ['tests/payments/confirm.dom.ts', '%s is no answer: it is tried again, with growing pauses, until there is one'],
    ],
  },
  26: {
    what: 'checkout script blocked, slow, without its global',
    bar: 'error and retry',
    proved: [
      [
        payments,
        'blocked: said, no order is made, and a second try works',
        'without its global: said',
        'too slow: said after 30 s, and what came late is used',
      ],
    ],
    approximated: 'The provider’s script is a stand-in (mock-server/checkout): the real one needs its network.',
  },
  27: {
    what: 'amount NaN, 0, not INR',
    bar: 'never opens',
    proved: [[payments, 'an order of ${what} never opens']],
  },
  28: { what: 'valid fuzz, 1,000 an operation', bar: '0 white screens, 0 uncaught', proved: [['e2e/fuzz']] },
  29: { what: 'every field missing, null, wrong type', bar: 'panel and a retry that works', proved: [['e2e/fuzz']] },
  30: {
    what: '20 transport faults × every operation',
    bar: 'panel, in the person’s language, and a retry that works',
    proved: [
      [transport, '${name} (${operations[name].method}), in ${locale}', 'every fault is met by two operations or more'],
    ],
    approximated:
      'Refused, reset, cut off, stalled and garbled replies happen on real sockets; a name that does not resolve, no way to the host, and no network are the browser’s own errors, planted.',
  },
  31: {
    what: 'hang',
    bar: 'the message at 10 s; leads make three attempts',
    proved: [
      [home, 'no answer: after 10 s each, three attempts with 1 s and 2 s between'],
      ['e2e/mandi.spec.ts', 'no answer: 10 s each, three attempts'],
      ['e2e/board.spec.ts', 'no answer within 10 s, and no connection'],
      ['e2e/directory.spec.ts', 'no connection, and none within 10 s'],
    ],
  },
  32: {
    what: 'out-of-order typing, filters, pages',
    bar: '0 stale',
    proved: [
      [
        'e2e/faults/stale.spec.ts',
        '${name}: replies in any order, and what stands is what was asked for last (seed ${SEED})',
        'suggestions belong to what is typed, however late they come',
      ],
      ['e2e/board.spec.ts', 'replies that come late, and in another order, are never shown'],
      ['e2e/directory.spec.ts', 'a late reply to an older search is never shown'],
    ],
  },
  33: {
    what: 'offline, then online',
    bar: 'recovers, typed text kept',
    proved: [
      ['e2e/offline.spec.ts', 'what was typed without a network is kept over a reload, and goes out when it is back'],
      ['e2e/enquiry-form.spec.ts', 'offline it is kept, and goes out by one press once the device is online again'],
      ['e2e/own-enquiries.spec.ts', 'offline: says so; with the connection the list comes by itself'],
    ],
  },
  34: { what: '10k rows, endless `next`', bar: 'capped, usable in 2 s', proved: [['e2e/growth']] },
  35: {
    what: 'chunk 404 or HTML',
    bar: 'at most one reload, drafts kept',
    proved: [
      [
        'e2e/faults/chunks.spec.ts',
        'code that is answered with ${what}: at most one reload, and what was typed is kept',
      ],
      ['e2e/shell.spec.ts', 'is reloaded once, and is there when the new build has it'],
    ],
  },
  36: {
    what: 'sleep 90 s, clock ± 1 day',
    bar: 'countdown right, no early resend',
    proved: [
      [
        'e2e/faults/clock.spec.ts',
        'the device’s time is set ${what}: the countdown is right, and no code is sent early',
        'a reload after the time was set back gives nobody more than two minutes',
      ],
    ],
    approximated: 'The clock of the page is Playwright’s; a real phone’s sleep was not tried.',
  },
  37: {
    what: 'geolocation denied or silent',
    bar: '“Location unavailable” by 10 s',
    proved: [
      [
        'tests/features/registration/device-location.test.ts',
        'a refusal is “Location unavailable”',
        'a question that nobody answers is over after 10 s',
      ],
      ['e2e/directory.spec.ts', 'the device stays silent: that is said after 10 s'],
    ],
  },
  38: {
    what: 'stale, old-version, other user’s draft',
    bar: 'never shown to the wrong user',
    proved: [
      [
        'tests/session/drafts.dom.ts',
        'a draft is found again by the person who typed it, and by nobody else',
        'what does not pass the check of this version is no draft',
      ],
      [session, 'another person who signs in instead finds nothing of it'],
    ],
  },
}
