import { makeTakes, type Take, type TakeLine, type TakesWebAnswer } from '@hookreel/contract'
import { ApiError, buildUrl, readRefusal, send } from '../../../api/call.ts'
import { readLines } from '../../../api/read-lines.ts'

const BROKEN_OFF = 'The connection broke off. Please try again.'

/** Other pictures of a scene, and what the open collections said of it. */
export type Takes = { readonly takes: readonly Take[]; readonly web: TakesWebAnswer }

/** Asks for other pictures of a scene and tells each as soon as it is there. Throws an `ApiError`. */
export async function streamTakes(
  of: { readonly id: string; readonly sceneId: string; readonly page: number },
  wish: { readonly signal: AbortSignal; readonly onTake: (takes: readonly Take[]) => void },
): Promise<Takes> {
  const { page, ...params } = of
  const response = await send(buildUrl(makeTakes.path, params, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify({ page }),
    signal: wish.signal,
  })
  if (!response.ok) throw await readRefusal(response)
  const takes: Take[] = []
  for await (const line of readLines<TakeLine>(response, BROKEN_OFF)) {
    if (line.type === 'done') return { takes, web: line.web }
    if (line.type === 'failed') throw new ApiError(response.status, line.error)
    takes.push(line.take)
    wish.onTake([...takes])
  }
  throw new ApiError(0, { code: 'unreachable', message: BROKEN_OFF })
}
