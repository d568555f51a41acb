import { connectSession } from '../api/client.ts'
import { expireSession, followOtherTabs, readSession } from './session.ts'

// A token that the server no longer knows is of no use to anyone.
connectSession({ token: () => readSession().token, onUnauthorized: expireSession })
followOtherTabs()
