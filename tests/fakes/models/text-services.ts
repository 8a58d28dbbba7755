import { ANTHROPIC } from './anthropic-wire.ts'
import { replyJson, SILENT } from '../fake-service.ts'
import type { Handler } from '../fake-service.ts'
import { GOOGLE } from '../google-wire.ts'
import { OLLAMA } from './ollama-wire.ts'
import { CHAT, OPENAI } from './openai-wires.ts'
import { USAGE } from './text-wire.ts'
import type { Body, Text, Wire } from './text-wire.ts'
import { answerBySchema } from './written-answers.ts'

export { KEYS } from './text-wire.ts'

/** How the next request is answered instead of well. */
export type TextFault =
  | { readonly kind: 'text'; readonly text: string; readonly isCutOff?: boolean }
  | { readonly kind: 'silent' | 'garbage' | 'cut' | 'declined' | 'mid-stream-error' }
  | {
      readonly kind: 'error'
      readonly status: number
      readonly code: string
      readonly message: string
      readonly retryAfter?: string
    }

const WIRES: readonly Wire[] = [OPENAI, CHAT, ANTHROPIC, GOOGLE, OLLAMA]

/** The services that write, under `/openai`, `/compatible`, `/anthropic`, `/google` and `/ollama`; faults are taken one by one. */
export function createTextServices(faults: TextFault[]): Handler {
  return (request) => {
    const wire = WIRES.find(({ isKnown }) => isKnown(request.path))
    if (!wire) return undefined
    if (!wire.key(request))
      return replyJson(wire.refuse('invalid_api_key', 'Incorrect API key provided.'), 401)
    // A request that came without a JSON object has nothing in it.
    const body = (request.body ?? {}) as Body
    const schema = wire.schema(body)
    const loose = findLooseness(schema)
    if (loose !== undefined) return replyJson(wire.refuse('invalid_json_schema', loose), 400)
    const fault = faults.shift()
    switch (fault?.kind) {
      case 'silent':
        return SILENT
      case 'garbage':
        return { status: 200, headers: { 'content-type': 'text/html' }, pieces: ['<html>Welcome</html>'] }
      case 'error':
        return replyJson(
          wire.refuse(fault.code, fault.message),
          fault.status,
          fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter },
        )
      case 'cut': {
        const whole = wire.write(split(answerBySchema(schema, request.body), 'stop'))
        return { ...whole, pieces: whole.pieces.slice(0, Math.ceil(whole.pieces.length / 2)), isCut: true }
      }
      case 'declined':
        return wire.write(split('', 'declined'))
      case 'mid-stream-error':
        return wire.write(split('{"ideas": [', 'error'))
      case 'text':
        return wire.write(split(fault.text, fault.isCutOff ? 'length' : 'stop'))
      default:
        return wire.write(split(answerBySchema(schema, request.body), 'stop'))
    }
  }
}

function split(text: string, end: Text['end']): Text {
  return { pieces: text.match(/[^]{1,40}/g) ?? [], end, ...USAGE }
}

/** What real services refuse in a strict schema: keys that may be left out, and objects that may have more. */
function findLooseness(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const properties: unknown = Reflect.get(schema, 'properties')
  if (Reflect.get(schema, 'type') === 'object') {
    const required: unknown = Reflect.get(schema, 'required')
    const named = Array.isArray(required) ? required : []
    const missing = Object.keys(properties ?? {}).find((name) => !named.includes(name))
    if (missing !== undefined)
      return `Invalid schema: 'required' must include every key; missing '${missing}'.`
    if (Reflect.get(schema, 'additionalProperties') !== false)
      return "Invalid schema: 'additionalProperties' must be false."
  }
  return Object.values(schema)
    .map(findLooseness)
    .find((found) => found !== undefined)
}
