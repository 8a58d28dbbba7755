import type { KnownMaking } from '@hookreel/contract'
import { MADE_HERE, NO_VOICE, readRecordingVoice, voiceSourceOf } from '@hookreel/film'
import type { FilmPart, PartMaker } from '@hookreel/film'
import { nameService } from '@hookreel/crew'
import type { VideoRow } from './videos.queries.ts'

/** What is known of how a film was made: its record, else what its order says. */
export function describeMaking(
  video: Pick<VideoRow, 'upload' | 'parts' | 'choices' | 'works' | 'voiceId'>,
): KnownMaking {
  if (video.upload !== null) return 'unknown'
  if (video.parts !== null) return { parts: video.parts, isRecorded: true }
  const voice: FilmPart = { kind: 'voice', ...orderedVoice(video), count: 1 }
  const ordered = [...orderedPictures(video), ...(video.voiceId === NO_VOICE ? [] : [voice])]
  return { parts: ordered, isRecorded: false }
}

/** A finished film's credits name the models of its pictures, even where the record of its parts is missing. */
function orderedPictures({ choices, works }: Pick<VideoRow, 'choices' | 'works'>): FilmPart[] {
  const { pictures, storyboard } = choices
  const isByModel =
    works === null ? pictures === 'generated' : works.some(({ licence }) => licence === 'AI-generated')
  const origin = isByModel ? 'model' : pictures === 'drawn' || pictures === 'generated' ? 'code' : 'library'
  const kind = pictures === 'clips' && !isByModel ? 'clip' : 'picture'
  const shown: FilmPart = { kind, origin, maker: null, model: null, count: null }
  const hasOwn = storyboard?.scenes.some(({ upload }) => upload !== null) ?? false
  const moving = storyboard?.scenes.filter(({ moves }) => moves).length ?? 0
  return [
    shown,
    ...(hasOwn ? [{ ...shown, kind: 'picture', origin: 'own' } as const] : []),
    // Anyone who is asked first may not be who makes them.
    ...(moving > 0 ? [{ ...shown, kind: 'clip', origin: 'model', count: moving } as const] : []),
  ]
}

function orderedVoice({ voiceId }: Pick<VideoRow, 'voiceId'>): PartMaker {
  if (readRecordingVoice(voiceId)) return { origin: 'own', maker: null, model: null }
  const provider = voiceSourceOf(voiceId)
  if (provider === undefined) return MADE_HERE
  return { origin: 'model', maker: nameService(provider), model: null }
}
