/** Address for reports in the deployment's settings, if they name one. */
export async function reportAddress(of: 'crashReports' | 'brokenReplies'): Promise<string | undefined> {
  const reply = await fetch('/config.json', { cache: 'no-cache' })
  const { [of]: address } = (await reply.json()) as Partial<Record<typeof of, unknown>>
  return typeof address === 'string' ? address : undefined
}

/** No cookie, and no referrer: the page's address has ids and searches. Plain text needs no CORS preflight. */
export const postReport = (to: string, report: object): Promise<unknown> =>
  fetch(to, {
    method: 'POST',
    body: JSON.stringify(report),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
