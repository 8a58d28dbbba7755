import { AsyncLocalStorage } from 'node:async_hooks'
import type { CostContext } from './permit.ts'

const NOBODY: CostContext = { userId: undefined, videoId: undefined }

/**
 * The writer and the voices are made once for everybody, and their calls do not say for whom they are: the request
 * does. Films and previews are told for whom they are made instead.
 */
const current = new AsyncLocalStorage<() => Promise<CostContext>>()

/** Does `work` with its calls to services on the account of whom `findUserId` answers, asked only when it is needed. */
export function withCostContext<Result>(
  findUserId: () => Promise<string | undefined>,
  work: () => Promise<Result>,
  videoId?: string,
): Promise<Result> {
  return current.run(async () => ({ ...NOBODY, videoId, userId: await findUserId() }), work)
}

/** On whose account calls go at the moment. */
export async function currentCostContext(): Promise<CostContext> {
  return (await current.getStore()?.()) ?? NOBODY
}
