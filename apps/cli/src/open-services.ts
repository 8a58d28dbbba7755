import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nameService, ProviderError } from '@hookreel/crew'
import type { CrewSettings, ProviderGate } from '@hookreel/crew'
import type { CliConfig } from './config.ts'

/** Outside services as one command uses them. */
export type Services = {
  readonly settings: CrewSettings
  readonly gate: ProviderGate
  /** What this command spent so far, by service. */
  readonly spent: () => readonly { readonly service: string; readonly microdollars: number }[]
}

type Day = { readonly day: string; readonly microdollars: number }

/**
 * The configured services, or none with `--offline`. Their gate keeps `AI_BUDGET_PER_USER` a day (UTC) in `spending.json` of the
 * data folder: each call is counted by its estimate before it is sent and by its cost after it. It asks once: repeat the
 * command when a service was busy, and it goes on where it was. Two commands at once may together pass the budget by one call.
 */
export function openServices({ crew, dataFolder }: CliConfig, isOffline: boolean): Services {
  const spent = new Map<string, number>()
  const file = path.join(dataFolder, 'spending.json')
  let turn: Promise<unknown> = Promise.resolve()
  const count = (change: (today: number) => number): Promise<void> => {
    const next = turn.then(() => changeDay(file, change))
    turn = next.catch(() => undefined)
    return next
  }
  const gate: ProviderGate = {
    run: async ({ provider, estimatedMicrodollars: estimate }, work, signal) => {
      signal?.throwIfAborted()
      await count((today) => {
        if (estimate > 0 && today + estimate > crew.userDayMicrodollars)
          throw new ProviderError(
            provider,
            'over_budget',
            `The limit of spending on AI services today, AI_BUDGET_PER_USER, is reached. --offline uses none.`,
          )
        return today + estimate
      })
      let paid = estimate
      try {
        const { value, microdollars } = await work()
        paid = microdollars
        return value
      } catch (error) {
        // Refused before anything was made; all else may have been paid.
        if (error instanceof ProviderError && error.failure !== 'slow' && error.failure !== 'broken') paid = 0
        throw error
      } finally {
        spent.set(provider, (spent.get(provider) ?? 0) + paid)
        await count((today) => today + paid - estimate)
      }
    },
  }
  const none = { ...crew.settings, writer: [], narrator: [], illustrator: [] }
  return {
    settings: isOffline ? none : crew.settings,
    gate,
    spent: () =>
      [...spent].map(([provider, microdollars]) => ({ service: nameService(provider), microdollars })),
  }
}

async function changeDay(file: string, change: (today: number) => number): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const known = await readDay(file)
  const microdollars = change(known?.day === day ? known.microdollars : 0)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.part`, JSON.stringify({ day, microdollars } satisfies Day))
  await rename(`${file}.part`, file)
}

/** A missing or damaged file counts as a day without spending. */
async function readDay(file: string): Promise<Day | undefined> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof read !== 'object' || read === null || !('day' in read) || !('microdollars' in read))
      return undefined
    const { day, microdollars } = read
    return typeof day === 'string' && typeof microdollars === 'number' ? { day, microdollars } : undefined
  } catch {
    return undefined
  }
}
