import type { Person } from './videos-server.ts'

/** What a page with an open stream is told. */
export type EventStream = {
  readonly events: { readonly name: string; readonly data: unknown }[]
  readonly isEnded: () => boolean
  close(): void
}

/** Opens the stream of a person's events, as a page does. */
export async function followEvents(url: string, person: Person): Promise<EventStream> {
  const abort = new AbortController()
  const headers = { cookie: person.cookie, origin: url }
  const response = await fetch(`${url}/api/events`, { headers, signal: abort.signal })
  const events: { name: string; data: unknown }[] = []
  let isEnded = false
  const read = async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const match = /^event: (.*)\ndata: (.*)$/s.exec(part)
        if (match) events.push({ name: match[1] ?? '', data: JSON.parse(match[2] ?? 'null') })
      }
    }
  }
  read().then(
    () => (isEnded = true),
    () => (isEnded = true),
  )
  return { events, isEnded: () => isEnded, close: () => abort.abort() }
}
