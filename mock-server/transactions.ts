import type { Store } from './store/store.ts'

export type Transactions = ReturnType<typeof createTransactions>

/** A handler may await a file's bytes in its transaction. All share one connection, so other work waits its turn. */
export function createTransactions({ db }: Store) {
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  /** Commits all writes of `work`, or none if it throws. */
  function transaction<T>(work: () => T | Promise<T>): Promise<T> {
    return inTurn(async () => {
      db.exec('SAVEPOINT turn') // may be inside the transaction of a contract's provider states
      try {
        const result = await work()
        db.exec('RELEASE turn')
        return result
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK TO turn; RELEASE turn')
        throw error
      }
    })
  }

  return { inTurn, transaction }
}
