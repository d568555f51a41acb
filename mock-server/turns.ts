import type { Store } from './store/store.ts'

export type Turns = ReturnType<typeof createTurns>

/**
 * Work on the store, one piece after the other. A handler may wait for the bytes of a file while its transaction is open;
 * as there is one connection, another request's writes would land in that transaction.
 */
export function createTurns({ db }: Store) {
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  /** All writes of `work` are stored, or none when it throws. */
  function transaction<T>(work: () => T | Promise<T>): Promise<T> {
    return inTurn(async () => {
      const nested = db.isTransaction // in that of a contract's provider states
      db.exec(nested ? 'SAVEPOINT turn' : 'BEGIN IMMEDIATE')
      try {
        const result = await work()
        db.exec(nested ? 'RELEASE turn' : 'COMMIT')
        return result
      } catch (error) {
        if (db.isTransaction) db.exec(nested ? 'ROLLBACK TO turn; RELEASE turn' : 'ROLLBACK')
        throw error
      }
    })
  }

  return { inTurn, transaction }
}
