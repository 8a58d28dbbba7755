import type { CrewSettings } from '@hookreel/crew'
import { readRecordingVoice } from '@hookreel/film'
import type { PreviewOrder } from '@hookreel/studio'
import { asksServices } from '../../services/providers/asks-services.ts'

/** Where a preview waits for its turn, and which process makes it: by what it keeps busy. */
export type PreviewLane = 'own' | 'recorded' | 'service' | 'recordedService'

/**
 * What waits for a service keeps no core busy, and may take half an hour; to lay a recording along its script keeps one busy for
 * minutes. Neither stands before a preview that is made here within seconds.
 */
export function laneOf(
  crew: CrewSettings,
  board: Pick<PreviewOrder, 'voiceId' | 'speakers' | 'pictures'> & {
    readonly scenes: readonly Pick<PreviewOrder['scenes'][number], 'delivery'>[]
  },
): PreviewLane {
  const { voiceId, speakers = [], pictures, scenes } = board
  const own = scenes.flatMap(({ delivery }) => delivery?.voiceId ?? [])
  const voices = [voiceId, ...speakers.map((speaker) => speaker.voiceId), ...own]
  const isRecorded = readRecordingVoice(voiceId) !== undefined
  if (asksServices(crew, { pictures, voices })) return isRecorded ? 'recordedService' : 'service'
  return isRecorded ? 'recorded' : 'own'
}
