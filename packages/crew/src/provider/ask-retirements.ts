import { z } from 'zod'
import { limitAnswers } from './limit-answers.ts'
import { listRetirements } from './model-retirements.ts'
import type { ModelRetirement } from './model-retirements.ts'
import { chooseModel } from './models.ts'
import { PROVIDER_PARTS } from './provider.ts'
import type { CrewSettings } from './provider-settings.ts'

const ADDRESS = 'https://api.openai.com/v1'
const MAX_BYTES = 8_000_000
const ANSWER_MS = 5000
const DAY_MS = 86_400_000
/** What a service tells of itself is told earlier than what the table knows. */
const WARNED_DAYS = 60

const listSchema = z.object({
  data: z.array(z.object({ id: z.string(), shutdown_date: z.iso.date().nullish().catch(undefined) })),
})

/**
 * The endings of all models that are used, as the table of models has them and, where OpenAI is connected, as OpenAI itself tells them at
 * the moment, sixty days before. What it tells goes before the table; where it cannot be asked, the table is all there is.
 */
export async function askRetirements(
  crew: CrewSettings,
  now: Date,
  fetch?: typeof globalThis.fetch,
): Promise<ModelRetirement[]> {
  const known = listRetirements(crew, now)
  const used = PROVIDER_PARTS.flatMap((part) =>
    (crew[part] ?? [])
      .filter(({ provider }) => provider === 'openai')
      .map((settings) => ({ part, settings, model: chooseModel(part, settings) })),
  )
  const [first] = used
  if (first === undefined) return known
  const { apiKey = '', baseUrl = ADDRESS } = first.settings
  const told = await readShutdowns(baseUrl, apiKey, limitAnswers('openai', fetch, MAX_BYTES))
  const isTold = ({ service, model }: ModelRetirement) => service === 'openai' && told.has(model)
  const own = used.flatMap(({ part, model }): ModelRetirement[] => {
    const ends = told.get(model)
    if (!ends || Date.parse(ends) - now.getTime() > WARNED_DAYS * DAY_MS) return []
    const isOver = Date.parse(ends) <= now.getTime()
    const successor = known.find((one) => one.part === part && one.model === model)?.successor
    return [{ part, service: 'openai', model, ends, isOver, successor }]
  })
  return [...known.filter((ending) => !isTold(ending)), ...own]
}

/** The day on which each model ends, undefined where it said none; empty when it cannot be asked. */
async function readShutdowns(
  baseUrl: string,
  apiKey: string,
  fetch: typeof globalThis.fetch,
): Promise<ReadonlyMap<string, string | undefined>> {
  try {
    const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (!answer.ok) return new Map()
    const { data } = listSchema.parse(await answer.json())
    // A list without the field says nothing of any ends.
    const telling = data.filter(({ shutdown_date: ends }) => ends !== undefined)
    return new Map(telling.map(({ id, shutdown_date: ends }) => [id, ends ?? undefined]))
  } catch {
    return new Map()
  }
}
