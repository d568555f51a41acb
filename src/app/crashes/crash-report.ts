import { perTab } from '../../device/storage.ts'
import { BUILD } from '../../api/deployment.ts'
import { isDownloadError } from '../routing/failed-downloads.ts'
import { routeOf } from '../routing/routes.tsx'
import { postReport, reportAddress } from './post-report.ts'

const NAME = /^[A-Z][A-Za-z]{0,30}Error$/
/** Connection errors in each browser's words. They are no crashes, and people are told of them where they happen. */
const CONNECTION =
  /^(ApiError|SessionOver|AbortError|NetworkError|TimeoutError)\b|failed to fetch|load failed|networkerror/i
const FRAME = /\/assets\/([A-Za-z][\w.-]{0,80}\.js:\d{1,6}:\d{1,7})/

/** Innermost frames in our own files, for the source maps. The message, which the stack repeats, is cut out first. */
function framesOf({ stack = '', message }: Error): string[] {
  const lines = stack.replace(message, '').split('\n')
  return lines.flatMap((line) => (/^\s*at |@/.test(line) && FRAME.exec(line)?.[1]) || []).slice(0, 5)
}

/** Name and version from the browser's client hints, `Chromium 141`; empty without them. */
function browser(): string {
  const { userAgentData } = navigator as { userAgentData?: { brands?: { brand: string; version: string }[] } }
  // The other brands are the browser's own name and a placeholder.
  const { version } = userAgentData?.brands?.find(({ brand }) => brand === 'Chromium') ?? {}
  return version && /^\d{1,4}$/.test(version) ? `Chromium ${version}` : ''
}

/** One crash as it is sent, without personal data. */
export function crashReport(error: unknown) {
  const isError = error instanceof Error || error instanceof DOMException
  return {
    name: isError ? (NAME.test(error.name) ? error.name : 'Error') : typeof error,
    message: isError ? withoutData(error.message) : '',
    page: routeOf(location.pathname).path, // never the address: `/enquiry/:id`
    frames: isError ? framesOf(error) : [],
    build: BUILD.split('/').pop()!,
    language: document.documentElement.lang,
    browser: browser(),
  }
}

/** Maximum reports per visit; each kind is reported once. */
const MAX_REPORTS = 3
const KEY = 'crashes_told'

/** Whether this kind is new. The list survives a reload: who tries again meets the same crash. */
function isNew(kind: string): boolean {
  const reported = perTab.get(KEY)?.split('\n') ?? []
  if (reported.length >= MAX_REPORTS || reported.includes(kind)) return false
  perTab.set(KEY, [...reported, kind].join('\n'))
  return true
}

/** React recovers from this error by rendering again. If that fails too, the second error is reported. */
const TRIED_AGAIN = /React error #520\b/

export async function reportCrash(error: unknown, isShown: boolean): Promise<void> {
  const report = crashReport(error)
  // Browser extensions and third-party scripts fail too.
  if (!isShown && report.frames.length === 0) return
  if (TRIED_AGAIN.test(String(error))) return
  if (isDownloadError(error) || CONNECTION.test(String(error))) return
  const to = await reportAddress('crashReports')
  if (!to || !isNew([report.name, report.message, report.page, report.frames[0]].join(' '))) return
  await postReport(to, report)
}

/** Words that browsers and React use in error messages. Any other word may be personal data. */
const WORDS = new Set(
  `a access accessed add after all already an and any are argument arguments array arrow as assertion assign assigned assignment async
  at attempt await bad be because been before being bigint bind boolean bound browser but by call callable callback called calling can
  cannot cant canvas child class classes closed code component components concurrent configurable connected constant construct
  constructor convert converted converting create cyclic date declaration declared default define defined delete depth destructure
  destructured detached directly div document does doesnt dom during element elements empty enough equal error errors evaluating
  evaluation exceeded exceeds execute executed exhausted expected export extended extensible failed fewer find finite first for found
  frame from full function functions generator get getter global greater had has have hook hooks hydrated hydrating hydration identifier if
  implement import in index infinite initial initialization initialize initialized initializer input insert inserted instance instanceof
  integer internal into invalid invoke invoked is isnt it item items iterable iteration iterator its json key keys large length less
  lexical limit literal locale long loop map match matching maximum memory message method minified missing module more most must name negative
  nested never new next no node non nonnegative not nothing null number object objects of offset on only operation operand operator option or
  out outside own parameter parent parse parsing pattern previous primitive private promise properties property prototype proxy range
  react read readonly reading recursion redeclaration reduce reference referenced regular rejected remove removed render rendered
  rendering repeat requested required requires resolve resolved result return returned returning root same script sealed set setter
  setting should size source spread stack state static store string strict super support supported suspended symbol syntax target
  than that the this time to token too transaction trap tried try type typed unable undefined unexpected uninitialized unknown
  unsupported unterminated update updates url usage use used using valid value values variable was visit weak when where while with within
  without writable write yield zero`.split(/\s+/),
)
const MAX_LENGTH = 300
/** Letters of any script, digits, and punctuation within words. `#` starts React's number of an error. */
const WORD = /#?[^\s,;:!?()[\]{}"']+/g

/** A message without quoted texts, numbers of over three digits, and words that are not above. Omissions are `…`. */
export const withoutData = (message: string): string =>
  message
    .slice(0, 2_000)
    .replaceAll(/n['’]t\b/g, 'nt') // not a quotation mark
    // From the first mark to the last, as a nested mark looks like the end; after a single one, all the rest.
    .replace(/["'`‘’“”„«»][\s\S]*["'`‘’“”„«»]|["'`‘’“”„«»][\s\S]*/, '…')
    .replaceAll(/\d[\d\s.,()+/-]{2,}\d/g, '…') // a phone number in groups
    .replaceAll(WORD, (word) => {
      const bare = word.replace(/\.+$/, '').toLowerCase()
      return WORDS.has(bare) || /^#?\d{1,3}$/.test(bare) ? word : '…'
    })
    .replaceAll(/…[^A-Za-z\d]*…/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
