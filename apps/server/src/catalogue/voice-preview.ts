import type { Voice } from '@hookreel/crew'
import { ProviderError } from '@hookreel/crew'
import { baseLanguage, NO_VOICE } from '@hookreel/film'
import { encodeWav } from '@hookreel/studio'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { fetchGuarded, FetchRefused } from '@hookreel/sandbox'
import type { PreviewFiles } from './preview-files.ts'
import { PREVIEW_SENTENCES } from './preview-sentences.ts'
import { nameSoundType } from './sound-type.ts'

const SAMPLE_MAX_BYTES = 4 * 1_048_576
const SAMPLE_TIMEOUT_MS = 15_000

/**
 * A sentence in the voice's own language as WAV, or the sample that its service has, each made or fetched once. Throws
 * `voice_not_found`, and `preview_failed` when the service cannot speak just now.
 */
export async function previewVoice(
  files: PreviewFiles,
  { narrator, log }: Pick<Deps, 'narrator' | 'log'>,
  voiceId: string,
): Promise<Uint8Array> {
  const voice = (await narrator.listVoices()).find(({ id }) => id === voiceId)
  if (!voice || voice.id === NO_VOICE) throw new AppError('voice_not_found')
  const language = baseLanguage(voice.language)
  const text = PREVIEW_SENTENCES[language] ?? PREVIEW_SENTENCES['English'] ?? ''
  try {
    return await files.get(`${voiceId}\n${text}`, async () => {
      const sample = await fetchSample(voice)
      if (sample) return sample
      const { samples, sampleRate } = await narrator.speakLine({ text, voiceId, pace: 1 })
      return encodeWav(samples, sampleRate, 1)
    })
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.error('voice preview failed', { voiceId, error })
    throw new AppError('preview_failed')
  }
}

/** The service's own sample costs nothing; its address came in an answer, so that it is fetched through the guard. */
async function fetchSample({ previewUrl }: Voice): Promise<Uint8Array | undefined> {
  if (previewUrl === undefined) return undefined
  try {
    const limits = { maxBytes: SAMPLE_MAX_BYTES, timeoutMs: SAMPLE_TIMEOUT_MS }
    const { status, bytes } = await fetchGuarded(previewUrl, limits)
    return status === 200 && nameSoundType(bytes) !== undefined ? bytes : undefined
  } catch (error) {
    if (error instanceof FetchRefused) return undefined
    throw error
  }
}
