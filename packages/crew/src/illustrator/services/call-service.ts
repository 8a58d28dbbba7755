import { failAs } from '../../provider/explain-status.ts'
import { explainResponse } from '../explain-picture-error.ts'

/** Sends a request to a service and answers what came back. Throws ProviderError by its status. */
export async function callService(
  provider: string,
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetch(url, init)
  if (response.ok) return response
  throw await explainResponse(provider, response)
}

/** The answer's JSON, unread by any schema. Throws ProviderError `broken` when it is none. */
export async function readAnswer(provider: string, response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw failAs(provider, 'broken', 'The answer is cut off or no JSON.', { cause })
  }
}
