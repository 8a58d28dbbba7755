import { AsyncLocalStorage } from 'node:async_hooks'
import type { Spender } from '../leave.ts'

const NOBODY: Spender = { userId: undefined, videoId: undefined }

/**
 * The writer and the voices are made once for everybody, and their calls do not say for whom they are: the request
 * does. Films and previews are told for whom they are made instead.
 */
const current = new AsyncLocalStorage<() => Promise<Spender>>()

/** Does `work` with its calls to services on the account of whom `findUserId` answers, asked only when it is needed. */
export function spendFor<Result>(
  findUserId: () => Promise<string | undefined>,
  work: () => Promise<Result>,
): Promise<Result> {
  return current.run(async () => ({ ...NOBODY, userId: await findUserId() }), work)
}

/** On whose account calls go at the moment. */
export async function currentSpender(): Promise<Spender> {
  return (await current.getStore()?.()) ?? NOBODY
}
