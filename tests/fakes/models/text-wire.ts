import type { Received, Reply } from '../fake-service.ts'

/** What a service writes, before it is put into its own words on the wire. */
export type Text = {
  readonly pieces: readonly string[]
  readonly end: 'stop' | 'length' | 'declined' | 'error'
  readonly inputTokens: number
  readonly outputTokens: number
}
export const KEYS = { openai: 'sk-openai', anthropic: 'sk-anthropic', google: 'AIza-google' } as const
export const USAGE = { inputTokens: 1000, outputTokens: 2000 }

/** How a service is asked and answers. */
export type Wire = {
  readonly isKnown: (path: string) => boolean
  readonly key: (request: Received) => boolean
  /** JSON schema that the answer must have. */
  readonly schema: (body: Body) => unknown
  readonly write: (text: Text) => Reply & { readonly pieces: readonly string[] }
  readonly refuse: (code: string, message: string) => unknown
}
export type Body = Readonly<Record<string, unknown>>

export function sse(events: readonly unknown[], isNamed = false): string[] {
  return events.map((event) => {
    const type = typeof event === 'object' && event !== null ? String(Reflect.get(event, 'type')) : ''
    const data = typeof event === 'string' ? event : JSON.stringify(event)
    return `${isNamed ? `event: ${type}\n` : ''}data: ${data}\n\n`
  })
}
export const EVENTS = { 'content-type': 'text/event-stream' }
export const read = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  )
