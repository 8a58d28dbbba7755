import { DatabaseSync } from 'node:sqlite'

/**
 * Takes a file as a lock for this process and this caller alone; undefined when somebody holds it
 * for longer than `waitMs`. SQLite's exclusive
 * lock is freed by the system even when the process is killed, so nothing stale stays behind.
 */
export function lockFile(file: string, waitMs = 0): (() => void) | undefined {
  const lock = new DatabaseSync(file)
  try {
    lock.exec(`PRAGMA busy_timeout = ${waitMs}; BEGIN EXCLUSIVE`)
  } catch {
    lock.close()
    return undefined
  }
  return () => lock.close()
}
