import { generateIdeas, type Help, type Idea, type IdeaDraft, type IdeaLine } from '@hookreel/contract'
import type { z } from 'zod'
import { ApiError, readRefusal, send } from '../../api/call.ts'
import { readLines } from '../../api/read-lines.ts'

export type IdeasBody = z.input<NonNullable<typeof generateIdeas.body>>

/**
 * Orders ideas and passes each to `onIdea` as it is written. Returns all of them as saved, or none together with the
 * questions to answer first (`help`). The same order under the same key is paid once. Throws an `ApiError`.
 */
export async function streamIdeas(
  body: IdeasBody,
  wish: { headers: Record<string, string>; signal: AbortSignal; onIdea: (idea: IdeaDraft) => void },
): Promise<{ ideas: Idea[]; help?: Help; unmet?: string[] | undefined }> {
  const response = await send(generateIdeas.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
      ...wish.headers,
    },
    body: JSON.stringify(body),
    signal: wish.signal,
  })
  if (!response.ok) throw await readRefusal(response)
  for await (const line of readLines<IdeaLine>(response, BROKEN_OFF)) {
    if (line.type === 'idea') wish.onIdea(line.idea)
    else if (line.type === 'done') return { ideas: line.ideas, unmet: line.unmet }
    else if (line.type === 'help') return { ideas: [], help: line.help }
    else throw new ApiError(response.status, line.error)
  }
  throw new ApiError(0, { code: 'unreachable', message: BROKEN_OFF })
}

const BROKEN_OFF = 'The connection broke off. Try again: what was saved already is not charged twice.'
