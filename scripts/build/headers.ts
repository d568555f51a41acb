import { FALLBACK, LOCALES } from '../../src/i18n/locales.ts'

/**
 * What a server says with every reply, besides the page's policy (`policy` in html.ts). The one list: the mock sends it, and
 * `npm run publish` writes it out for nginx and for static hosts. docs/operations.md says why each is there.
 */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY', // for browsers that don't know frame-ancestors
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'geolocation=(self)', // the plot's place, in the registration
    'microphone=(self)', // speaking instead of typing (§voice.11)
    'payment=(self "https://checkout.razorpay.com" "https://api.razorpay.com")',
    ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'midi', 'usb'].map(
      (feature) => `${feature}=()`,
    ),
  ].join(', '),
  // The checkout opens the bank's window and hears from it: not `same-origin`.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Where browsers report what the policy stopped. Nothing is lost where nobody listens. */
export const REPORTS = '/csp-report'
/** Where the app tells that it crashed, on servers that listen (deploy/nginx, the mock) and if the settings name it. */
export const CRASH_REPORTS = '/crash-report'

/**
 * No text becomes markup or script but through the `default` policy of the head script (head-script.ts). Enforced by the mock, so in
 * every test; production only reports (`Content-Security-Policy-Report-Only`), until the payment provider's script is known to do without.
 */
export const TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types default`
const REPORT_ONLY = `${TRUSTED_TYPES}; report-uri ${REPORTS}`

/** Where nothing is a page: the API's replies, if the backend says nothing itself. */
const NO_PAGE = `default-src 'none'; frame-ancestors 'none'`

const lines = (of: object, line: (name: string, value: string) => string) =>
  Object.entries(of)
    .map(([name, value]) => line(name, String(value)))
    .join('\n')

/** For nginx, inside `server`. What the backend says of the same goes, or it would be said twice. */
const nginxHeaders = () => `# Written by npm run publish (scripts/build/headers.ts).
${lines(SECURITY_HEADERS, (name, value) => `add_header ${name} '${value}' always;\nproxy_hide_header ${name};`)}
`

/** For nginx, inside `http`: the policy by what is asked for. */
const nginxPolicy = (
  policy: string,
) => `# Written by npm run publish (scripts/build/headers.ts): it changes with every build and with the settings.
map $kind $content_security_policy {
    default "${policy}";
    api $api_security_policy;
    media $api_security_policy;
}
map $upstream_http_content_security_policy $api_security_policy {
    default "";
    "" "${NO_PAGE}";
}
map $kind $trusted_types {
    default "";
    page "${REPORT_ONLY}";
}
`

/**
 * For nginx, inside `http`: the visitor's language is that of `?lang=`, the cookie, the browser's languages, else English. A wrong guess is
 * put right by the page itself, which knows more (the choice that the device remembers).
 */
const nginxLanguages = () => {
  const any = `(^|,) *(?<l>${LOCALES.join('|')})([-_][a-z0-9-]+)?`
  const qs = ['(; *q=1(\\.0*)? *)?', ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenth) => `; *q=0?\\.${tenth}[0-9]* *`)]
  const each = (tail: string) => LOCALES.map((locale) => `    ~*^${locale}${tail} ${locale};`).join('\n')
  return `
map $arg_lang $lang {
    default $lang_of_cookie;
${each('([-_]|$)')}
}
map $cookie_lang $lang_of_cookie {
    default $lang_of_browser;
${each('([-_]|$)')}
}
# The one with the highest q; of two with the same first decimal the one that is named first. q=0 is "not this one".
map $http_accept_language $lang_of_browser {
    default ${FALLBACK};
${[...qs, '; *q=0?\\.0[0-9]*[1-9][0-9]* *'].map((q) => `    "~*${any} *${q}(,|$)" $l_lower;`).join('\n')}
}
map $l $l_lower {
${each('$')}
}
`
}

/** For Netlify and Cloudflare Pages. HTML is revalidated there unless something else is said. */
const hostHeaders = (policy: string) => `/*
${lines({ ...SECURITY_HEADERS, 'Strict-Transport-Security': 'max-age=31536000', 'Content-Security-Policy': policy }, (name, value) => `  ${name}: ${value}`)}
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

/**
 * For the same hosts: what the address of a page gets. By language where the host can; elsewhere the head script sees to it. No `/*`: a
 * file that is missing must be missing (404.html, scripts/publish), or a page would be taken for it, and kept for a year.
 * @param all the app's addresses, `:id` for an id
 */
const hostRewrites = (pages: readonly { path?: string | undefined; file: string }[], all: readonly string[]) => {
  const frame = pages.find(({ path }) => path === undefined)
  const own = pages.filter(({ path }) => path !== undefined)
  const framed = all.filter((address) => !own.some(({ path }) => path === address))
  return [...own, ...framed.map((path) => ({ path, file: frame?.file }))]
    .flatMap(({ path, file }) =>
      // English last and for everybody else.
      LOCALES.toReversed().map(
        (locale) => `${path} /${file}.${locale}.html 200${locale === FALLBACK ? '' : ` Language=${locale}`}`,
      ),
    )
    .join('\n')
}

/**
 * Everything that a server in front of the build wants to know of it, by its file. None of it is ever served.
 * @param policy the pages' content security policy
 */
export const headerFiles = (
  policy: string,
  pages: Parameters<typeof hostRewrites>[0],
  all: readonly string[],
): [name: string, text: string][] => [
  ['csp.txt', policy],
  ['_headers', hostHeaders(policy)],
  ['_redirects', `${hostRewrites(pages, all)}\n`],
  ['nginx/headers.conf', nginxHeaders()],
  ['nginx/policy.conf', nginxPolicy(policy) + nginxLanguages()],
]
