import { withoutData } from './crash-words.ts'
import { isDownloadError } from '../routing/download-error.ts'
import { BUILD } from '../routing/reload-once.ts'
import { routeOf } from '../routing/routes.tsx'

/** One crash, as it is sent: nothing in it is about a person. */
export type CrashReport = {
  name: string
  message: string
  /** The page's path in the route table, never its address: `/enquiry/:id`. */
  page: string
  /** The innermost places in our own files, `EnquiryPage-1a2b3c4.js:1:2345`, for the source maps of the build. */
  frames: string[]
  /** The build's main file. */
  build: string
  language: string
  /** As far as the browser says so by itself: `Chromium 141`. */
  browser: string
}

const NAME = /^[A-Z][A-Za-z]{0,30}Error$/
/** No crash, but a connection, and said where it matters; by the words of each browser. */
const CONNECTION =
  /^(ApiError|SessionOver|AbortError|NetworkError|TimeoutError)\b|failed to fetch|load failed|networkerror/i
const FRAME = /\/assets\/([A-Za-z][\w.-]{0,80}\.js:\d{1,6}:\d{1,7})/

/** In the files of the build. What the error itself says stands in the stack too, and is no place. */
function framesOf({ stack = '', message }: Error): string[] {
  const lines = stack.replace(message, '').split('\n')
  return lines.flatMap((line) => (/^\s*at |@/.test(line) && FRAME.exec(line)?.[1]) || []).slice(0, 5)
}

function browser(): string {
  const { userAgentData } = navigator as { userAgentData?: { brands?: { brand: string; version: string }[] } }
  // The others are the browser's own, and one that means nothing.
  const { version } = userAgentData?.brands?.find(({ brand }) => brand === 'Chromium') ?? {}
  return version && /^\d{1,4}$/.test(version) ? `Chromium ${version}` : ''
}

export function crashReport(error: unknown): CrashReport {
  const isError = error instanceof Error || error instanceof DOMException
  return {
    name: isError ? (NAME.test(error.name) ? error.name : 'Error') : typeof error,
    message: isError ? withoutData(error.message) : '',
    page: routeOf(location.pathname).path,
    frames: isError ? framesOf(error) : [],
    build: BUILD.split('/').pop()!,
    language: document.documentElement.lang,
    browser: browser(),
  }
}

/** Of one visit, so many; each kind once. */
const MAX_REPORTS = 3
const KEY = 'crashes_told'
let told: string[] = []

/** Whether it is to be told, and from then on it has been: a person who tries again comes here again after a reload. */
function isNew(kind: string): boolean {
  try {
    told = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    // Blocked, or not ours: as long as this page is open.
  }
  if (told.length >= MAX_REPORTS || told.includes(kind)) return false
  told = [...told, kind]
  try {
    sessionStorage.setItem(KEY, JSON.stringify(told))
  } catch {
    // The same.
  }
  return true
}

/** React tells of an error that it tries to get over by rendering once more: what comes of that is told by itself. */
const TRIED_AGAIN = /React error #520\b/

/** The address that the settings of the deployment name, if they do. */
async function address(): Promise<string | undefined> {
  const reply = await fetch('/config.json', { cache: 'no-cache' })
  const { crashReports } = (await reply.json()) as { crashReports?: unknown }
  return typeof crashReports === 'string' ? crashReports : undefined
}

export async function reportCrash(error: unknown, isShown: boolean): Promise<void> {
  const report = crashReport(error)
  // Extensions and other people's scripts fail too.
  if (!isShown && report.frames.length === 0) return
  if (TRIED_AGAIN.test(String(error))) return
  if (isDownloadError(error) || CONNECTION.test(String(error))) return
  const to = await address()
  if (!to || !isNew([report.name, report.message, report.page, report.frames[0]].join(' '))) return
  // No cookie, and no referrer: the page's address has ids and searches. As plain text no other site has to be asked first.
  await fetch(to, {
    method: 'POST',
    body: JSON.stringify(report),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
}
