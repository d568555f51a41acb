import { FALLBACK, LOCALES } from '../../src/i18n/locales.ts'

/**
 * Response headers of every reply, besides the page's policy (`policy` in html.ts). This is the only list: the mock
 * sends it, and `npm run publish` writes it for nginx and static hosts. docs/operations.md gives the reason for each.
 */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY', // for browsers that don't know frame-ancestors
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'geolocation=(self)', // location of the plot, in the registration
    'microphone=(self)', // voice input (§voice.11)
    'payment=(self "https://checkout.razorpay.com" "https://api.razorpay.com")',
    ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'midi', 'usb'].map(
      (feature) => `${feature}=()`,
    ),
  ].join(', '),
  // Not `same-origin`: the checkout opens the bank's window and receives messages from it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Where browsers report policy violations. Servers without this address can ignore them. */
export const REPORTS = '/csp-report'
/** Where the app reports crashes, if the settings name it and the server supports it (deploy/nginx, the mock). */
export const CRASH_REPORTS = '/crash-report'

/**
 * Text can become markup or script only through the head script's `default` policy (src/head/main.ts). The mock enforces
 * this, hence all tests do. Production only reports violations, until the payment provider's script is known to comply.
 */
export const TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types default`
const REPORT_ONLY = `${TRUSTED_TYPES}; report-uri ${REPORTS}`

/** Policy for replies that aren't pages: the API's, unless the backend sends its own. */
const NO_PAGE = `default-src 'none'; frame-ancestors 'none'`

const lines = (of: object, line: (name: string, value: string) => string) =>
  Object.entries(of)
    .map(([name, value]) => line(name, String(value)))
    .join('\n')

/**
 * nginx config inside `server`. Hides the backend's own copies of these headers, which would otherwise be sent twice.
 */
const nginxHeaders = () => `# Written by npm run publish (scripts/build/headers.ts).
${lines(SECURITY_HEADERS, (name, value) => `add_header ${name} '${value}' always;\nproxy_hide_header ${name};`)}
`

/** nginx config inside `http`: the policy by kind of request. */
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
 * nginx config inside `http`: detects the language from `?lang=`, the cookie or the browser's languages, else English.
 * The page corrects a wrong guess, because it knows the choice saved on the device.
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

/** For Netlify and Cloudflare Pages, which revalidate HTML by default. */
const hostHeaders = (policy: string) => `/*
${lines({ ...SECURITY_HEADERS, 'Strict-Transport-Security': 'max-age=31536000', 'Content-Security-Policy': policy }, (name, value) => `  ${name}: ${value}`)}
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

/**
 * Rewrites for the same hosts, from addresses to HTML files. They select the language if the host can; otherwise the
 * head script does. There is no `/*`: a missing file must answer 404 (404.html, scripts/publish), or a page would be
 * cached for a year in its place.
 * @param all the app's addresses, `:id` for an id
 */
const hostRewrites = (pages: readonly { path?: string | undefined; file: string }[], all: readonly string[]) => {
  const frame = pages.find(({ path }) => path === undefined)
  const own = pages.filter(({ path }) => path !== undefined)
  const framed = all.filter((address) => !own.some(({ path }) => path === address))
  return [...own, ...framed.map((path) => ({ path, file: frame?.file }))]
    .flatMap(({ path, file }) =>
      // English comes last, as the default.
      LOCALES.toReversed().map(
        (locale) => `${path} /${file}.${locale}.html 200${locale === FALLBACK ? '' : ` Language=${locale}`}`,
      ),
    )
    .join('\n')
}

/**
 * Config files for a web server in front of the build, by file name. They are never served.
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
