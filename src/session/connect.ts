import { connectSession } from '../api/client.ts'
import { connectUnanswered } from '../api/idempotency/once.ts'
import { expireSession, followOtherTabs, readSession } from './session.ts'
import { readStored, writeStored } from './storage.ts'

connectSession({ token: () => readSession().token, onUnauthorized: expireSession })
followOtherTabs()
connectUnanswered({
  read: () => readStored('unanswered') ?? [],
  write: (waiting) => writeStored('unanswered', waiting.length > 0 ? waiting : undefined),
})
