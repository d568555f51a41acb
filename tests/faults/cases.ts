/** These are the acceptance cases of docs/faults.md by number. Each test declares which it proves (tests/proves.ts). */
export const cases = {
  1: { what: '`next` fuzz', bar: '0 escapes, good paths kept' },
  2: { what: 'redirect, Link, Navigate, navigate × payloads', bar: 'origin never left' },
  3: { what: 'XSS corpus in every string field', bar: '0 executions' },
  4: { what: '`javascript:` and `data:` in photo or link', bar: 'never in href or src' },
  5: { what: 'language from all six sources', bar: 'only languages of the product' },
  6: { what: 'mailto, 20,000 texts', bar: 'subject and body only' },
  7: { what: 'renamed HTML, SVG, 0 byte, limit + 1', bar: 'refused before a request' },
  8: { what: 'flood of pixels; GPS position', bar: 'refused; stripped' },
  9: { what: 'CSP on all pages', bar: '0 violations' },
  10: { what: 'hidden contact canary', bar: 'absent' },
  11: { what: 'tampered `purchasedEntities`', bar: 'nothing shown' },
  12: { what: 'token, phone, OTP canaries', bar: 'absent from addresses and console' },
  13: { what: 'build', bar: 'no maps, no secrets' },
  14: { what: 'install scripts', bar: '0 unreviewed' },
  15: { what: '401 on every bearer operation, five in parallel', bar: 'one redirect, `next` and drafts kept' },
  16: { what: 'log-out in tab A', bar: 'tab B clean in 1 s' },
  17: { what: 'Back after log-out', bar: 'no private DOM' },
  18: { what: 'account switch elsewhere', bar: 'caches dropped' },
  19: { what: 'storage throwing, full, garbage', bar: 'boots, signs in' },
  20: { what: 'double submit in four ways', bar: '1 POST' },
  21: { what: 'dismissed', bar: 'idle' },
  22: { what: 'failed, then late success', bar: 'unlocked once' },
  23: { what: 'lost between handler and verify', bar: 'resumed' },
  24: {
    what: 'kill at five points',
    bar: 'every record kept',
    approximated:
      'A kill between the provider’s charge and its call of our handler can’t be repaired by any page: the provider’s server tells ours. After a kill the token is put back, because localStorage of the last seconds may be lost.',
  },
  25: { what: 'verify 500, hang, HTML, bad schema', bar: '“confirming”, no second charge' },
  26: {
    what: 'checkout script blocked, slow, without its global',
    bar: 'error and retry',
    approximated: 'The provider’s script is a stand-in (mock-server/checkout): the real one needs its network.',
  },
  27: { what: 'amount NaN, 0, not INR', bar: 'never opens' },
  28: { what: 'valid fuzz, 1,000 an operation', bar: '0 white screens, 0 uncaught' },
  29: { what: 'every field missing, null, wrong type', bar: 'panel and a retry that works' },
  30: {
    what: '20 transport faults × every operation',
    bar: 'panel, in the person’s language, and a retry that works',
    approximated:
      'Refused, reset, cut off, stalled and garbled replies happen on real sockets; a name that does not resolve, no way to the host, and no network are the browser’s own errors, planted.',
  },
  31: { what: 'hang', bar: 'the message at 10 s; leads make three attempts' },
  32: { what: 'out-of-order typing, filters, pages', bar: '0 stale' },
  33: { what: 'offline, then online', bar: 'recovers, typed text kept' },
  34: { what: '10k rows, endless `next`', bar: 'capped, usable in 2 s' },
  35: { what: 'chunk 404 or HTML', bar: 'at most one reload, drafts kept' },
  36: {
    what: 'sleep 90 s, clock ± 1 day',
    bar: 'countdown right, no early resend',
    approximated: 'The clock of the page is Playwright’s; a real phone’s sleep was not tried.',
  },
  37: { what: 'geolocation denied or silent', bar: '“Location unavailable” by 10 s' },
  38: { what: 'stale, old-version, other user’s draft', bar: 'never shown to the wrong user' },
} as const satisfies Record<number, Case>

/** `approximated`: how the test differs from reality. */
type Case = { what: string; bar: string; approximated?: string }
