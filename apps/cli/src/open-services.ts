import {
  countFailedCall,
  createCallLimits,
  judgeTexts,
  nameService,
  ProviderError,
  retryCalls,
} from '@hookreel/crew'
import type { CrewSettings, ProviderGate } from '@hookreel/crew'
import { CliError } from './cli-error.ts'
import type { CliConfig } from './config.ts'
import { openSpendingDay } from './spending-day.ts'

/** Outside services as one command uses them. */
export type Services = {
  readonly settings: CrewSettings
  readonly gate: ProviderGate
  /** Looks at texts before anything is made of them, as the server does. Throws a CliError with what is objected to. */
  readonly moderate: (texts: readonly string[]) => Promise<void>
  /** What this command spent so far, by service. */
  readonly spent: () => readonly { readonly service: string; readonly microdollars: number }[]
}

/**
 * The configured services, or none with `--offline`. Their gate is the server's: so many calls at a time, a service that
 * failed three times is left alone, a busy one is asked again, and `AI_BUDGET_PER_USER` and `AI_BUDGET_PER_DAY` are kept,
 * by `spending.json` of the data folder: each call is counted by its estimate before it is sent and by its cost after it.
 * Two commands at once may together pass the budget by one call.
 */
export function openServices({ crew, dataFolder }: CliConfig, isOffline: boolean): Services {
  const spent = new Map<string, number>()
  const day = openSpendingDay(dataFolder)
  const limits = createCallLimits(crew.concurrency)
  const pay: ProviderGate['run'] = async ({ provider, estimatedMicrodollars: estimate }, work, signal) => {
    signal?.throwIfAborted()
    await day.change((today) => {
      if (estimate > 0 && today + estimate > Math.min(crew.userDayMicrodollars, crew.dayMicrodollars))
        throw overBudget(provider, crew.userDayMicrodollars <= crew.dayMicrodollars)
      return today + estimate
    })
    let paid = estimate
    try {
      const { value, microdollars } = await work()
      paid = microdollars
      return value
    } catch (error) {
      paid = countFailedCall(error, estimate)
      throw error
    } finally {
      spent.set(provider, (spent.get(provider) ?? 0) + paid)
      await day.change((today) => today + paid - estimate)
    }
  }
  const gate = retryCalls({
    run: (call, work, signal) => limits.run(call, () => pay(call, work, signal), signal),
  })
  const none = {
    ...crew.settings,
    writer: [],
    narrator: [],
    illustrator: [],
    animator: [],
    transcriber: [],
    openPictures: undefined,
  }
  const judging = isOffline ? { ...crew, openai: undefined } : crew
  return {
    settings: isOffline ? none : crew.settings,
    gate,
    moderate: async (texts) => {
      const refusal = await judgeTexts(judging, texts)
      if (refusal) throw new CliError(refusal.message)
    },
    spent: () =>
      [...spent].map(([provider, microdollars]) => ({ service: nameService(provider), microdollars })),
  }
}

function overBudget(provider: string, isUsers: boolean): ProviderError {
  const name = isUsers ? 'AI_BUDGET_PER_USER' : 'AI_BUDGET_PER_DAY'
  const message = `The limit of spending on AI services today, ${name}, is reached. --offline uses none.`
  return new ProviderError(provider, 'over_budget', message)
}
