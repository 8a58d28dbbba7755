import { ApiError } from './call.ts'

/** The lines of an answer as they come, each as JSON. Throws an `ApiError` that says `brokenOff` when the connection breaks. */
export async function* readLines<Line>(response: Response, brokenOff: string): AsyncGenerator<Line> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    // A connection that ends in the middle is no answer; a stop stays a stop.
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw error instanceof DOMException && error.name === 'AbortError'
        ? error
        : new ApiError(0, { code: 'unreachable', message: brokenOff })
    })
    const lines = (rest + (value ?? '')).split('\n')
    rest = lines.pop() ?? ''
    // The server checks its own answers against the same schema in its tests.
    for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as Line
    if (done) return
  }
}
