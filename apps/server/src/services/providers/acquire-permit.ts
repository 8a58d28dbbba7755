import { countFailedCall, ProviderError } from '@hookreel/crew'
import type { CallLimits, ProviderCall } from '@hookreel/crew'
import type { Deps } from '../../deps.ts'
import type { CallEnd, Permit, CostContext } from './permit.ts'
import { findTrialStatus } from '../../billing/trial/find-trial-status.ts'
import type { Transaction } from '../../platform/db/open-db.ts'
import {
  endCall,
  insertCall,
  lockBudgets,
  sumCancelledSpending,
  sumPreviewSpending,
  sumSpending,
  sumTrialSpending,
} from './calls.queries.ts'
import { writeDollars } from './write-dollars.ts'
import { dayOf } from '../../platform/clock.ts'

export type PermitDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'> & {
  readonly limits: Pick<CallLimits, 'run'>
  readonly budgets: {
    readonly userDayMicrodollars: number
    readonly dayMicrodollars: number
    readonly trialsDayMicrodollars: number
    readonly previewsDayMicrodollars: number
    readonly cancelledMicrodollars: number
  }
}

/**
 * Waits for room at the service, looks at the budgets, and writes down that the call begins. Throws ProviderError
 * `paused` while the service is left alone and `over_budget`: then nothing was written and nothing may be sent.
 */
export function acquirePermit(
  deps: PermitDeps,
  call: ProviderCall,
  costContext: CostContext,
  signal?: AbortSignal,
): Promise<Permit> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      signal?.throwIfAborted()
      const begunAt = deps.clock.now()
      const id = await begin(deps, call, costContext, begunAt)
      const ended = Promise.withResolvers<void>()
      resolve({
        abandon: () => ended.reject(new Error('whoever called is gone')),
        end: async (how) => {
          if ('error' in how) ended.reject(how.error)
          else ended.resolve()
          await left
          try {
            await writeEnd(deps, id, call, begunAt, how)
          } catch (error) {
            // It stays begun and is counted by its estimate; what was paid for is not thrown away.
            deps.log.error('the end of a call to a service could not be written', { id, error })
          }
        },
      })
      // The room is kept, and the service judged, until the caller tells how it went.
      await ended.promise
    }
    // Once the permit was given this rejection is nobody's: the caller has its own error.
    const left = deps.limits.run({ ...call, userId: costContext.userId }, work, signal).catch(reject)
  })
}

/** Midnight UTC of the day. */
export function startOfDay(now: Date): Date {
  return new Date(`${dayOf(now)}T00:00:00Z`)
}

function begin(
  deps: PermitDeps,
  call: ProviderCall,
  costContext: CostContext,
  createdAt: Date,
): Promise<string> {
  const { provider, part, operation, model, estimatedMicrodollars } = call
  const { userId, videoId } = costContext
  return deps.db.transaction(async (tx) => {
    const isTrial =
      estimatedMicrodollars > 0 && (await checkBudgets(deps, tx, call, { costContext, createdAt }))
    return insertCall(tx, {
      userId: userId ?? null,
      videoId: videoId ?? null,
      provider,
      part,
      operation,
      model,
      estimatedMicrodollars,
      isTrial,
      state: 'begun',
      createdAt,
    })
  })
}

/** Throws `over_budget` for a call that one of the budgets has no room for; answers whether it is a trial account's. */
async function checkBudgets(
  deps: PermitDeps,
  tx: Transaction,
  { provider, estimatedMicrodollars }: ProviderCall,
  { costContext, createdAt }: { readonly costContext: CostContext; readonly createdAt: Date },
): Promise<boolean> {
  const { budgets } = deps
  const { userId, isPreview } = costContext
  await lockBudgets(tx)
  const today = startOfDay(createdAt)
  const standing = userId === undefined ? 'payer' : await findTrialStatus(tx, deps, userId)
  if (standing === 'trial_over') throw new ProviderError(provider, 'over_budget', TRIAL_OVER)
  const own = userId === undefined ? 0 : await sumSpending(tx, today, userId)
  if (own + estimatedMicrodollars > budgets.userDayMicrodollars)
    throw overBudget(
      provider,
      `Your limit of spending on AI services today, ${writeDollars(budgets.userDayMicrodollars)}, is reached.`,
    )
  const isTrial = standing === 'trial'
  if (isTrial && (await sumTrialSpending(tx, today)) + estimatedMicrodollars > budgets.trialsDayMicrodollars)
    throw overBudget(provider, 'What free trials may spend on AI services together today is used up.')
  if ((await sumSpending(tx, today)) + estimatedMicrodollars > budgets.dayMicrodollars)
    throw overBudget(provider, "This server's limit of spending on AI services today is reached.")
  if (isPreview && userId !== undefined) {
    const previews = await sumPreviewSpending(tx, today, userId)
    if (previews + estimatedMicrodollars > budgets.previewsDayMicrodollars)
      throw overBudget(provider, 'Your limit of spending on previews today is reached.')
  }
  if (userId !== undefined)
    await checkCancelled(deps, tx, { provider, estimatedMicrodollars }, { userId, now: createdAt })
  return isTrial
}

/** What was cancelled cost no credits, however much was paid for it: a person's cancelled films have a budget of their own. */
async function checkCancelled(
  { budgets }: PermitDeps,
  tx: Transaction,
  { provider, estimatedMicrodollars }: Pick<ProviderCall, 'provider' | 'estimatedMicrodollars'>,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const cancelled = await sumCancelledSpending(tx, new Date(now.getTime() - CANCELLED_MS), userId)
  if (cancelled === 0 || cancelled + estimatedMicrodollars <= budgets.cancelledMicrodollars) return
  const took = writeDollars(cancelled)
  const message = `Videos that you cancelled in the last seven days, or that failed by what was ordered, took ${took} of AI services. Services are asked again when that is a week ago; what is built in goes on working.`
  throw new ProviderError(provider, 'over_budget', message)
}

const CANCELLED_MS = 7 * 24 * 3600 * 1000

const TRIAL_OVER =
  'AI services work during a free trial and for accounts that bought credits or a plan. Yours has neither now; what is built in goes on working.'

function overBudget(provider: string, what: string): ProviderError {
  const message = `${what} It is renewed at midnight UTC; what is built in goes on working.`
  return new ProviderError(provider, 'over_budget', message)
}

async function writeEnd(
  { db, clock, log }: PermitDeps,
  id: string,
  call: ProviderCall,
  begunAt: Date,
  how: CallEnd,
): Promise<void> {
  const endedAt = clock.now()
  const tookMs = endedAt.getTime() - begunAt.getTime()
  if (!('error' in how)) {
    const { microdollars } = how
    await endCall(db, id, { state: 'succeeded', microdollars, failure: null, message: null, tookMs, endedAt })
    return
  }
  const { error } = how
  const failure = error instanceof ProviderError ? error.failure : 'stopped'
  const message = error instanceof ProviderError ? error.message : null
  await endCall(db, id, {
    state: 'failed',
    microdollars: countFailedCall(error, call.estimatedMicrodollars),
    failure,
    message,
    tookMs,
    endedAt,
  })
  const { provider, part, operation, model } = call
  log.warn('a call to a service failed', { provider, part, operation, model, failure, message })
}
