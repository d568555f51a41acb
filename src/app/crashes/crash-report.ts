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

/** React's number of an error. Every other message is left out, because it may contain personal data. */
const REACT_ERROR = /React error #\d{1,4}\b/

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
    message: REACT_ERROR.exec(String(error))?.[0] ?? '',
    page: routeOf(location.pathname).path, // never the address: `/enquiry/:id`
    frames: isError ? framesOf(error) : [],
    build: BUILD.split('/').pop()!,
    language: document.documentElement.lang,
    browser: browser(),
  }
}

/** Maximum reports per visit; each kind is reported once. */
const MAX_REPORTS = 3
const KEY = 'crashes_reported'

/** Whether this kind is new. The list survives a reload: who tries again meets the same crash. */
function isNew(kind: string): boolean {
  const reported = perTab.get(KEY)?.split('\n') ?? []
  if (reported.length >= MAX_REPORTS || reported.includes(kind)) return false
  perTab.set(KEY, [...reported, kind].join('\n'))
  return true
}

/** React recovers from this error by rendering again. If that fails too, the second error is reported. */
const TRIED_AGAIN = 'React error #520'

export async function reportCrash(error: unknown, isShown: boolean): Promise<void> {
  const report = crashReport(error)
  // Browser extensions and third-party scripts fail too.
  if (!isShown && report.frames.length === 0) return
  if (report.message === TRIED_AGAIN) return
  if (isDownloadError(error) || CONNECTION.test(String(error))) return
  const to = await reportAddress('crashReports')
  if (!to || !isNew([report.name, report.message, report.page, report.frames[0]].join(' '))) return
  await postReport(to, report)
}
