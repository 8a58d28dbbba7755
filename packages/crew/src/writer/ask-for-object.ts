import type { z } from 'zod'
import { failAs } from '../provider/explain-status.ts'
import { askModel } from './ask-model.ts'
import type { Asked, WritingService } from './ask-model.ts'

/** An answer as its schema says, or why it cannot be used. */
export type Checked<Value> = { readonly value: Value } | { readonly problem: string }

/**
 * An object of a schema that also passes `check` (a sentence says what is wrong, nothing that all is well). An answer
 * that does not is mended once by the model itself; then ProviderError `broken` names the reason.
 */
export async function askForObject<Value>(
  service: WritingService,
  asked: Omit<Asked, 'schema' | 'mend'> & { readonly schema: z.ZodType<Value> },
  check: (value: Value) => string | undefined,
  signal?: AbortSignal,
): Promise<Value> {
  const first = await askModel(service, asked, signal)
  const checked = checkAnswer(asked.schema, first, check)
  if ('value' in checked) return checked.value
  const mend = { answer: first.text, problem: checked.problem }
  const second = checkAnswer(asked.schema, await askModel(service, { ...asked, mend }, signal), check)
  if ('value' in second) return second.value
  throw failAs(service.settings.provider, 'broken', second.problem)
}

function checkAnswer<Value>(
  schema: z.ZodType<Value>,
  { text, isCutOff }: { readonly text: string; readonly isCutOff: boolean },
  check: (value: Value) => string | undefined,
): Checked<Value> {
  if (text.trim() === '') return { problem: 'The answer is empty.' }
  const parsed = parseJson(text)
  if (parsed === undefined)
    return { problem: isCutOff ? 'The answer was cut off.' : 'The answer is not JSON.' }
  const shaped = schema.safeParse(parsed)
  if (!shaped.success) {
    const [issue] = shaped.error.issues
    return {
      problem: `The answer is of another shape: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`,
    }
  }
  const problem = check(shaped.data)
  return problem === undefined ? { value: shaped.data } : { problem }
}

/** An answer of ten ideas with openings has some 200 values; a schema tells each that is wrong, which takes seconds for half a million. */
const MAX_VALUES = 10_000

/** JSON of an answer; undefined where it is none, or holds more values than anybody asked for. */
export function parseJson(text: string): unknown {
  const bare = dropFences(text)
  // Commas of sentences count, too: a script has a hundred.
  if ((bare.match(/[,[{]/g)?.length ?? 0) > MAX_VALUES) return undefined
  try {
    return JSON.parse(bare)
  } catch {
    return undefined
  }
}

/** Local models like to put JSON between code fences. */
export function dropFences(text: string): string {
  const bare = text.trim().replace(/^```(?:json)?/, '')
  return (bare.endsWith('```') ? bare.slice(0, -3) : bare).trim()
}
