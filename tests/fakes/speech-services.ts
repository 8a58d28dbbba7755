import { replyJson, SILENT } from './fake-service.ts'
import type { Handler, Received, Reply } from './fake-service.ts'
import { speakTones, wavOf } from './spoken-answers.ts'
import { KEYS } from './models/text-services.ts'

/** How the next request for speech is answered instead of well; lists of voices take a `list` fault. */
export type SpeechFault =
  /** `none`: this one is answered well. */
  | { readonly kind: 'none' | 'silent' | 'garbage' | 'half' | 'soundless' | 'untimed' }
  | {
      readonly kind: 'error'
      readonly status: number
      readonly code: string
      readonly message: string
      readonly on?: 'list'
    }

export const ELEVENLABS_KEY = 'xi-elevenlabs'
const OPENAI_VOICES = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'onyx',
  'nova',
  'sage',
  'shimmer',
  'verse',
]

/** The services that speak, under `/elevenlabs`, `/openai`, `/compatible` and `/kokoro/v1`; faults are taken one by one. */
export function createSpeechServices(faults: SpeechFault[]): Handler {
  return (request) => {
    if (request.path.startsWith('/elevenlabs/')) return answerElevenLabs(request, faults)
    const kind = /^\/(openai|compatible|kokoro\/v1)\/audio\/(speech|voices)$/.exec(request.path)
    if (!kind) return undefined
    if (kind[1] === 'openai' && request.headers['authorization'] !== `Bearer ${KEYS.openai}`)
      return refuseAsOpenAi(401, 'invalid_api_key', 'Incorrect API key provided.')
    if (kind[2] === 'speech') return answerSpeech(request, kind[1] ?? '', faults)
    if (kind[1] !== 'kokoro/v1') return undefined
    const fault = takeFault(faults, true)
    if (fault?.kind === 'error') return refuseAsOpenAi(fault.status, fault.code, fault.message)
    return replyJson({ voices: ['af_heart', 'am_adam', 'bf_emma', 'ff_siwis'] })
  }
}

function takeFault(faults: SpeechFault[], isList: boolean): SpeechFault | undefined {
  const [first] = faults
  const isForList = first?.kind === 'error' && first.on === 'list'
  if (first === undefined || isForList !== isList) return undefined
  faults.shift()
  return first.kind === 'none' ? undefined : first
}

const refuseAsOpenAi = (status: number, code: string, message: string): Reply =>
  replyJson({ error: { message, type: 'invalid_request_error', param: null, code } }, status)

function answerSpeech(request: Received, kind: string, faults: SpeechFault[]): Reply | typeof SILENT {
  const { input, voice, model, response_format } = Object(request.body) as Record<string, unknown>
  if (typeof input !== 'string' || input === '' || typeof model !== 'string')
    return refuseAsOpenAi(400, 'invalid_request', 'input and model are needed.')
  if (input.length > 4096) return refuseAsOpenAi(400, 'string_above_max_length', 'input is too long.')
  if (kind === 'openai' && !OPENAI_VOICES.includes(String(voice)))
    return refuseAsOpenAi(400, 'invalid_value', `There is no voice ${String(voice)}.`)
  if (response_format !== 'wav') return refuseAsOpenAi(400, 'invalid_value', 'This fake speaks WAV.')
  const fault = takeFault(faults, false)
  if (fault?.kind === 'silent') return SILENT
  if (fault?.kind === 'error') return refuseAsOpenAi(fault.status, fault.code, fault.message)
  const speech = speakTones(input)
  const wav = wavOf(
    fault?.kind === 'soundless' ? { ...speech, pcm: new Uint8Array(48_000) } : speech,
    kind === 'openai',
  )
  const bytes = fault?.kind === 'half' ? wav.subarray(0, wav.length / 8) : wav
  return {
    status: 200,
    headers: { 'content-type': 'audio/wav' },
    pieces: [fault?.kind === 'garbage' ? '<html>Welcome</html>' : bytes],
  }
}

const refuseAsElevenLabs = (status: number, code: string, message: string): Reply =>
  replyJson({ detail: { type: 'error', code, status: code, message } }, status)

function answerElevenLabs(request: Received, faults: SpeechFault[]): Reply | typeof SILENT | undefined {
  if (request.headers['xi-api-key'] !== ELEVENLABS_KEY)
    return refuseAsElevenLabs(401, 'invalid_api_key', 'Invalid API key')
  if (request.path === '/elevenlabs/v2/voices') {
    const fault = takeFault(faults, true)
    if (fault?.kind === 'error') return refuseAsElevenLabs(fault.status, fault.code, fault.message)
    return replyJson(listPage(request.query.get('next_page_token')))
  }
  const spoken = /^\/elevenlabs\/v1\/text-to-speech\/(\w+)\/with-timestamps$/.exec(request.path)
  if (!spoken) return undefined
  const fault = takeFault(faults, false)
  if (fault?.kind === 'silent') return SILENT
  if (fault?.kind === 'error') return refuseAsElevenLabs(fault.status, fault.code, fault.message)
  if (fault?.kind === 'garbage')
    return { status: 200, headers: { 'content-type': 'text/html' }, pieces: ['<html>'] }
  if (!['rachel', 'hans'].includes(spoken[1] ?? ''))
    return refuseAsElevenLabs(404, 'voice_not_found', 'A voice for this id was not found.')
  if (request.query.get('output_format') !== 'pcm_24000')
    return refuseAsElevenLabs(422, 'invalid_parameters', 'This fake speaks pcm_24000.')
  const speech = speakTones(String(Reflect.get(Object(request.body), 'text')))
  const pcm =
    fault?.kind === 'soundless'
      ? new Uint8Array(speech.pcm.length)
      : fault?.kind === 'half'
        ? speech.pcm.subarray(0, 2 * Math.floor(speech.pcm.length / 16))
        : speech.pcm
  const alignment = {
    characters: speech.characters,
    character_start_times_seconds: speech.startSeconds,
    character_end_times_seconds: speech.endSeconds,
  }
  return replyJson({
    audio_base64: Buffer.from(pcm).toString('base64'),
    alignment: fault?.kind === 'untimed' ? null : alignment,
    normalized_alignment: null,
  })
}

/** Two pages of one voice each; the second has hardly any labels, as it happens. */
function listPage(token: string | null) {
  const common = { category: 'premade', available_for_tiers: [], is_owner: false, is_legacy: false }
  if (token === null)
    return {
      voices: [
        {
          ...common,
          voice_id: 'rachel',
          name: 'Rachel',
          labels: {
            accent: 'american',
            gender: 'female',
            language: 'en',
            use_case: 'narration',
            descriptive: 'calm',
          },
          description: 'Calm and warm, for stories.',
          preview_url: 'https://storage.example/rachel.mp3',
          verified_languages: [
            {
              language: 'en',
              model_id: 'eleven_multilingual_v2',
              accent: 'american',
              locale: 'en-US',
              preview_url: null,
            },
          ],
        },
      ],
      has_more: true,
      total_count: 2,
      next_page_token: 'second',
    }
  return {
    voices: [
      {
        ...common,
        voice_id: 'hans',
        name: 'Hans',
        labels: { language: 'de', gender: 'male' },
        description: null,
        preview_url: null,
        verified_languages: null,
      },
      { ...common, category: 'cloned', voice_id: 'somebody', name: 'Somebody', labels: {} },
    ],
    has_more: false,
    total_count: 2,
    next_page_token: null,
  }
}
