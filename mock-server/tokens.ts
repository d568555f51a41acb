import { randomBytes } from 'node:crypto'
import type { User } from './operation.ts'
import type { Store } from './store/store.ts'

/** A session lasts 30 days. */
const TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** Signs a user in. */
export function mintToken({ db }: Store, userId: number, now: number): string {
  const token = randomBytes(24).toString('base64url')
  const expires = new Date(now + TOKEN_LIFETIME_MS).toISOString()
  db.prepare('INSERT INTO token (token, user_id, expires_at) VALUES (?, ?, ?)').run(token, userId, expires)
  return token
}

/** The user of a token; undefined if it is unknown or expired. */
export function userOfToken({ db }: Store, token: string, now: number): User | undefined {
  const row = db
    .prepare(
      `SELECT user.id, mobile, full_name, email, preferred_language, business.id AS business_id, premium_until, role, picture
       FROM token JOIN user ON user.id = token.user_id LEFT JOIN business ON business.user_id = user.id
       WHERE token = ? AND expires_at > ?`,
    )
    .get(token, new Date(now).toISOString())
  return row as User | undefined
}
