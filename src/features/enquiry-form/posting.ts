import { readSession } from '../../session/session.ts'
import type { Posted } from './post-enquiry.ts'

let current: { token: string | undefined; answer: Promise<Posted> } | undefined

/** An enquiry is on its way. It stays so when its page is left: anyone who comes back finds it, and no form to send it again. */
export function posting(answer: Promise<Posted>): Promise<Posted> {
  const own = { token: readSession().token, answer }
  current = own
  return answer.finally(() => {
    if (current === own) current = undefined
  })
}

/** What this person has on its way. */
export const postingUnderWay = (): Promise<Posted> | undefined =>
  current?.token === readSession().token ? current?.answer : undefined
