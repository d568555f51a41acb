import type { createPerson } from './person.ts'
import type { startWorld } from './world.ts'

type World = Pick<Awaited<ReturnType<typeof startWorld>>, 'rows'>
export type Person = ReturnType<typeof createPerson>
/** Something that went wrong for a person; `who` is empty for the world. */
export type Problem = { who: string; what: string }

/** What people did, and what the app said about it. */
export type Ledger = {
  /** When the day began, as the mock writes times: its seed has paid orders too. */
  since: string
  /** In order. */
  history: { who: string; what: string }[]
  problems: Problem[]
  enquiries: { who: string; text: string; isDone: boolean; wasKilled: boolean }[]
  payments: { who: string; id: number; isDone: boolean }[]
}

/** Compares what people did with what the server has stored. */
export function stored({ rows }: World, people: Person[], { since, enquiries, payments }: Ledger): Problem[] {
  const problems: Problem[] = []
  for (const { who, text, isDone, wasKilled } of enquiries) {
    const found = rows<{ mobile: string }>(
      'SELECT user.mobile FROM enquiry JOIN user ON user.id = enquiry.user_id WHERE additional_notes = ?',
      text,
    )
    if (found.some(({ mobile }) => mobile !== who)) problems.push({ who, what: `${text} is somebody else's` })
    if (found.length > 1) problems.push({ who, what: `${text} is there ${found.length} times` })
    const isOpen = people.find(({ user }) => user.mobile === who)!.kept.enquiry === text
    if (found.length === 0 && (isDone || !(isOpen || wasKilled))) problems.push({ who, what: `${text} is lost` })
  }
  for (const { who, id, isDone } of payments) {
    const paid = payers({ rows }, id, since)
    const isOthers = (mobile: string) => !payments.some((each) => each.id === id && each.who === mobile)
    if (paid.some(isOthers)) problems.push({ who, what: `enquiry ${id} is paid by somebody else` })
    const times = paid.filter((mobile) => mobile === who).length
    if (times > 1) problems.push({ who, what: `enquiry ${id} is paid ${times} times` })
    if (isDone && times === 0) problems.push({ who, what: `enquiry ${id} was never paid` })
  }
  return problems
}

/** Compares what a person did with what the pages show them. */
export async function shown(world: World, person: Person, { since, payments }: Ledger): Promise<Problem[]> {
  const { mobile: who } = person.user
  const paid = payments
    .filter((each) => each.who === who && payers(world, each.id, since).includes(who))
    .map(({ id }) => id)
  const { draft, enquiry, hidden } = await person.remains(paid)
  const problems = hidden.map((id) => ({ who, what: `enquiry ${id} is paid, and its contact hidden` }))
  const { draft: typed, enquiry: text } = person.kept
  if (typed && draft !== typed) problems.push({ who, what: `${typed} is lost: the form has "${draft}"` })
  const isStored = !text || world.rows('SELECT 1 FROM enquiry WHERE additional_notes = ?', text).length > 0
  if (!isStored && enquiry !== text) problems.push({ who, what: `${text} is lost: neither stored nor in the form` })
  return problems
}

const payers = ({ rows }: World, id: number, since: string) =>
  rows<{ mobile: string }>(
    `SELECT user.mobile FROM payment_order JOIN user ON user.id = payment_order.user_id
     WHERE kind = 'enquiry' AND target_id = ? AND paid_at > ?`,
    id,
    since,
  ).map(({ mobile }) => mobile)

/** The history of a problem is that of its person and of the world. Of several problems it takes the shortest one. */
export function shortestHistory({ history, problems }: Pick<Ledger, 'history' | 'problems'>): string[] {
  const histories = problems.map(({ who, what }) => [
    ...history.filter((each) => each.who === '' || each.who === who).map((each) => each.what),
    `→ ${what}`,
  ])
  return histories.toSorted((a, b) => a.length - b.length)[0] ?? []
}
