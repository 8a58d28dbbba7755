import { replyJson, SILENT } from './fake-service.ts'
import type { Handler, Received, Reply } from './fake-service.ts'
import { ELEVENLABS_KEY } from './speech-services.ts'
import { KEYS } from './models/text-services.ts'

/** What the services hear, and how the next request is answered instead of well. */
export type HearingMood = {
  text: string
  /** Seconds at which each word begins; a word takes 0.3 seconds. */
  starts: number[]
  faults: (
    | { readonly kind: 'silent' | 'garbage' | 'cut' }
    | { readonly kind: 'error'; readonly status: number; readonly message: string }
  )[]
  /** Requests that were answered with a text: what a real service bills. */
  billed: { readonly model: string; readonly seconds: number; readonly path: string }[]
}

export const newMood = (): HearingMood => ({ text: '', starts: [], faults: [], billed: [] })

/** OpenAI's `/audio/transcriptions` under `/openai` and `/compatible`, and ElevenLabs' `/v1/speech-to-text` under `/elevenlabs`. */
export function createHearingServices(mood: HearingMood): Handler {
  return (request) => {
    const isOpenAi = /^\/(openai|compatible)\/audio\/transcriptions$/.test(request.path)
    const isElevenLabs = request.path === '/elevenlabs/v1/speech-to-text'
    if (request.method !== 'POST' || !(isOpenAi || isElevenLabs)) return undefined
    const form = request.bytes.toString('latin1')
    const refused = refuse(request, form, isElevenLabs)
    if (refused) return refused
    const fault = mood.faults.shift()
    if (fault?.kind === 'silent') return SILENT
    if (fault?.kind === 'error') return replyJson({ error: { message: fault.message } }, fault.status)
    const model = fieldOf(form, isElevenLabs ? 'model_id' : 'model') ?? ''
    mood.billed.push({ model, seconds: secondsOf(request.bytes), path: request.path })
    if (fault?.kind === 'garbage') return { status: 200, pieces: ['<html>Welcome</html>'] }
    const reply = replyJson(isElevenLabs ? asElevenLabs(mood) : asOpenAi(mood, form))
    return fault?.kind === 'cut' ? { ...reply, pieces: ['{"text":"We l'], isCut: true } : reply
  }
}

function refuse(request: Received, form: string, isElevenLabs: boolean): Reply | undefined {
  const bearer = request.headers['authorization']
  if (isElevenLabs && request.headers['xi-api-key'] !== ELEVENLABS_KEY)
    return replyJson({ detail: { status: 'invalid_api_key', message: 'Invalid API key' } }, 401)
  if (request.path.startsWith('/openai/') && bearer !== `Bearer ${KEYS.openai}`)
    return replyJson({ error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } }, 401)
  const file = /name="file"; filename="[^"]+\.flac"\r\nContent-Type: audio\/flac\r\n\r\nfLaC/i
  if (!file.test(form)) return replyJson({ error: { message: 'Invalid file format.' } }, 400)
  // OpenAI's limit of a file.
  if (request.bytes.length > 25 * 1_048_576) return replyJson({ error: { message: 'Too large.' } }, 413)
  return undefined
}

function fieldOf(form: string, name: string): string | undefined {
  return new RegExp(
    `name="${name.replaceAll(/[[\]]/g, String.raw`\$&`)}"\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)\r\n`,
  ).exec(form)?.[1]
}

/** Of the head of a FLAC: 20 bits of rate, 36 of samples. */
function secondsOf(bytes: Uint8Array): number {
  const at = Buffer.from(bytes).indexOf('fLaC') + 8
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const rate = view.getUint32(at + 10) >>> 12
  return view.getUint32(at + 14) / rate
}

const wordsOf = ({ text, starts }: HearingMood) =>
  text.split(' ').map((word, index) => ({ word, start: starts[index] ?? index * 0.4 }))

/** Words with their times only where they are asked for by the form's own name, from a model that tells them. */
function asOpenAi(mood: HearingMood, form: string) {
  const isTimed =
    fieldOf(form, 'response_format') === 'verbose_json' &&
    fieldOf(form, 'timestamp_granularities[]') === 'word'
  if (!isTimed) return { text: mood.text }
  const words = wordsOf(mood).map(({ word, start }) => ({ word, start, end: start + 0.3 }))
  return { task: 'transcribe', language: 'english', duration: 5, text: mood.text, words }
}

function asElevenLabs(mood: HearingMood) {
  const words = wordsOf(mood).flatMap(({ word, start }) => [
    { text: word, start, end: start + 0.3, type: 'word', logprob: 0 },
    { text: ' ', start: start + 0.3, end: start + 0.4, type: 'spacing', logprob: 0 },
  ])
  return { language_code: 'eng', language_probability: 0.98, text: mood.text, words }
}
