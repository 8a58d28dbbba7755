import { failAs } from './explain-status.ts'

/** A `fetch` that takes no endless answer of a service: one that was taken over, or goes wrong, must not fill the memory. */
export function limitAnswers(
  provider: string,
  fetch: typeof globalThis.fetch | undefined,
  mostBytes: number,
): typeof globalThis.fetch {
  const tooLarge = () => failAs(provider, 'broken', 'Its answer is too large.')
  return async (input, init) => limitBody(await (fetch ?? globalThis.fetch)(input, init), mostBytes, tooLarge)
}

/** The same answer, whose body ends with an error where it has more bytes. */
export function limitBody(response: Response, mostBytes: number, tooLarge: () => Error): Response {
  if (Number(response.headers.get('content-length')) > mostBytes) throw tooLarge()
  if (response.body === null) return response
  let count = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        count += chunk.byteLength
        if (count > mostBytes) controller.error(tooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(counted, { status, statusText, headers })
}
