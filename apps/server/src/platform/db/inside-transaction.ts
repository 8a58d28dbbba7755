import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'

const inside = new AsyncLocalStorage<boolean>()

/**
 * Makes a database whose transactions know that they run. While one does, everybody else waits for its locks, and on the
 * embedded database for all of it: nothing in it may wait for the world. Tests refuse what does (`isInsideTransaction`).
 */
export function markTransactions(db: Database): Database {
  const transact = db.transaction.bind(db)
  db.transaction = (act, config) => transact((tx) => inside.run(true, () => act(tx)), config)
  return db
}

/** Begins what a transaction does not wait for, and what does not belong to it. */
export function besideTransaction<Result>(act: () => Result): Result {
  return inside.run(false, act)
}

/** Whether this is called by a transaction, or by what a transaction called. */
export function isInsideTransaction(): boolean {
  return inside.getStore() === true
}
