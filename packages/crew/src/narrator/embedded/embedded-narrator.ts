import { NO_VOICE, readRecordingVoice } from '@hookreel/film'
import type { Narrator } from '../narrator.ts'
import { alignRecording } from '../recording/align-recording.ts'
import { createSpeller } from '../say-as.ts'
import { createEspeakNarrator } from './espeak-narrator.ts'
import { findEspeak } from './espeak-program.ts'
import { createFliteNarrator } from './flite-narrator.ts'
import { createSilentNarrator } from './silent-narrator.ts'

/**
 * Speaks on this machine: no account, no network. English by Flite; where the program eSpeak NG is installed (at
 * `espeakPath`, else on the PATH) many languages more. Its voices are drafts. The last one is no voice at all.
 */
export function createEmbeddedNarrator({ espeakPath }: { espeakPath?: string | undefined } = {}): Narrator {
  const flite = createFliteNarrator()
  const espeak = createEspeakNarrator(findEspeak(espeakPath))
  const silent = createSilentNarrator()
  const whoSpeaks = (voiceId: string) =>
    voiceId === NO_VOICE ? silent : voiceId.startsWith('espeak-') ? espeak : flite
  return {
    listVoices: async () => [
      ...(await flite.listVoices()),
      ...(await espeak.listVoices()),
      ...(await silent.listVoices()),
    ],
    canSpeak: (text, voiceId) =>
      // What is recorded needs nobody to speak it.
      whoSpeaks(readRecordingVoice(voiceId) ? NO_VOICE : voiceId).canSpeak(text, voiceId),
    layAlong: ({ readBy, ...recorded }, signal) => {
      const readers = readBy?.map((voiceId) => ({ narrator: whoSpeaks(voiceId), voiceId }))
      return alignRecording({ ...recorded, espeakPath, signal, readers })
    },
    speakLine: async (request, signal) => {
      // What is read is read as it is written.
      if (request.voiceId === NO_VOICE) return silent.speakLine(request)
      const said = createSpeller(request.sayings ?? []).sayAs(request.text, false)
      const spoken = await whoSpeaks(request.voiceId).speakLine({ ...request, text: said.text }, signal)
      return { ...spoken, words: said.restore(spoken.words) }
    },
  }
}
