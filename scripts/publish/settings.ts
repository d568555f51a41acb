import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const RAZORPAY = 'https://checkout.razorpay.com/v1/checkout.js'

const isOrigin = (text: string) => {
  const url = URL.parse(text)
  // The URL parser accepts quotes in a host, but the host goes into the HTML and the policy.
  if (!url || url.origin !== text || !/^[a-z\d.-]+$/.test(url.hostname)) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname))
}

const isHttps = (text: string) => /^https:\/\/[\w.:/?=&-]+$/.test(text) && isOrigin(URL.parse(text)?.origin ?? '')

const originOr = (empty: string, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text === '' || isOrigin(text),
      `must be "" (${empty}) or an origin such as "${example}", without a path or a slash at its end`,
    ),
  )
const checkout = v.strictObject({
  script: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\/(?![/\\])|https:\/\/(checkout|cdn)\.razorpay\.com\/)/,
        `must be an address that the content security policy allows: "${RAZORPAY}", or one that begins with "/"`,
      ),
    ),
    RAZORPAY,
  ),
  key: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{0,100}$/, 'must be the provider’s public key, such as "rzp_live_…"')),
    '',
  ),
})
const reports = v.pipe(
  v.string(),
  v.check(
    // No characters with a special meaning in the policy.
    (text) => text === '' || /^\/(?!\/)[\w./-]*$/.test(text) || isHttps(text),
    'must be "" (none), an address on this site such as "/crash-report", or one such as "https://reports.example.in/crashes"',
  ),
)
/** Maximum number of enquiries with their own page; each has one page per language. */
const MAX_ENQUIRY_PAGES = 1000
const enquiryPages = v.pipe(
  v.number(),
  v.check(
    (count) => Number.isInteger(count) && count >= 0 && count <= MAX_ENQUIRY_PAGES,
    `must be a whole number from 0 to ${MAX_ENQUIRY_PAGES}`,
  ),
)
const ENVIRONMENTS = ['production', 'staging', 'development'] as const

const schema = v.strictObject({
  environment: v.optional(v.picklist(ENVIRONMENTS, `must be one of ${ENVIRONMENTS.join(', ')}`), 'production'),
  site: v.optional(originOr('none', 'https://krishivyapar.example'), ''),
  api: v.optional(originOr('the API is on the same site', 'https://api.example.in'), ''),
  enquiryPages: v.optional(enquiryPages, 100),
  checkout: v.optional(checkout, {}),
  crashReports: v.optional(reports, ''),
  brokenReplies: v.optional(reports, ''),
})
/** Settings of a deployment, which never need a rebuild. */
export type Settings = v.InferOutput<typeof schema>

export const DEFAULTS: Settings = v.parse(schema, {})

/** @throws Error that tells the deployer what is wrong and where */
export function readSettings(text: string, file: string): Settings {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${(cause as Error).message}`, { cause })
  }
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  throw new Error(`${file} can't be used:\n${problems.join('\n')}`)
}

export const readSettingsFile = (file: string): Settings => readSettings(readFileSync(file, 'utf8'), file)
