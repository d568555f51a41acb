import * as v from 'valibot'

const notice = v.object({ closed: v.string() })

/** What the list is told when one comes from closing an enquiry: its produce, in the state of the navigation. */
export const closedNotice = (closed: string): v.InferOutput<typeof notice> => ({ closed })

/** @param state of a location, which may hold anything */
export function readClosed(state: unknown): string | undefined {
  const result = v.safeParse(notice, state)
  return result.success ? result.output.closed : undefined
}
