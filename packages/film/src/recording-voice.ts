/** How the id of a person's own recording begins, where a voice is named. */
const RECORDING_PREFIX = 'own:'

/** A recording that a person sent in place of a voice. */
export type RecordingVoice = { readonly soundId: string; readonly seconds: number }

/** The id under which a recording is chosen as a film's voice; its length is in it, as the film's depends on it. */
export function recordingVoiceId({ soundId, seconds }: RecordingVoice): string {
  return `${RECORDING_PREFIX}${soundId}:${Math.round(seconds * 100) / 100}`
}

/** Who speaks a voice, which its id begins with: a service ("elevenlabs:…"), or `own`; undefined for the voices of this machine. */
export function voiceSourceOf(voiceId: string): string | undefined {
  const end = voiceId.indexOf(':')
  return end < 0 ? undefined : voiceId.slice(0, end)
}

/** The recording that a voice's id names; nothing for any other voice. */
export function readRecordingVoice(voiceId: string): RecordingVoice | undefined {
  const [, soundId, seconds] = /^own:([\w-]{1,64}):(\d{1,4}(?:\.\d{1,2})?)$/.exec(voiceId) ?? []
  return soundId === undefined ? undefined : { soundId, seconds: Number(seconds) }
}
