import { connectSession } from '../api/client.ts'
import { readStored, writeStored } from './storage.ts'

// A token that the server no longer knows is of no use to anyone.
connectSession({ token: () => readStored('authToken'), onUnauthorized: () => writeStored('authToken', undefined) })
