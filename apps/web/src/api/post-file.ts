import { readRefusal, send } from './call.ts'

/** Sends a file as the body, where nobody has to see how far it is. Throws an `ApiError`, or the abort. */
export async function postFile<Answer>(url: string, file: Blob, signal?: AbortSignal): Promise<Answer> {
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
    ...(signal && { signal }),
  })
  if (!response.ok) throw await readRefusal(response)
  // The server checks its own answers against the contract in its tests.
  return (await response.json()) as Answer
}
