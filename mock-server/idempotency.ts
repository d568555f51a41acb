import { refuse } from './failure.ts'
import type { Lang, User } from './operation.ts'
import type { Store } from './store/store.ts'

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000

/** A request with an `Idempotency-Key` (openapi/parameters.yaml): it is carried out once, however often it is sent. */
export type KeyedRequest = {
  user: User
  operation: string
  key: string
  /** Path, query and body; null matches anything (a contract's provider state). */
  sent: string | null
}

/** @param input the request's data. Compared as JSON, which ignores the content of files. */
export const keyedRequest = (
  operation: string,
  key: string | null,
  user: User | undefined,
  input: object,
): KeyedRequest | undefined =>
  key !== null && user ? { user, operation, key, sent: JSON.stringify(input) } : undefined

/** The earlier reply to the same request, or a refusal if the key was used for another one. */
export function storedReply({ db }: Store, { user, operation, key, sent }: KeyedRequest, lang: Lang, now: number) {
  db.prepare('DELETE FROM keyed_request WHERE created_at < ?').run(new Date(now - KEY_LIFETIME_MS).toISOString())
  const row = db
    .prepare('SELECT * FROM keyed_request WHERE user_id = ? AND operation = ? AND key = ?')
    .get(user.id, operation, key)
  if (!row) return undefined
  if (row['sent'] !== null && row['sent'] !== sent) return refuse(400, 'key_reused', lang)
  return { status: Number(row['status']), body: JSON.parse(String(row['answer'])) as unknown }
}

export function storeReply(
  { db }: Store,
  { user, operation, key, sent }: KeyedRequest,
  { status, body }: { status: number; body?: unknown },
  now: number,
): void {
  db.prepare(
    'INSERT OR REPLACE INTO keyed_request (user_id, operation, key, sent, status, answer, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(user.id, operation, key, sent, status, JSON.stringify(body), new Date(now).toISOString())
}
