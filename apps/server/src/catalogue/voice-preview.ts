import type { Narrator } from '@hookreel/crew'
import { AppError } from '../platform/http/app-error.ts'
import { encodeWav } from './encode-wav.ts'
import type { PreviewFiles } from './preview-files.ts'
import { PREVIEW_SENTENCES } from './preview-sentences.ts'

/** A sentence in the voice's own language as WAV. Throws `voice_not_found`. */
export async function previewVoice(
  files: PreviewFiles,
  narrator: Narrator,
  voiceId: string,
): Promise<Uint8Array> {
  const voice = (await narrator.listVoices()).find(({ id }) => id === voiceId)
  if (!voice) throw new AppError('voice_not_found')
  const [language = ''] = voice.language.split(' (')
  const text = PREVIEW_SENTENCES[language] ?? PREVIEW_SENTENCES['English'] ?? ''
  return files.get(`${voiceId}\n${text}`, async () =>
    encodeWav(await narrator.speakLine({ text, voiceId, pace: 1 })),
  )
}
