import type { PgBoss } from 'pg-boss'

/** How long jobs under way may go on when the process stops, and what makes their handlers throw after that. */
export type Drain = { readonly seconds: number; readonly handBack: () => Promise<void> }

/** Handlers that were told to hand back are waited for this long. */
const HAND_BACK_MS = 8000

/** Takes no more jobs from these queues and waits for those under way; what takes longer is handed back. */
export async function drainQueues(boss: PgBoss, names: readonly string[], drain: Drain): Promise<void> {
  const ended = Promise.all(names.map((name) => boss.offWork(name, { wait: true }))).then(() => true)
  if (await endsWithin(ended, drain.seconds * 1000)) return
  await drain.handBack()
  await endsWithin(ended, HAND_BACK_MS)
}

async function endsWithin(ended: Promise<boolean>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  try {
    return await Promise.race([ended, limit])
  } finally {
    clearTimeout(timer)
  }
}
